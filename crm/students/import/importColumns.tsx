import type { ImportRow } from '#client/generated/rest/students.ts';
import { formatPhone } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import css from './Import.module.css';

/** A row of the sheet as a list wants it: its number is its id. */
export type IdentifiedRow = ImportRow & { id: string };

/** Names a row by its number in the sheet. */
export function withId(row: ImportRow): IdentifiedRow {
  return { ...row, id: String(row.row) };
}

/** Columns of new and of unchanged students. */
export const studentColumns: GridColDef<IdentifiedRow>[] = [
  { field: 'row', headerName: '행', width: 56 },
  { field: 'name', headerName: '이름', width: 90 },
  { field: 'studentNumber', headerName: '학번', width: 95, valueGetter: (value) => value ?? '새 번호' },
  { field: 'school', headerName: '학교', flex: 1, minWidth: 90 },
  { field: 'grade', headerName: '학년', width: 64 },
  { field: 'phone', headerName: '휴대폰', width: 130, valueGetter: (value) => formatPhone(value ?? '') },
  {
    field: 'parentName',
    headerName: '보호자',
    width: 185,
    valueGetter: (_value, row) => [row.parentName, formatPhone(row.parentPhone ?? '')].filter(Boolean).join(' '),
  },
  { field: 'lecture', headerName: '대표강의', flex: 1, minWidth: 100 },
  { field: 'tags', headerName: '태그', width: 95, valueGetter: (_value, row) => row.tags.join(', ') },
  { field: 'memo', headerName: '메모', flex: 1, minWidth: 105 },
];

/** Columns of students who would change: what, from what, to what. */
export const changedColumns: GridColDef<IdentifiedRow>[] = [
  { field: 'row', headerName: '행', width: 64 },
  { field: 'name', headerName: '이름', width: 100 },
  { field: 'studentNumber', headerName: '학번', width: 110 },
  {
    field: 'changes',
    headerName: '바뀌는 값',
    flex: 1,
    minWidth: 400,
    sortable: false,
    renderCell: ({ row }) => <Changes changes={row.changes} />,
  },
];

function Changes({ changes }: Pick<ImportRow, 'changes'>) {
  const words = changes.map(({ label, before, after }) => `${label}: ${before || '없음'} → ${after}`);
  return (
    <span className={css.changes} title={words.join('\n')}>
      {changes.map(({ field, label, before, after }) => (
        <span key={field}>
          {label} <del>{before || '없음'}</del> → <ins>{after}</ins>
        </span>
      ))}
    </span>
  );
}
