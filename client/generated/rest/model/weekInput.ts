/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Time } from './time.ts';

export interface WeekInput {
  /**
     * @minimum 1
     * @maximum 100
     */
  weekNumber: number;
  heldOn: string;
  startsAt?: Time;
  endsAt?: Time;
  /** @maxLength 30 */
  room?: string;
}
