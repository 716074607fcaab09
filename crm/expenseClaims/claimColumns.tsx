import { formatDay, formatMonth, StatusChip } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import type { Claim } from './types.ts';
import { statusWords } from './claimWords.ts';

/** The columns of the list of claims. */
export const claimColumns: GridColDef<Claim>[] = [
  { field: 'spentOn', headerName: '쓴 날', width: 150, valueGetter: (_value, row) => formatDay(row.spentOn) },
  {
    field: 'ta',
    headerName: '조교',
    width: 120,
    sortable: false,
    valueGetter: (_value, row) => row.taStaff?.name ?? '',
  },
  { field: 'description', headerName: '내용', flex: 1, minWidth: 200, sortable: false },
  {
    field: 'amount',
    headerName: '금액',
    width: 130,
    align: 'right',
    headerAlign: 'right',
    renderCell: ({ row }) => `${row.amount.toLocaleString('ko')}원`,
  },
  {
    field: 'files',
    headerName: '영수증',
    width: 110,
    sortable: false,
    renderCell: ({ row: { files } }) => (files.length === 0 ? '없음' : `${files.length}장`),
  },
  {
    field: 'status',
    headerName: '상태',
    width: 120,
    renderCell: ({ row }) => (
      <StatusChip tone={statusWords(row.status).tone}>{statusWords(row.status).label}</StatusChip>
    ),
  },
  {
    field: 'payMonth',
    headerName: '지급 월',
    width: 110,
    valueGetter: (_value, row) =>
      row.payMonth ? formatMonth(row.payMonth) : row.status === 'PAID' ? '급여와 따로' : '–',
  },
];
