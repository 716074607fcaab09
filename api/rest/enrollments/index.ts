import type { SliceHandlers } from '../_protocol/handler.ts';
import { transferClass } from './transferClass.ts';

export const enrollments: SliceHandlers<'enrollments'> = { transferClass };
