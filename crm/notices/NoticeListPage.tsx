import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { Button, EmptyState, Tabs, QueryView } from '#ui-kit';
import { AddIcon } from '#ui-kit/icons.ts';
import { Page } from '../shared/Page.tsx';
import { useIsManager } from '../shared/useLevel.ts';
import { useUrlState } from '../shared/useUrlState.ts';
import { NoticeListDocument } from './generated/graphql.ts';
import { NoticeCard } from './NoticeCard.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';
import { kinds, kindOf } from './kinds.ts';
import css from './NoticeListPage.module.css';

const defaults = { kind: 'STAFF' };

/** `/crm/notice`: the notices for staff, pinned ones first. */
export default function NoticeListPage() {
  const [filters, setFilters] = useUrlState(defaults);
  const [writing, setWriting] = useState(false);
  const isManager = useIsManager();
  const kind = kindOf(filters.kind);
  const query = useGql(NoticeListDocument, { kind });
  const write = isManager && (
    <Button variant="primary" icon={<AddIcon aria-hidden />} onClick={() => setWriting(true)}>
      공지 쓰기
    </Button>
  );
  return (
    <Page title="공지" actions={write}>
      <Tabs label="공지 종류" items={kinds} value={kind} onChange={(next) => setFilters({ kind: next })}>
        <QueryView query={query}>
          {({ notices }) =>
            notices.length > 0 ? (
              <ul role="list" className={css.notices}>
                {notices.map((notice) => (
                  <NoticeCard key={notice.id} notice={notice} canEdit={isManager} />
                ))}
              </ul>
            ) : (
              <EmptyState title="아직 공지가 없습니다" action={write}>
                {isManager ? '모두가 알아야 할 일을 적어 두세요.' : '관리자가 공지를 쓰면 여기에 보입니다.'}
              </EmptyState>
            )
          }
        </QueryView>
      </Tabs>
      {writing && <NoticeDialog kind={kind} onClose={() => setWriting(false)} />}
    </Page>
  );
}
