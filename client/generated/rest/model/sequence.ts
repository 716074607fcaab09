/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface Sequence {
  weeklyLectureId: Id;
  /**
     * All exams of the week in their new order
     * @minItems 1
     * @maxItems 1000
     */
  examIds: Id[];
}
