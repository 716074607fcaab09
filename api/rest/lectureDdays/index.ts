import type { SliceHandlers } from '../_protocol/handler.ts';
import { createLectureDday } from './createLectureDday.ts';
import { deleteLectureDday } from './deleteLectureDday.ts';
import { orderLectureDdays } from './orderLectureDdays.ts';
import { updateLectureDday } from './updateLectureDday.ts';

export const lectureDdays: SliceHandlers<'lectureDdays'> = {
  createLectureDday,
  deleteLectureDday,
  orderLectureDdays,
  updateLectureDday,
};
