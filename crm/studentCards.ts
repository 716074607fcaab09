import type { StudentCard } from './face.ts';

/** The cards of 요약 on the student's page from every slice that has some; nothing else names these slices. */
export const summaryCards = Object.values(
  import.meta.glob<StudentCard[]>('./*/studentCards.tsx', { eager: true, import: 'studentCards' }),
).flat();
