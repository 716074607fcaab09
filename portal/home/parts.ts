export { booked, lesson, lessonsOf, words, type Entry } from './plan/entries.ts';
export { rowOfDay } from './rows.tsx';
