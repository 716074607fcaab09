/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Mark } from './mark.ts';

export interface BulkResult {
  changed: Mark[];
  /** Left as they were */
  skipped: Id[];
}
