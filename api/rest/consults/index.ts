import type { Slice } from '../_protocol/slice.ts';
import { readAlertSettings, setAlertSettings } from './alertSettings.ts';
import { closeConsultTask } from './closeConsultTask.ts';
import { createConsult } from './createConsult.ts';
import { deleteConsult } from './deleteConsult.ts';
import { updateConsult } from './updateConsult.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'consults'> = {
  handlers: {
    closeConsultTask,
    createConsult,
    deleteConsult,
    readAlertSettings,
    setAlertSettings,
    updateConsult,
  },
  refusals,
};
