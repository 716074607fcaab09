import { useNavigate } from 'react-router';
import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { EmptyState } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { paths } from './paths.ts';
import { firstOf, type BareList } from '../shared/lists/firstList.ts';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { CreateDialog } from '../shared/page/CreateDialog.tsx';
import { CreateLink } from '../shared/page/CreateLink.tsx';
import { Page } from '../shared/page/Page.tsx';
import { TermListDocument } from './generated/graphql.ts';
import { termColumns } from './termColumns.tsx';

const NewTermDialog = lazyWhenIdle(() => import('./NewTermDialog.tsx').then((file) => file.NewTermDialog));

/** The list at its bare address. */
const bare = {
  resource: 'terms',
  document: TermListDocument,
  sorters: [{ field: 'title', order: 'asc' }],
} satisfies BareList<unknown>;

export const first = firstOf(bare);

/** `/crm/terms`; at `/create` with the form open. Managers can edit, all staff can read. */
export default function TermListPage() {
  const navigate = useNavigate();
  const { grid } = useRecordList(bare);
  const create = <CreateLink resource="terms">약관 만들기</CreateLink>;
  return (
    <Page actions={create}>
      <DataGrid
        label="약관"
        columns={termColumns}
        {...grid}
        onOpen={(term) => void navigate(paths.term(term.id))}
        empty={
          <EmptyState of="sheet" title="아직 약관이 없습니다" action={create}>
            이용약관과 개인정보 처리방침을 만들면 누구나 홈페이지 아래에서 볼 수 있습니다.
          </EmptyState>
        }
      />
      <CreateDialog resource="terms">{(close) => <NewTermDialog onClose={close} />}</CreateDialog>
    </Page>
  );
}
