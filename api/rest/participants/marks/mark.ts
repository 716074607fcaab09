import type { ReplyOf } from '#openapi/generated/operations.ts';

/** The answer to a write of attendance, memo or lock. */
export type Mark = ReplyOf<'markAttendance'>;

/** The columns a mark is made of. */
export const markColumns = [
  'participants.id',
  'participants.student_id',
  'participants.attendance_type_id',
  'participants.memo',
  'participants.is_locked',
  'participants.lock_reason',
  'participants.makeup_for_id',
  'participants.version',
] as const;

/** A participant's row in the form of the contract. */
export function toMark(row: {
  id: string;
  student_id: string;
  attendance_type_id: string | null;
  memo: string;
  is_locked: boolean;
  lock_reason: string;
  makeup_for_id: string | null;
  version: number;
}): Mark {
  return {
    id: row.id,
    userId: row.student_id,
    attendanceTypeId: row.attendance_type_id,
    memo: row.memo,
    isLocked: row.is_locked,
    lockReason: row.lock_reason,
    makeupForId: row.makeup_for_id,
    version: row.version,
  };
}
