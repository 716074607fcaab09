import type { Slice } from '../_protocol/slice.ts';
import { closeInquiry } from './closeInquiry.ts';
import { createInquiry } from './createInquiry.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'inquiries'> = { handlers: { closeInquiry, createInquiry }, refusals };
