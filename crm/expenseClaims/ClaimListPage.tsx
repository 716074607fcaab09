import { useState } from 'react';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { useSession } from '#client/session/session.ts';
import { EmptyState, Toolbar } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { ActionButtons } from '../shared/actions/ActionButtons.tsx';
import { Page } from '../shared/page/Page.tsx';
import { ListSelect } from '../shared/lists/ListFilters.tsx';
import { firstOf, type BareList } from '../shared/lists/firstList.ts';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { claimColumns } from './claimColumns.tsx';
import { statusOptions } from './claimWords.ts';
import { ClaimListDocument } from './generated/graphql.ts';
import { claiming } from './mine/claiming.tsx';

const ClaimDialog = lazyWhenIdle(() => import('./ClaimDialog.tsx').then((file) => file.ClaimDialog));

/** The list at its bare address. */
const bare = {
  resource: 'expenseClaims',
  document: ClaimListDocument,
  sorters: [{ field: 'spentOn', order: 'desc' }],
} satisfies BareList<unknown>;

export const first = firstOf(bare);

/** `/crm/admin/expense-claims`: what TAs spent, to approve or reject, receipts beside the amounts; a TA sees and makes their own. */
export default function ClaimListPage() {
  const isTa = useSession().auth?.userType === 'TA';
  const [openId, setOpenId] = useState<string>();
  const list = useRecordList({
    ...bare,
    filters: { status: 'eq' },
  });
  const claim = list.rows.find(({ id }) => id === openId);
  return (
    <Page
      description="승인한 경비는 그 달의 급여와 함께 지급됩니다. 자기가 청구한 것은 다른 관리자가 처리합니다."
      actions={isTa && <ActionButtons hasMain actions={[claiming]} />}
    >
      <Toolbar label="경비 청구 검색">
        <ListSelect list={list} field="status" label="상태" emptyLabel="모든 상태" options={statusOptions} />
      </Toolbar>
      <DataGrid
        label="경비 청구"
        columns={claimColumns}
        {...list.grid}
        onOpen={({ id }) => setOpenId(id)}
        empty={
          <EmptyState of="money" title="경비 청구가 없습니다">
            조교가 경비를 청구하면 여기에서 처리합니다.
          </EmptyState>
        }
      />
      {claim && <ClaimDialog claim={claim} onClose={() => setOpenId(undefined)} />}
    </Page>
  );
}
