/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Time } from './time.ts';

export interface SpecialWeekInput {
  /**
     * @minLength 1
     * @maxLength 30
     */
  specialName: string;
  heldOn: string;
  startsAt?: Time;
  endsAt?: Time;
  /** @maxLength 30 */
  room?: string;
}
