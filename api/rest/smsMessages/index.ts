import type { Slice } from '../_protocol/slice.ts';
import { cancelSms } from './cancelSms.ts';
import { changeSms } from './changeSms.ts';
import { previewSms } from './previewSms.ts';
import { readSmsSender } from './readSmsSender.ts';
import { readSmsPicture, uploadSmsPicture } from './pictures.ts';
import { readSmsWays } from './readSmsWays.ts';
import { refusals } from './refusals.ts';
import { resendFailedSms } from './resendFailedSms.ts';
import { sendSms } from './sendSms.ts';
import { stopSms } from './stopSms.ts';

export const slice: Slice<'smsMessages'> = {
  handlers: {
    cancelSms,
    changeSms,
    previewSms,
    readSmsPicture,
    readSmsSender,
    readSmsWays,
    resendFailedSms,
    sendSms,
    stopSms,
    uploadSmsPicture,
  },
  refusals,
};
