import type { CrudFilter } from '@refinedev/core';
import { useState } from 'react';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import type { Inquiries_Bool_Exp } from '#client/generated/graphql/ta.ts';
import { EmptyState, Toolbar } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { filterValue } from '../shared/lists/filterValue.ts';
import { ListChoice } from '../shared/lists/ListFilters.tsx';
import { firstOf, type BareList } from '../shared/lists/firstList.ts';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { Page } from '../shared/page/Page.tsx';
import { InquiryListDocument } from './generated/graphql.ts';
import { inquiryColumns } from './inquiryColumns.tsx';

const InquiryDialog = lazyWhenIdle(() => import('./InquiryDialog.tsx').then((file) => file.InquiryDialog));

const states = [
  { id: 'open', label: '대기' },
  { id: 'closed', label: '완료' },
] as const;

/** The list at its bare address. */
const bare = {
  resource: 'inquiries',
  document: InquiryListDocument,
  meta: { where: inquiryWhere },
  sorters: [{ field: 'createdAt', order: 'asc' }],
} satisfies BareList<unknown>;

export const first = firstOf(bare);

/** `/crm/inquiries`: visitors who wish to enrol or to be called. */
export default function InquiryListPage() {
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useRecordList({
    ...bare,
    filters: { state: 'eq' },
  });
  const open = list.rows.find(({ id }) => id === openId);
  return (
    <Page description="홈페이지에서 온 신청입니다. 마친 문의는 6개월 뒤에 삭제됩니다.">
      <Toolbar label="문의 검색">
        <ListChoice list={list} field="state" label="상태" items={states} />
      </Toolbar>
      <DataGrid
        label="입학 문의"
        columns={inquiryColumns}
        {...list.grid}
        onOpen={({ id }) => setOpenId(id)}
        empty={
          list.filters.state === 'closed' ? (
            <EmptyState of="talk" title="마친 문의가 없습니다">
              연락을 마치면 여기에 남습니다.
            </EmptyState>
          ) : (
            <EmptyState of="done" title="기다리는 문의가 없습니다">
              홈페이지에서 신청이 오면 여기에 보입니다.
            </EmptyState>
          )
        }
      />
      {open && <InquiryDialog inquiry={open} onClose={() => setOpenId(null)} />}
    </Page>
  );
}

/** The `where` of the list's filter; without a state, those that wait. */
function inquiryWhere(filters: readonly CrudFilter[]): Inquiries_Bool_Exp {
  return { closedAt: { _is_null: filterValue(filters, 'state') !== 'closed' } };
}
