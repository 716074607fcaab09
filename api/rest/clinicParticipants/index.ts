import type { Slice } from '../_protocol/slice.ts';
import { addClinicParticipants } from './addParticipants.ts';
import { assignClinicTa } from './assignTa.ts';
import { cancelClinicSlot, cancelCounselSlot } from './cancel.ts';
import {
  changeClinicParticipantTime,
  hurryClinicParticipant,
  moveClinicParticipant,
  writeClinicMemo,
} from './changeBooking.ts';
import { arriveClinicParticipant, departClinicParticipant, removeClinicParticipant } from './changeStatus.ts';
import { closeClinicDay } from './closeDay.ts';
import { reserveClinicSlot, reserveCounselSlot } from './reserve.ts';
import { countClinicTaAssignments, listClinicTaAssignments } from './taLoads.ts';
import { undoClinic } from './undo.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'clinicParticipants'> = {
  handlers: {
    addClinicParticipants,
    arriveClinicParticipant,
    assignClinicTa,
    cancelClinicSlot,
    cancelCounselSlot,
    changeClinicParticipantTime,
    closeClinicDay,
    countClinicTaAssignments,
    departClinicParticipant,
    hurryClinicParticipant,
    listClinicTaAssignments,
    moveClinicParticipant,
    removeClinicParticipant,
    reserveClinicSlot,
    reserveCounselSlot,
    undoClinic,
    writeClinicMemo,
  },
  refusals,
};
