/** Exams of this many days are looked at. */
export const RECENT_DAYS = 14;
