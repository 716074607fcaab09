import { firstQuestion } from '#client/graphql/askEarly.ts';
import type { StudentCard } from '../face.ts';
import { StudentConsentsDocument } from './generated/graphql.ts';
import { StudentConsents } from './StudentConsents.tsx';

export const studentDossier: StudentCard[] = [
  {
    column: 'profile',
    order: 50,
    element: <StudentConsents />,
    first: (id) => firstQuestion('TA', StudentConsentsDocument, { id }),
  },
];
