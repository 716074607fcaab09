import type { Slice } from '../_protocol/slice.ts';
import { transferClass } from './transferClass.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'enrollments'> = { handlers: { transferClass }, refusals };
