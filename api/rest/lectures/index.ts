import type { Slice } from '../_protocol/slice.ts';
import { createLecture } from './createLecture.ts';
import { disableLecture } from './disableLecture.ts';
import { importLectures } from './import/importLectures.ts';
import { updateLecture } from './updateLecture.ts';
import { refusals } from './refusals.ts';

export const slice: Slice<'lectures'> = {
  handlers: { createLecture, disableLecture, importLectures, updateLecture },
  refusals,
};
