import { Link, StatusChip, formatSchool, formatWeek } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { paths as scorePaths } from '../scores/paths.ts';
import { paths as studentPaths } from '../students/paths.ts';
import type { DueRow } from './types.ts';

/** The columns of the list of retakes: the first attempt and all retakes side by side. */
export const retakeColumns: GridColDef<DueRow>[] = [
  {
    field: 'student',
    headerName: '학생',
    flex: 1,
    minWidth: 120,
    valueGetter: (_value, { score }) => score.student.user.name,
    renderCell: ({ row: { score } }) => (
      <Link quiet href={studentPaths.student(score.student.id)}>
        {score.student.user.name}
      </Link>
    ),
  },
  {
    field: 'school',
    headerName: '학교·학년',
    width: 140,
    valueGetter: (_value, { score }) => formatSchool(score.student),
  },
  {
    field: 'lecture',
    headerName: '강의',
    flex: 1,
    minWidth: 120,
    valueGetter: (_value, { exam }) => exam?.lecture?.name ?? '',
  },
  {
    field: 'exam',
    headerName: '시험',
    flex: 1.4,
    minWidth: 180,
    valueGetter: (_value, { exam }) => (exam ? `${formatWeek(exam.weeklyLecture)} ${exam.name}` : ''),
    renderCell: ({ row: { exam } }) =>
      exam && (
        <Link quiet href={scorePaths.ofWeek(exam.lectureId, exam.weeklyLectureId)}>
          {`${formatWeek(exam.weeklyLecture)} ${exam.name}`}
        </Link>
      ),
  },
  {
    field: 'cutline',
    headerName: '커트라인',
    width: 90,
    sortable: false,
    valueGetter: (_value, { exam, retakeExam }) => retakeExam?.cutline ?? exam?.cutline ?? null,
    valueFormatter: (points: number | null) => (points === null ? '' : `${points}점`),
  },
  {
    field: 'attempts',
    headerName: '첫 응시 → 재시험',
    flex: 1,
    minWidth: 160,
    sortable: false,
    valueGetter: (_value, { score }) => score.attempts.map(({ value }) => value ?? '–').join(' → '),
  },
  {
    field: 'clinicStatus',
    headerName: '클리닉',
    width: 100,
    renderCell: ({ row }) => <ClinicState row={row} />,
  },
];

const words: Record<string, string> = { REQUIRED: '대상', RESERVED: '예약', DONE: '완료' };

/** Where a student stands; one with an open clinic todo was called, but has not booked yet. */
function ClinicState({ row: { clinicStatus, clinicTodos } }: { row: DueRow }) {
  if (clinicStatus === 'REQUIRED' && clinicTodos.length > 0) return <StatusChip tone="warning">연락함</StatusChip>;
  return (
    <StatusChip tone={clinicStatus === 'REQUIRED' ? 'negative' : clinicStatus === 'DONE' ? 'positive' : 'info'}>
      {words[clinicStatus] ?? clinicStatus}
    </StatusChip>
  );
}
