import type { FirstOfAll } from '#client/page/lazy/loadPage.ts';
import { paperCards } from '../../studentPapers.ts';
import { StudentCards } from './StudentCards.tsx';

/** `/crm/students/:studentId/papers`: consents, links of the parents, and the time that the records are kept. */
export default function StudentPapers() {
  return <StudentCards cards={paperCards} />;
}

/** All of the tab leaves with the click. */
export const first: FirstOfAll = ({ params: { studentId = '' } }) => paperCards.map((card) => card.first(studentId));
