/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Grade } from './grade.ts';
import type { Id } from './id.ts';

/**
 * What shall be so of each of them; what is not sent stays.
 */
export interface BatchChange {
  isActive?: boolean;
  grade?: Grade | null;
  /** @maxLength 30 */
  school?: string;
  representativeLectureId?: Id | null;
  /** @maxItems 20 */
  addTagIds?: Id[];
  /** @maxItems 20 */
  removeTagIds?: Id[];
}
