import type { Slice } from '../_protocol/slice.ts';
import { addParticipants } from './addParticipants.ts';
import { addParticipantsWithOptions } from './addParticipantsWithOptions.ts';
import { findCandidates } from './candidates/findCandidates.ts';
import { listParticipantUserIds } from './listParticipantUserIds.ts';
import { lockAttendance } from './marks/lockAttendance.ts';
import { markAttendance, markAttendanceBulk } from './marks/markAttendance.ts';
import { removeParticipants } from './removeParticipants.ts';
import { undoAttendance } from './marks/undoAttendance.ts';
import { writeMemoBulk, writeStudentMemo } from './writeMemo.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'participants'> = {
  handlers: {
    addParticipants,
    addParticipantsWithOptions,
    findCandidates,
    listParticipantUserIds,
    lockAttendance,
    markAttendance,
    markAttendanceBulk,
    removeParticipants,
    undoAttendance,
    writeMemoBulk,
    writeStudentMemo,
  },
  refusals,
};
