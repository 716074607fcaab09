import { formatPeriod, StatusChip, todayInSeoul, type Tone } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { identityColumns } from '../students/parts.ts';
import { EnrollmentActions } from './EnrollmentActions.tsx';
import { stateOf, type EnrollmentRow, type EnrollmentState } from './enrollmentState.ts';

const states: Record<EnrollmentState, { label: string; tone: Tone }> = {
  planned: { label: '예정', tone: 'info' },
  current: { label: '수강 중', tone: 'positive' },
  ended: { label: '끝남', tone: 'neutral' },
};

/** The columns of the list of enrollments. */
export const enrollmentColumns: GridColDef<EnrollmentRow>[] = [
  ...identityColumns<EnrollmentRow>(),
  {
    field: 'fromDate',
    headerName: '수강 기간',
    flex: 1.3,
    minWidth: 220,
    renderCell: ({ row }) => formatPeriod(row),
  },
  {
    field: 'state',
    headerName: '상태',
    width: 110,
    valueGetter: (_value, row) => stateOf(row, todayInSeoul()),
    renderCell: ({ row }) => {
      const { label, tone } = states[stateOf(row, todayInSeoul())];
      return <StatusChip tone={tone}>{label}</StatusChip>;
    },
  },
  {
    field: 'actions',
    headerName: '',
    width: 56,
    sortable: false,
    align: 'center',
    renderCell: ({ row }) => <EnrollmentActions enrollment={row} />,
  },
];
