import type { SliceHandlers } from '../handler.ts';
import { addParticipants } from './addParticipants.ts';
import { listParticipantUserIds } from './listParticipantUserIds.ts';
import { lockAttendance } from './lockAttendance.ts';
import { markAttendance, markAttendanceBulk } from './markAttendance.ts';
import { removeParticipants } from './removeParticipants.ts';
import { writeMemoBulk, writeStudentMemo } from './writeMemo.ts';

export const participants: SliceHandlers<'participants'> = {
  addParticipants,
  listParticipantUserIds,
  lockAttendance,
  markAttendance,
  markAttendanceBulk,
  removeParticipants,
  writeMemoBulk,
  writeStudentMemo,
};
