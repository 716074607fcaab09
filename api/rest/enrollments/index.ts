import type { Slice } from '../_protocol/slice.ts';
import { enrollStudents } from './enrollStudents.ts';
import { findEnrollees } from './findEnrollees.ts';
import { refusals } from './refusals.ts';
import { transferClass } from './transferClass.ts';
import { transferStudents } from './transferStudents.ts';

export const slice: Slice<'enrollments'> = {
  handlers: { enrollStudents, findEnrollees, transferClass, transferStudents },
  refusals,
};
