import type { Slice } from '../_protocol/slice.ts';
import { copyClinicDay } from './copyDay.ts';
import { createClinicSlot } from './createSlot.ts';
import { readClinicDailyStatus } from './dailyStatus.ts';
import { deleteClinicSlot } from './deleteSlot.ts';
import { listClinicSlots } from './listSlots.ts';
import { repeatClinicSlot } from './repeatSlot.ts';
import { updateClinicRules } from './rules.ts';
import { updateClinicSlot } from './updateSlot.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'clinicSlots'> = {
  handlers: {
    copyClinicDay,
    createClinicSlot,
    deleteClinicSlot,
    listClinicSlots,
    readClinicDailyStatus,
    repeatClinicSlot,
    updateClinicRules,
    updateClinicSlot,
  },
  refusals,
};
