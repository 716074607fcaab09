import { clinicActs } from './clinic.ts';
import { lessonActs } from './lessons.ts';
import { officeActs } from './office.ts';
import { scoreActs } from './scores.ts';
import { studentActs } from './students.ts';

/** All that is done in a life, by its name. */
export const acts = { ...studentActs, ...lessonActs, ...scoreActs, ...clinicActs, ...officeActs };

/** The name of an act. */
export type ActName = keyof typeof acts;

/** What is done more often: others are about what it made. */
export const often = [
  'enroll',
  'activate',
  'keep',
  'mark',
  'score',
  'retake',
  'clinic',
  'addSlot',
  'book',
  'report',
  'undo',
  'undoOwn',
  'depart',
  'changeTime',
] as const satisfies readonly ActName[];
