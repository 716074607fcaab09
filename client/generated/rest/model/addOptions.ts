/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface AddOptions {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  userIds: Id[];
  /** Also into every week of the lecture that is held later */
  followingWeeks: boolean;
  /** Queues a text to the phone of each student who was added; at night it waits until 08:00 */
  notify: boolean;
}
