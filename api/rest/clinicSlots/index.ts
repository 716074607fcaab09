import type { SliceHandlers } from '../_protocol/handler.ts';
import { copyClinicDay } from './copyDay.ts';
import { createClinicSlot } from './createSlot.ts';
import { readClinicDailyStatus } from './dailyStatus.ts';
import { deleteClinicSlot } from './deleteSlot.ts';
import { listClinicSlots } from './listSlots.ts';
import { repeatClinicSlot } from './repeatSlot.ts';
import { updateClinicRules } from './rules.ts';
import { updateClinicSlot } from './updateSlot.ts';

export const clinicSlots: SliceHandlers<'clinicSlots'> = {
  copyClinicDay,
  createClinicSlot,
  deleteClinicSlot,
  listClinicSlots,
  readClinicDailyStatus,
  repeatClinicSlot,
  updateClinicRules,
  updateClinicSlot,
};
