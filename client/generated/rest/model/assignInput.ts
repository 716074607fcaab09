/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface AssignInput {
  /**
     * @minItems 1
     * @maxItems 500
     */
  participantIds: Id[];
  /**
     * None takes the TA away, one takes all, several share them: each goes to whoever has least that day
     * @maxItems 50
     */
  taIds: Id[];
}
