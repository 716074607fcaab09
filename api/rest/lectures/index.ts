import type { SliceHandlers } from '../_protocol/handler.ts';
import { createLecture } from './createLecture.ts';
import { disableLecture } from './disableLecture.ts';
import { updateLecture } from './updateLecture.ts';

export const lectures: SliceHandlers<'lectures'> = { createLecture, disableLecture, updateLecture };
