/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface DdayOrder {
  /**
     * Every D-day of one lecture, first to last
     * @minItems 1
     * @maxItems 1000
     */
  ids: Id[];
}
