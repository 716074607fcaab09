import type { Slice } from '../_protocol/slice.ts';
import { changeWorkRecords } from './changeWorkRecords.ts';
import { approveWorkCorrection, askWorkCorrection, cancelWorkCorrection, rejectWorkCorrection } from './corrections.ts';
import { punchIn, punchOut, punchWork, readClock } from './punch.ts';
import { createWorkRecord, deleteWorkRecord, listWorkRecords, updateWorkRecord } from './records.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'workRecords'> = {
  handlers: {
    approveWorkCorrection,
    askWorkCorrection,
    cancelWorkCorrection,
    changeWorkRecords,
    createWorkRecord,
    deleteWorkRecord,
    listWorkRecords,
    punchIn,
    punchOut,
    punchWork,
    readClock,
    rejectWorkCorrection,
    updateWorkRecord,
  },
  refusals,
};
