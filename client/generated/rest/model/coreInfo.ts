/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cutline } from './cutline.ts';
import type { Name } from './name.ts';
import type { Points } from './points.ts';
import type { Questions } from './questions.ts';

export interface CoreInfo {
  name: Name;
  cutline?: Cutline;
  totalPoints?: Points;
  questions?: Questions;
}
