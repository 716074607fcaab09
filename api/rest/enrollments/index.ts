import type { SliceHandlers } from '../handler.ts';
import { transferClass } from './transferClass.ts';

export const enrollments: SliceHandlers<'enrollments'> = { transferClass };
