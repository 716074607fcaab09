/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BatchChange } from './batchChange.ts';
import type { Id } from './id.ts';

export interface BatchUpdate {
  /**
     * @minItems 1
     * @maxItems 20000
     */
  userIds: Id[];
  change: BatchChange;
  /**
     * The change set that this same change of these people made: it is taken back
     * @maxLength 200
     */
  undo?: string;
}
