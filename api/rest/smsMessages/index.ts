import type { SliceHandlers } from '../_protocol/handler.ts';
import { sendSms } from './sendSms.ts';

export const smsMessages: SliceHandlers<'smsMessages'> = { sendSms };
