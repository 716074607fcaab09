import { ButtonLink, EmptyState, Toolbar, formatInstant } from '#ui-kit';
import { DataGrid, type GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { ListSelect } from '../shared/lists/ListFilters.tsx';
import { firstOf, type BareList } from '../shared/lists/firstList.ts';
import { useRecordList } from '../shared/lists/useRecordList.ts';
import { accessKinds, kindWords, whoseWords } from './accessWords.ts';
import { AccessLogListDocument, type AccessLogListQuery } from './generated/manager.ts';
import css from './AccessReview.module.css';
import { paths } from './paths.ts';

type Access = AccessLogListQuery['accessLog'][number];

const columns: GridColDef<Access>[] = [
  { field: 'at', headerName: '일시', width: 190, renderCell: ({ row }) => formatInstant(row.at) },
  {
    field: 'actor',
    headerName: '사용자',
    flex: 1,
    minWidth: 120,
    sortable: false,
    valueGetter: (_value, row) => row.actor?.name ?? '삭제된 사람',
  },
  { field: 'kind', headerName: '작업', width: 130, valueGetter: (_value, row) => kindWords(row.kind) },
  {
    field: 'student',
    headerName: '대상',
    flex: 1,
    minWidth: 120,
    sortable: false,
    valueGetter: (_value, row) => whoseWords(row),
  },
  { field: 'ip', headerName: '주소', width: 160, sortable: false },
];

/** The list at its bare address. */
const bare = {
  resource: 'accessLog',
  document: AccessLogListDocument,
  sorters: [{ field: 'at', order: 'desc' }],
} satisfies BareList<unknown>;

export const first = firstOf(bare);

/** `/crm/admin/audit`: who saw or took the personal data of students. */
export default function AccessLogTab() {
  const list = useRecordList({
    ...bare,
    filters: { kind: 'eq' },
  });
  return (
    <>
      <p className={css.hint}>
        학생의 개인정보를 누가 보고 가져갔는지의 기록입니다. 2년 동안 남고 누구도 수정할 수 없습니다.
      </p>
      <Toolbar label="접속 기록 검색">
        <ListSelect list={list} field="kind" label="작업" emptyLabel="모두" options={accessKinds} />
        <ButtonLink href={paths.review}>월별 점검</ButtonLink>
      </Toolbar>
      <DataGrid
        label="접속 기록"
        columns={columns}
        {...list.grid}
        empty={
          <EmptyState of="record" title="기록이 없습니다">
            학생 화면을 열거나 내보내면 여기에 남습니다.
          </EmptyState>
        }
      />
    </>
  );
}
