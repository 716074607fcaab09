/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface Mark {
  id: Id;
  userId: Id;
  /** @nullable */
  attendanceTypeId: string | null;
  memo: string;
  isLocked: boolean;
  lockReason: string;
  /**
     * The missed week (its participant) that this one makes up for
     * @nullable
     */
  makeupForId: string | null;
  version: number;
}
