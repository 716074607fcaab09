/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface TaCount {
  taId: Id;
  name: string;
  date: string;
  /** Bookings with a seat */
  assigned: number;
  expected: number;
  arrived: number;
  departed: number;
  counsels: number;
  openTodos: number;
  /** Of all bookings together */
  minutes: number;
}
