import { formatDay, formatHours, formatWeek } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { RowLink } from '../shared/lists/RowLink.tsx';
import { paths } from './paths.ts';
import { ShareBar } from '../shared/page/ShareBar.tsx';
import { WeekActions } from './WeekActions.tsx';
import type { WeekRow } from './types.ts';

/** The columns of the list of weeks. */
export const weekColumns: GridColDef<WeekRow>[] = [
  {
    field: 'week',
    headerName: '주차',
    flex: 1,
    minWidth: 140,
    renderCell: ({ row }) => <RowLink href={paths.week(row.lectureId, row.id)}>{formatWeek(row)}</RowLink>,
  },
  {
    field: 'heldOn',
    headerName: '수업일',
    flex: 1,
    minWidth: 150,
    renderCell: ({ row }) => formatDay(row.heldOn),
  },
  {
    field: 'startsAt',
    headerName: '시간',
    flex: 0.8,
    minWidth: 120,
    renderCell: ({ row }) => formatHours(row),
  },
  { field: 'room', headerName: '강의실', flex: 0.6, minWidth: 90 },
  {
    field: 'attendance',
    headerName: '출결 현황',
    flex: 2,
    minWidth: 320,
    sortable: false,
    renderCell: ({ row }) => <AttendanceBar week={row} />,
  },
  {
    field: 'actions',
    headerName: '',
    width: 56,
    sortable: false,
    align: 'center',
    renderCell: ({ row }) => <WeekActions week={row} />,
  },
];

function AttendanceBar({ week }: { week: WeekRow }) {
  const all = week.participants_aggregate.aggregate?.count ?? 0;
  if (all === 0) return '수강생 없음';
  if (!week.attendanceRate) return `수업 전 · ${all}명`;
  const present = week.attendanceRate.present ?? 0;
  const unset = week.attendanceRate.unset ?? 0;
  const absent = (week.attendanceRate.marked ?? 0) - present;
  const words = [`출석 ${present}/${all}명`, absent > 0 && `결석 ${absent}명`, unset > 0 && `미체크 ${unset}명`];
  return (
    <ShareBar
      whole={all}
      parts={[
        { label: '출석', count: present, tone: 'positive' },
        { label: '결석', count: absent, tone: 'negative' },
      ]}
    >
      {words.filter(Boolean).join(' · ')}
    </ShareBar>
  );
}
