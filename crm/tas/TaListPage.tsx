import { useNavigate } from 'react-router';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { Button, EmptyState, Toolbar } from '#ui-kit';
import { DataGrid } from '#ui-kit/DataGrid/DataGrid.tsx';
import { ListChoice, ListSearch } from '../shared/lists/ListFilters.tsx';
import { firstOf, type BareList } from '../shared/lists/firstList.ts';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { CreateDialog } from '../shared/page/CreateDialog.tsx';
import { CreateLink } from '../shared/page/CreateLink.tsx';
import { Page } from '../shared/page/Page.tsx';
import { TaListDocument } from './generated/manager.ts';
import { paths } from './paths.ts';
import { taColumns } from './taColumns.tsx';
import { taFilters, taWhere } from './taQuery.ts';

const AddTaDialog = lazyPart(() => import('./AddTaDialog.tsx'));

const states = [
  { id: 'active', label: '활성' },
  { id: 'inactive', label: '비활성' },
  { id: 'all', label: '전체' },
] as const;

/** The list at its bare address. */
const bare = {
  resource: 'taDirectory',
  document: TaListDocument,
  meta: { where: taWhere },
  sorters: [{ field: 'name', order: 'asc' }],
} satisfies BareList<unknown>;

export const first = firstOf(bare);

/** `/crm/admin/tas`; at `/create` with the form open. */
export default function TaListPage() {
  const navigate = useNavigate();
  const list = useRecordList({
    ...bare,
    filters: taFilters,
  });
  const create = <CreateLink resource="taDirectory">조교 추가</CreateLink>;
  return (
    <Page actions={create}>
      <Toolbar label="조교 검색">
        <ListSearch list={list} field="q" label="조교 검색" placeholder="이름, 초성, 아이디, 전화번호" />
        <ListChoice list={list} field="state" label="상태" items={states} />
      </Toolbar>
      <DataGrid
        label="조교"
        columns={taColumns}
        {...list.grid}
        onOpen={(ta) => void navigate(paths.ta(ta.id))}
        empty={
          list.isFiltered ? (
            <EmptyState
              of="search"
              title="찾는 조교가 없습니다"
              action={<Button onClick={list.clear}>조건 초기화</Button>}
            >
              이름, 초성(ㅇㅈㅎ), 아이디, 전화번호로 찾을 수 있습니다.
            </EmptyState>
          ) : (
            <EmptyState of="person" title="아직 조교가 없습니다" action={create}>
              조교를 추가하면 임시 비밀번호를 한 번 보여 드립니다. 첫 로그인 때 새 비밀번호로 바꿉니다.
            </EmptyState>
          )
        }
      />
      <CreateDialog resource="taDirectory">
        {(close) => <AddTaDialog onClose={(id) => (id === undefined ? close() : void navigate(paths.ta(id)))} />}
      </CreateDialog>
    </Page>
  );
}
