import { useDataGrid } from '@refinedev/mui';
import { useState } from 'react';
import { lazyWhenIdle } from '#client/page/lazyWhenIdle.tsx';
import { EmptyState, SelectInput, Toolbar, gridStateOf } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { Page } from '../shared/page/Page.tsx';
import { useListFilters } from '../shared/lists/useListFilters.ts';
import { claimColumns } from './claimColumns.tsx';
import { statusOptions } from './claimWords.ts';
import { ClaimListDocument } from './generated/graphql.ts';
import type { Claim } from './types.ts';

const ClaimDialog = lazyWhenIdle(() => import('./ClaimDialog.tsx').then((file) => file.ClaimDialog));

/** `/crm/admin/expense-claims`: what TAs spent, to approve or reject, receipts beside the amounts. */
export default function ClaimListPage() {
  const [openId, setOpenId] = useState<string>();
  const { dataGridProps, tableQuery, ...table } = useDataGrid<Claim>({
    resource: 'expenseClaims',
    pagination: { pageSize: 25 },
    sorters: { initial: [{ field: 'spentOn', order: 'desc' }] },
    meta: { gqlQuery: ClaimListDocument },
  });
  const [{ status }, setFilters] = useListFilters(table, { status: 'eq' });
  const claim = dataGridProps.rows.find(({ id }) => id === openId);
  return (
    <Page description="승인한 경비는 그 달의 급여와 함께 지급됩니다. 자기가 청구한 것은 다른 관리자가 처리합니다.">
      <Toolbar label="경비 청구 찾기">
        <SelectInput
          aria-label="상태"
          emptyLabel="모든 상태"
          value={status === '' ? null : status}
          options={statusOptions}
          onChange={(value) => setFilters({ status: value ?? '' })}
        />
      </Toolbar>
      <DataGrid
        label="경비 청구"
        columns={claimColumns}
        dataGridProps={dataGridProps}
        {...gridStateOf(tableQuery)}
        onOpen={({ id }) => setOpenId(id)}
        empty={<EmptyState title="경비 청구가 없습니다">조교가 경비를 청구하면 여기에서 처리합니다.</EmptyState>}
      />
      {claim && <ClaimDialog claim={claim} onClose={() => setOpenId(undefined)} />}
    </Page>
  );
}
