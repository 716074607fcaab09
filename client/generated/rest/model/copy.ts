/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface Copy {
  /**
     * @minItems 1
     * @maxItems 60
     */
  weeklyLectureIds: Id[];
}
