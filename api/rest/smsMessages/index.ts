import type { SliceHandlers } from '../handler.ts';
import { sendSms } from './sendSms.ts';

export const smsMessages: SliceHandlers<'smsMessages'> = { sendSms };
