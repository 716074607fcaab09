/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Status2 } from './status2.ts';

export interface TaDetail {
  participantId: Id;
  slotId: Id;
  /** @nullable */
  taId: string | null;
  /** @nullable */
  taName: string | null;
  studentId: Id;
  studentName: string;
  status: Status2;
  startsAt: string;
  endsAt: string;
  room: string;
  isHurried: boolean;
  openTodos: number;
}
