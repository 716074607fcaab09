export { LATE_MINUTES, presenceWords, presences, type Presence } from './bookingWords.ts';
export { BookingClashes } from './BookingClashes.tsx';
