/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Version4 } from './version4.ts';

export interface TimeInput {
  version: Version4;
  startsAt: string;
  endsAt: string;
}
