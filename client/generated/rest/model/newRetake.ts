/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cutline } from './cutline.ts';
import type { Id } from './id.ts';
import type { Name } from './name.ts';
import type { Points } from './points.ts';
import type { Questions } from './questions.ts';

export interface NewRetake {
  examId: Id;
  name: Name;
  cutline?: Cutline;
  totalPoints?: Points;
  questions?: Questions;
}
