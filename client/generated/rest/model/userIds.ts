/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface UserIds {
  /**
     * @minItems 0
     * @maxItems 1000
     */
  userIds: Id[];
}
