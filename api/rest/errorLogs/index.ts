import type { Slice } from '../_protocol/slice.ts';
import { reportError } from './reportError.ts';

export const slice: Slice<'errorLogs'> = { handlers: { reportError }, refusals: {} };
