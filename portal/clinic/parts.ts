export { BookingPage } from './booking/BookingPage.tsx';
export { kindWords, whenWords } from './booking/words.ts';
