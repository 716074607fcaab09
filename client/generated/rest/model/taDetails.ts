/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TaDetail } from './taDetail.ts';

export interface TaDetails {
  bookings: TaDetail[];
}
