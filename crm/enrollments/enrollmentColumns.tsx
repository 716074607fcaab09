import { formatPhone, StatusChip, type Tone, formatPeriod, formatSchool, todayInSeoul } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { EnrollmentActions } from './EnrollmentActions.tsx';
import { stateOf, type EnrollmentRow, type EnrollmentState } from './enrollmentState.ts';

const states: Record<EnrollmentState, { label: string; tone: Tone }> = {
  planned: { label: '예정', tone: 'info' },
  current: { label: '수강 중', tone: 'positive' },
  ended: { label: '끝남', tone: 'neutral' },
};

/** The columns of the list of enrollments. */
export const enrollmentColumns: GridColDef<EnrollmentRow>[] = [
  { field: 'name', headerName: '이름', flex: 1, minWidth: 110, valueGetter: (_value, row) => row.student.user.name },
  { field: 'number', headerName: '학번', width: 110, valueGetter: (_value, row) => row.student.studentNumber },
  {
    field: 'school',
    headerName: '학교·학년',
    flex: 1,
    minWidth: 140,
    valueGetter: (_value, row) => formatSchool(row.student),
  },
  {
    field: 'phone',
    headerName: '휴대폰',
    width: 150,
    valueGetter: (_value, row) => formatPhone(row.student.user.phone ?? ''),
  },
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
