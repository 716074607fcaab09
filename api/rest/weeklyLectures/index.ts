import type { SliceHandlers } from '../_protocol/handler.ts';
import { createSpecialWeeklyLecture, createWeeklyLecture } from './createWeeklyLecture.ts';
import { deleteWeeklyLecture } from './deleteWeeklyLecture.ts';
import { updateSpecialWeeklyLecture, updateWeeklyLecture } from './updateWeeklyLecture.ts';

export const weeklyLectures: SliceHandlers<'weeklyLectures'> = {
  createSpecialWeeklyLecture,
  createWeeklyLecture,
  deleteWeeklyLecture,
  updateSpecialWeeklyLecture,
  updateWeeklyLecture,
};
