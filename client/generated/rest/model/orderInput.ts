/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface OrderInput {
  /**
     * All of one booking, or all of a student that wait for one, in their new order
     * @minItems 1
     * @maxItems 100
     */
  todoIds: Id[];
}
