import { CanAccess, useCan, useTable } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyWhenIdle } from '#client/page/lazyWhenIdle.tsx';
import { Button, EmptyState, Tabs, QueryView } from '#ui-kit';
import { Pager } from '#ui-kit/DataGrid/Pager.tsx';
import { AddIcon } from '#ui-kit/icons.ts';
import { Page } from '../shared/page/Page.tsx';
import { useListFilters } from '../shared/lists/useListFilters.ts';
import { panels as today } from '../today/index.tsx';
import { NoticeListDocument, type NoticeListQuery } from './generated/graphql.ts';
import { NoticeCard } from './NoticeCard.tsx';
import { kinds, kindOf } from './kinds.ts';
import css from './NoticeListPage.module.css';

const NoticeDialog = lazyWhenIdle(() => import('./NoticeDialog.tsx').then((file) => file.NoticeDialog));

type Notice = NoticeListQuery['notices'][number];

/** `/crm/notice`: the notices for staff, pinned ones first. TAs begin here, also on phones. */
export default function NoticeListPage() {
  const [writing, setWriting] = useState(false);
  const { data: { can: mayWrite } = { can: false } } = useCan({ resource: 'notices', action: 'create' });
  const table = useTable<Notice>({
    resource: 'notices',
    pagination: { pageSize: 10 },
    filters: { initial: [{ field: 'kind', operator: 'eq', value: 'STAFF' }] },
    meta: { gqlQuery: NoticeListDocument },
    queryOptions: { placeholderData: keepPreviousData },
  });
  const [filters, setFilters] = useListFilters(table, { kind: 'eq' });
  const { tableQuery, currentPage, setCurrentPage, pageSize, setPageSize } = table;
  const kind = kindOf(filters.kind);
  const write = (
    <CanAccess resource="notices" action="create">
      <Button variant="primary" icon={<AddIcon aria-hidden />} onClick={() => setWriting(true)}>
        공지 쓰기
      </Button>
    </CanAccess>
  );
  return (
    <div data-phone>
      <Page actions={write}>
        <Suspense fallback={null}>
          <today.TodayStrip />
        </Suspense>
        <Tabs label="공지 종류" items={kinds} value={kind} onChange={(next) => setFilters({ kind: next })}>
          <QueryView query={tableQuery}>
            {({ data: notices, total }) =>
              notices.length > 0 ? (
                <div className={css.list}>
                  <ul role="list" className={css.notices}>
                    {notices.map((notice) => (
                      <NoticeCard key={notice.id} notice={notice} />
                    ))}
                  </ul>
                  <Pager
                    label="공지"
                    page={currentPage - 1}
                    pageSize={pageSize}
                    total={total}
                    onChange={(next) => {
                      setPageSize(next.pageSize);
                      setCurrentPage(next.page + 1);
                    }}
                  />
                </div>
              ) : (
                <EmptyState title="아직 공지가 없습니다" action={mayWrite && write}>
                  {mayWrite ? '모두가 알아야 할 일을 적어 두세요.' : '관리자가 공지를 쓰면 여기에 보입니다.'}
                </EmptyState>
              )
            }
          </QueryView>
        </Tabs>
        {writing && <NoticeDialog kind={kind} onClose={() => setWriting(false)} />}
      </Page>
    </div>
  );
}
