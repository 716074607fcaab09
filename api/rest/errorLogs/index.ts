import type { SliceHandlers } from '../_protocol/handler.ts';
import { reportError } from './reportError.ts';

export const errorLogs: SliceHandlers<'errorLogs'> = { reportError };
