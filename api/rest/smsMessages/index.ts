import type { Slice } from '../_protocol/slice.ts';
import { sendSms } from './sendSms.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'smsMessages'> = { handlers: { sendSms }, refusals };
