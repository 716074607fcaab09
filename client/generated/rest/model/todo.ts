/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Kind } from './kind.ts';
import type { Status3 } from './status3.ts';

export interface Todo {
  id: Id;
  studentId: Id;
  /**
     * The booking it is done in; null until there is one
     * @nullable
     */
  participantId: string | null;
  /** In the booking, or among what waits for one, from 1 */
  sequence: number;
  kind: Kind;
  title: string;
  status: Status3;
  /** @nullable */
  scoreAttemptId: string | null;
  /** @nullable */
  retakeExamId: string | null;
  /**
     * The failed todo it stands behind
     * @nullable
     */
  followsId: string | null;
  memo: string;
  version: number;
}
