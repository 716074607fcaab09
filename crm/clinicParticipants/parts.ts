export { LATE_MINUTES, presenceWords, presences, type Presence } from './bookingWords.ts';
