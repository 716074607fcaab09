import { useCan } from '@refinedev/core';
import { useDataGrid } from '@refinedev/mui';
import { useMatch, useNavigate } from 'react-router';
import { lazyWhenIdle } from '#client/page/lazyWhenIdle.tsx';
import { EmptyState, gridStateOf } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { paths } from './paths.ts';
import { CreateLink } from '../shared/page/CreateLink.tsx';
import { Page } from '../shared/page/Page.tsx';
import { TermListDocument } from './generated/graphql.ts';
import { termColumns, type TermRow } from './termColumns.tsx';

const NewTermDialog = lazyWhenIdle(() => import('./NewTermDialog.tsx').then((file) => file.NewTermDialog));

/** `/crm/terms`; at `/create` with the form open. Managers can edit, all staff can read. */
export default function TermListPage() {
  const navigate = useNavigate();
  const mayCreate = useCan({ resource: 'terms', action: 'create' }).data?.can === true;
  const creating = useMatch(paths.create) !== null && mayCreate;
  const { dataGridProps, tableQuery } = useDataGrid<TermRow>({
    resource: 'terms',
    pagination: { pageSize: 10 },
    sorters: { initial: [{ field: 'title', order: 'asc' }] },
    meta: { gqlQuery: TermListDocument },
  });
  const create = <CreateLink resource="terms">약관 만들기</CreateLink>;
  return (
    <Page actions={create}>
      <DataGrid
        label="약관"
        columns={termColumns}
        dataGridProps={dataGridProps}
        {...gridStateOf(tableQuery)}
        onOpen={(term) => void navigate(paths.term(term.id))}
        empty={
          <EmptyState title="아직 약관이 없습니다" action={create}>
            이용약관과 개인정보 처리방침을 만들면 누구나 첫 화면 아래에서 볼 수 있습니다.
          </EmptyState>
        }
      />
      {creating && <NewTermDialog onClose={() => void navigate(paths.terms)} />}
    </Page>
  );
}
