/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface ReportLinkIds {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  linkIds: Id[];
}
