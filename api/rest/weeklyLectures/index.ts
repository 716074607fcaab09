import type { Slice } from '../_protocol/slice.ts';
import { createSpecialWeeklyLecture, createWeeklyLecture } from './createWeeklyLecture.ts';
import { deleteWeeklyLecture } from './deleteWeeklyLecture.ts';
import { updateSpecialWeeklyLecture, updateWeeklyLecture } from './updateWeeklyLecture.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'weeklyLectures'> = {
  handlers: {
    createSpecialWeeklyLecture,
    createWeeklyLecture,
    deleteWeeklyLecture,
    updateSpecialWeeklyLecture,
    updateWeeklyLecture,
  },
  refusals,
};
