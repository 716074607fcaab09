import { firstQuestion } from '#client/graphql/askEarly.ts';
import type { StudentCard } from '../face.ts';
import { StudentParentLinksDocument } from './generated/graphql.ts';
import { StudentParentLinks } from './StudentParentLinks.tsx';

export const studentDossier: StudentCard[] = [
  {
    column: 'records',
    order: 55,
    element: <StudentParentLinks />,
    first: (studentId) => firstQuestion('TA', StudentParentLinksDocument, { studentId }),
  },
];
