/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AddedWeeksItem } from './addedWeeksItem.ts';
import type { Id } from './id.ts';

export interface Added {
  /** Who was not in the week before */
  userIds: Id[];
  /** Every week somebody was added to */
  weeks: AddedWeeksItem[];
  /** Texts queued */
  notified: number;
  /** Added, but they have no phone to tell */
  withoutPhone: Id[];
  /**
     * Null when everybody was there already
     * @nullable
     */
  changeSetId: string | null;
}
