import type { StudentCard } from './face.ts';

/** The cards of 서류 on the student's page. A file of its own, since each tab loads only its code. */
export const dossierCards = Object.values(
  import.meta.glob<StudentCard[]>('./*/studentDossier.tsx', { eager: true, import: 'studentDossier' }),
).flat();
