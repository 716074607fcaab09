import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import type { PayRow } from './payrollRows.ts';
import { hours } from '../payWords.ts';

const figure = (field: keyof PayRow & string, headerName: string, width = 118): GridColDef<PayRow> => ({
  field,
  headerName,
  width,
  align: 'right',
  headerAlign: 'right',
  renderCell: ({ row }) => (row[field] === 0 ? '–' : row[field].toLocaleString('ko')),
});

/** The columns of the register; amounts in 원. */
export const payColumns: GridColDef<PayRow>[] = [
  { field: 'label', headerName: '이름', flex: 1, minWidth: 110 },
  {
    field: 'minutes',
    headerName: '시급 근무',
    width: 130,
    align: 'right',
    headerAlign: 'right',
    renderCell: ({ row }) => (row.minutes === 0 ? '–' : hours(row.minutes)),
  },
  figure('hourly', '시급'),
  figure('salary', '월급'),
  figure('weeklyHoliday', '주휴수당', 104),
  figure('custom', '추가/공제', 104),
  figure('claimed', '경비', 100),
  figure('withheld', '원천징수', 104),
  {
    field: 'net',
    headerName: '실지급액',
    width: 128,
    align: 'right',
    headerAlign: 'right',
    renderCell: ({ row }) => <strong>{row.net.toLocaleString('ko')}</strong>,
  },
];
