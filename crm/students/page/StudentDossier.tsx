import type { FirstOfAll } from '#client/page/lazy/loadPage.ts';
import { dossierCards } from '../../studentDossier.ts';
import { StudentCards } from '../summary/StudentCards.tsx';

/** `/crm/students/:studentId/dossier`: consents, links of the parents, and the time that the records are kept. */
export default function StudentDossier() {
  return <StudentCards cards={dossierCards} />;
}

/** All of the tab leaves with the click. */
export const first: FirstOfAll = ({ params: { studentId = '' } }) => dossierCards.map((card) => card.first(studentId));
