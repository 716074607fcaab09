/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { StudentScoresScoresItem } from './studentScoresScoresItem.ts';

/**
 * What one student's exams of the week become, all or none
 */
export interface StudentScores {
  userId: Id;
  /**
     * @minItems 1
     * @maxItems 100
     */
  scores: StudentScoresScoresItem[];
}
