import type { AttendanceQuery } from '../../generated/graphql.ts';

type Participants = AttendanceQuery['participants'];

/** Those whose mark nobody of the staff set. */
export function autoMarked(participants: Participants): Participants {
  return participants.filter(
    ({ attendanceTypeId, markedAt, markedByStaff }) => attendanceTypeId != null && markedAt != null && !markedByStaff,
  );
}
