import type { SliceHandlers } from '../handler.ts';
import { unserved } from '../unserved.ts';

export const clinicParticipants: SliceHandlers<'clinicParticipants'> = {
  addClinicParticipants: unserved,
  arriveClinicParticipant: unserved,
  assignClinicTa: unserved,
  cancelClinicSlot: unserved,
  cancelCounselSlot: unserved,
  changeClinicParticipantTime: unserved,
  closeClinicDay: unserved,
  countClinicTaAssignments: unserved,
  departClinicParticipant: unserved,
  hurryClinicParticipant: unserved,
  listClinicTaAssignments: unserved,
  moveClinicParticipant: unserved,
  removeClinicParticipant: unserved,
  reserveClinicSlot: unserved,
  reserveCounselSlot: unserved,
  undoClinic: unserved,
  writeClinicMemo: unserved,
};
