/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface BatchChangePassword {
  /**
     * @minItems 1
     * @maxItems 500
     */
  userIds: Id[];
}
