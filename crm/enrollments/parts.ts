export { enrolledOn } from './enrolledOn.ts';
