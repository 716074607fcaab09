/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cutline } from './cutline.ts';
import type { Id } from './id.ts';
import type { Name } from './name.ts';
import type { Points } from './points.ts';
import type { Questions } from './questions.ts';

/**
 * With a template its name, cutline, points and questions are the template's
 */
export interface NewExam {
  name?: Name;
  cutline?: Cutline;
  totalPoints?: Points;
  questions?: Questions;
  templateId?: Id;
}
