import { StatusChip } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { identityColumns } from '../../students/parts.ts';
import type { ParticipantListQuery } from '../generated/graphql.ts';
import css from './ParticipantList.module.css';

/** One participant of the list. */
export type ListedParticipant = ParticipantListQuery['participants'][number];

interface Enrolled {
  student: { enrollments: readonly { fromDate: string; toDate: string | null }[] };
}

/** True for a student added by hand: not enrolled in the lecture on the date of the week. */
export function isGuest({ student }: Enrolled, heldOn: string): boolean {
  return !student.enrollments.some(
    ({ fromDate, toDate }) => fromDate <= heldOn && (toDate === null || toDate >= heldOn),
  );
}

/** Why a participant cannot be removed from the week; empty when nothing would be lost. */
export function whatStands({ attendanceType, memo, isLocked, scores }: ListedParticipant): string[] {
  const stands = [attendanceType?.name, memo !== '' && '메모', isLocked && '잠금', scores.length > 0 && '성적'];
  return stands.filter((word): word is string => typeof word === 'string');
}

/** The columns of the list of participants. */
export const participantColumns: GridColDef<ListedParticipant>[] = [
  ...identityColumns<ListedParticipant>(),
  {
    field: 'kind',
    headerName: '수강',
    width: 130,
    sortable: false,
    renderCell: ({ row }) =>
      isGuest(row, row.weeklyLecture.heldOn) ? (
        <StatusChip tone="info">이 주차만</StatusChip>
      ) : (
        <StatusChip tone="positive">수강 중</StatusChip>
      ),
  },
  {
    field: 'attendance',
    headerName: '출결',
    width: 110,
    valueGetter: (_value, row) => row.attendanceType?.name ?? '',
    renderCell: ({ row }) =>
      row.attendanceType ? (
        <span className={css.mark}>
          <span className={css.dot} style={{ background: row.attendanceType.color }} aria-hidden />
          {row.attendanceType.name}
        </span>
      ) : (
        '미체크'
      ),
  },
  { field: 'memo', headerName: '메모', flex: 1.4, minWidth: 160 },
];
