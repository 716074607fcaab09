import type { SliceHandlers } from '../handler.ts';
import { unserved } from '../unserved.ts';

export const clinicSlots: SliceHandlers<'clinicSlots'> = {
  copyClinicDay: unserved,
  createClinicSlot: unserved,
  deleteClinicSlot: unserved,
  listClinicSlots: unserved,
  readClinicDailyStatus: unserved,
  repeatClinicSlot: unserved,
  updateClinicRules: unserved,
  updateClinicSlot: unserved,
};
