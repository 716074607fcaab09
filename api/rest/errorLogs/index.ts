import type { SliceHandlers } from '../handler.ts';
import { reportError } from './reportError.ts';

export const errorLogs: SliceHandlers<'errorLogs'> = { reportError };
