import type { Slice } from '../_protocol/slice.ts';
import { changeRetentionSettings } from './changeRetentionSettings.ts';
import { recordWithdrawal } from './recordWithdrawal.ts';
import { refusals } from './refusals.ts';
import { beginRetentionRun, cancelRetentionRun, continueRetentionRun } from './runs.ts';

export const slice: Slice<'retention'> = {
  handlers: {
    beginRetentionRun,
    cancelRetentionRun,
    changeRetentionSettings,
    continueRetentionRun,
    recordWithdrawal,
  },
  refusals,
};
