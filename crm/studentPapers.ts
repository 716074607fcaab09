import type { StudentCard } from './face.ts';

/** The cards of 서류 on the student's page. A file of its own, since each tab loads only its code. */
export const paperCards = Object.values(
  import.meta.glob<StudentCard[]>('./*/studentPapers.tsx', { eager: true, import: 'studentPapers' }),
).flat();
