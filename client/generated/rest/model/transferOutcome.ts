/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EarnedWeek } from './earnedWeek.ts';
import type { TransferOutcomeSeats } from './transferOutcomeSeats.ts';
import type { TransferWeek } from './transferWeek.ts';

export interface TransferOutcome {
  /**
     * Last day in the lecture; null when nothing of the enrollment remains there
     * @nullable
     */
  endsOn: string | null;
  /** First day in the other lecture */
  joinsOn: string;
  /**
     * Last day there; null while open
     * @nullable
     */
  untilOn: string | null;
  /** Weeks of the lecture the student is taken out of */
  leaves: TransferWeek[];
  /** Weeks of the other lecture the student is added to */
  joins: TransferWeek[];
  /** Weeks from the given one on where something was earned, which stays */
  stays: EarnedWeek[];
  /** The lecture was the student's representative lecture */
  movesRepresentative: boolean;
  /** The other lecture on its fullest day from then on */
  seats: TransferOutcomeSeats;
}
