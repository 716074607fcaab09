import type { CrudFilter } from '@refinedev/core';
import { useDataGrid } from '@refinedev/mui';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyWhenIdle } from '#client/page/lazyWhenIdle.tsx';
import type { Inquiries_Bool_Exp } from '#client/generated/graphql/ta.ts';
import { EmptyState, gridStateOf, Toolbar } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import { filterValue } from '../shared/lists/filterValue.ts';
import { Page } from '../shared/page/Page.tsx';
import { useListFilters } from '../shared/lists/useListFilters.ts';
import { InquiryListDocument } from './generated/graphql.ts';
import { inquiryColumns, type Inquiry } from './inquiryColumns.tsx';

const InquiryDialog = lazyWhenIdle(() => import('./InquiryDialog.tsx').then((file) => file.InquiryDialog));

const states = [
  { id: 'open', label: '기다림' },
  { id: 'closed', label: '마침' },
] as const;

/** `/crm/inquiries`: visitors who wish to enrol or to be called. */
export default function InquiryListPage() {
  const [openId, setOpenId] = useState<string | null>(null);
  const { dataGridProps, tableQuery, ...table } = useDataGrid<Inquiry>({
    resource: 'inquiries',
    pagination: { pageSize: 25 },
    sorters: { initial: [{ field: 'createdAt', order: 'asc' }] },
    meta: { gqlQuery: InquiryListDocument, where: inquiryWhere },
    queryOptions: { placeholderData: keepPreviousData },
  });
  const [{ state }, setFilters] = useListFilters(table, { state: 'eq' });
  const open = tableQuery.data?.data.find(({ id }) => id === openId);
  return (
    <Page description="첫 화면에서 온 신청입니다. 마친 문의는 6개월 뒤에 지워집니다.">
      <Toolbar label="문의 찾기">
        <ChoiceChips
          label="상태"
          items={states}
          chosen={[state === '' ? 'open' : state]}
          onToggle={(chosen) => setFilters({ state: chosen === 'open' ? '' : chosen })}
        />
      </Toolbar>
      <DataGrid
        label="입학 문의"
        columns={inquiryColumns}
        dataGridProps={dataGridProps}
        {...gridStateOf(tableQuery)}
        onOpen={({ id }) => setOpenId(id)}
        empty={
          state === 'closed' ? (
            <EmptyState title="마친 문의가 없습니다">연락을 마치면 여기에 남습니다.</EmptyState>
          ) : (
            <EmptyState title="기다리는 문의가 없습니다">첫 화면에서 신청이 오면 여기에 보입니다.</EmptyState>
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
