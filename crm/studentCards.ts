import type { FirstQuestion } from '#client/graphql/askEarly.ts';
import type { StudentCard } from './face.ts';

/** The cards of the student's page from every slice that has some; nothing else names these slices. */
const cards = Object.values(
  import.meta.glob<StudentCard[]>('./*/studentCards.tsx', { eager: true, import: 'studentCards' }),
)
  .flat()
  .sort((one, other) => one.order - other.order);

/** The cards of a column, in the order shown. */
export const cardsOf = (column: StudentCard['column']): StudentCard[] => cards.filter((card) => card.column === column);

/** What the cards ask first. */
export const firstOfCards = (studentId: string): FirstQuestion[] => cards.map(({ first }) => first(studentId));
