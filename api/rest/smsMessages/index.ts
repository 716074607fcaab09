import type { Slice } from '../_protocol/slice.ts';
import { readSmsSender } from './readSmsSender.ts';
import { refusals } from './refusals.ts';
import { resendFailedSms } from './resendFailedSms.ts';
import { sendSms } from './sendSms.ts';
import { stopSms } from './stopSms.ts';

export const slice: Slice<'smsMessages'> = {
  handlers: { readSmsSender, resendFailedSms, sendSms, stopSms },
  refusals,
};
