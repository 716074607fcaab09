import type { Slice } from '../_protocol/slice.ts';
import { createLectureDday } from './createLectureDday.ts';
import { deleteLectureDday } from './deleteLectureDday.ts';
import { orderLectureDdays } from './orderLectureDdays.ts';
import { updateLectureDday } from './updateLectureDday.ts';

export const slice: Slice<'lectureDdays'> = {
  handlers: {
    createLectureDday,
    deleteLectureDday,
    orderLectureDdays,
    updateLectureDday,
  },
};
