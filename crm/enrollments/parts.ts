export { EnrollDialog } from './EnrollDialog.tsx';
export { enrolledOn } from './enrolledOn.ts';
