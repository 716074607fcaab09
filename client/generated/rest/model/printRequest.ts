/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { PrintRequestWho } from './printRequestWho.ts';

export interface PrintRequest {
  who: PrintRequestWho;
  /**
     * With CHOSEN: participants of the week
     * @maxItems 1000
     */
  studentIds?: Id[];
  retakeExamId?: Id;
}
