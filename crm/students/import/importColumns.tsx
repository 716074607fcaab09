import type { ImportRow } from '#client/generated/rest/students.ts';
import { Chip } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { importColumns } from '../list/exportColumns.ts';
import { studentFields } from '../studentFields.tsx';
import css from '../../shared/imports/Import.module.css';
import type { IdentifiedRow } from './types.ts';

/** Identifies a row by its number in the sheet. */
export function withId(row: ImportRow): IdentifiedRow {
  return { ...row, id: String(row.row) };
}

/** Columns of new and of unchanged students. */
export const studentColumns: GridColDef<IdentifiedRow>[] = [
  { field: 'row', headerName: '행', width: 56 },
  ...importColumns.flatMap(({ id, label }) => {
    const { preview } = studentFields[id];
    return preview ? { field: id, headerName: label, ...preview } : [];
  }),
];

/** Columns of students to be changed: field, old value, new value. */
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

/** Says what was corrected here, beside the row as it will be written. */
export const repairColumn = (repairs: ReadonlyMap<number, string>): GridColDef<IdentifiedRow> => ({
  field: 'repair',
  headerName: '여기서 수정한 값',
  flex: 1,
  minWidth: 180,
  sortable: false,
  renderCell: ({ row }) => {
    const words = repairs.get(row.row);
    return words !== undefined && <Chip tone="accent">{words}</Chip>;
  },
});

/** Says how cells were read that do not say it plainly. */
export const noteColumn: GridColDef<IdentifiedRow> = {
  field: 'notes',
  headerName: '확인할 것',
  width: 340,
  sortable: false,
  renderCell: ({ row }) => row.notes.length > 0 && <Chip tone="warning">{row.notes.join(', ')}</Chip>,
};
