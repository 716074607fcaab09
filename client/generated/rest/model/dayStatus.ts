/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface DayStatus {
  date: string;
  slots: number;
  capacity: number;
  /** Bookings that hold a seat */
  booked: number;
  waiting: number;
  /** Reserved and not here yet */
  expected: number;
  /** Here now */
  arrived: number;
  departed: number;
  noShow: number;
  cancelled: number;
  /** Expected or here, and in a hurry */
  hurried: number;
  /** Bookings with a seat and without a TA */
  unassigned: number;
  openTodos: number;
  doneTodos: number;
}
