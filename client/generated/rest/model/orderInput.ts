/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface OrderInput {
  /**
     * All that is open of one booking, or of a student without one, in the new order
     * @minItems 1
     * @maxItems 100
     */
  todoIds: Id[];
}
