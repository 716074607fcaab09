/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DayStatus } from './dayStatus.ts';

export interface DailyStatus {
  days: DayStatus[];
}
