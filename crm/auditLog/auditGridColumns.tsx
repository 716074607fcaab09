import { formatInstant } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import type { AuditEntryListQuery } from './generated/manager.ts';
import { aboutWords, actWords, changeWords, whoWords, type NamesById } from './auditWords.ts';

/** An act, by its first change. A view's columns may be null for the database; its key never is. */
export type ListedChange = AuditEntryListQuery['auditEntries'][number] & { id: string };

/** The columns of the list of changes. */
export const auditGridColumns = (names: NamesById): GridColDef<ListedChange>[] => [
  {
    field: 'at',
    headerName: '일시',
    width: 180,
    sortable: false,
    renderCell: ({ row }) => formatInstant(row.at ?? ''),
  },
  {
    field: 'who',
    headerName: '사용자',
    width: 150,
    sortable: false,
    valueGetter: (_value, row) => whoWords(row),
  },
  {
    field: 'what',
    headerName: '작업',
    flex: 1.4,
    minWidth: 200,
    sortable: false,
    valueGetter: (_value, row) => actWords(row),
  },
  {
    field: 'about',
    headerName: '대상',
    flex: 1,
    minWidth: 130,
    sortable: false,
    valueGetter: (_value, row) => aboutWords(row),
  },
  {
    field: 'changes',
    headerName: '변경 전 → 변경 후',
    flex: 2.4,
    minWidth: 260,
    sortable: false,
    valueGetter: (_value, row) => changeWords(row, names).join(', '),
  },
  { field: 'ip', headerName: '주소', width: 140, sortable: false },
];
