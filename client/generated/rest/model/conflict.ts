/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface Conflict {
  id: string;
  /** Which of its values, where a write may set several */
  field?: string;
  /** Whom or what it is about, for the message */
  label: string;
  /** @nullable */
  mine: string | null;
  /** @nullable */
  theirs: string | null;
  theirVersion: number;
  /** @nullable */
  changedBy: string | null;
  /** @nullable */
  changedAt: string | null;
}
