/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { QuestionMapPairsItem } from './questionMapPairsItem.ts';

export interface QuestionMap {
  /**
     * All pairs of the paper; those left out are no longer mapped
     * @maxItems 100
     */
  pairs: QuestionMapPairsItem[];
}
