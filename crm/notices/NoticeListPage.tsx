import { CanAccess, useCan, type CrudFilter } from '@refinedev/core';
import { useState } from 'react';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { EmptyState, Stack, Tabs, QueryView } from '#ui-kit';
import { Pager } from '#ui-kit/DataGrid/Pager.tsx';
import { filterValue } from '../shared/lists/filterValue.ts';
import { Page } from '../shared/page/Page.tsx';
import { firstOf, type BareList } from '../shared/lists/firstList.ts';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { AddButton } from '../shared/page/AddButton.tsx';
import { TodayStrip } from '../today/parts.ts';
import { NoticeListDocument } from './generated/graphql.ts';
import { NoticeCard } from './NoticeCard.tsx';
import { kinds, kindOf } from './kinds.ts';
import css from './NoticeListPage.module.css';

const NoticeDialog = lazyWhenIdle(() => import('./NoticeDialog.tsx').then((file) => file.NoticeDialog));

/** The `where` of the list's filter; without one, the notices for staff. */
const noticeWhere = (filters: readonly CrudFilter[]) => ({ kind: { _eq: kindOf(filterValue(filters, 'kind')) } });

/** The list at its bare address. */
const bare = {
  resource: 'notices',
  document: NoticeListDocument,
  meta: { where: noticeWhere },
} satisfies BareList<unknown>;

export const first = firstOf(bare);

/** `/crm/notice`: the notices for staff, pinned ones first. TAs begin here, also on phones. */
export default function NoticeListPage() {
  const [writing, setWriting] = useState(false);
  const { data: { can: mayWrite } = { can: false } } = useCan({ resource: 'notices', action: 'create' });
  const list = useRecordList({
    ...bare,
    filters: { kind: 'eq' },
  });
  const kind = kindOf(list.filters.kind);
  const write = (
    <CanAccess resource="notices" action="create">
      <AddButton onClick={() => setWriting(true)}>공지 작성</AddButton>
    </CanAccess>
  );
  return (
    <div data-phone>
      <Page actions={write}>
        <Stack gap={16}>
          <TodayStrip />

          <Tabs label="공지 종류" items={kinds} value={kind} onChange={(next) => list.setFilters({ kind: next })}>
            <QueryView query={list.query}>
              {({ data: notices }) =>
                notices.length > 0 ? (
                  <div className={css.list}>
                    <ul role="list" className={css.notices}>
                      {notices.map((notice) => (
                        <NoticeCard key={notice.id} notice={notice} />
                      ))}
                    </ul>
                    <Pager label="공지" {...list.pager} />
                  </div>
                ) : (
                  <EmptyState of="talk" title="아직 공지가 없습니다" action={mayWrite && write}>
                    {mayWrite ? '모두가 알아야 할 일을 적어 두세요.' : '관리자가 공지를 쓰면 여기에 보입니다.'}
                  </EmptyState>
                )
              }
            </QueryView>
          </Tabs>
        </Stack>
        {writing && <NoticeDialog kind={kind} onClose={() => setWriting(false)} />}
      </Page>
    </div>
  );
}
