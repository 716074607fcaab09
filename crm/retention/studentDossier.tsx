import { firstQuestion } from '#client/graphql/askEarly.ts';
import type { StudentCard } from '../face.ts';
import { StudentStayDocument } from './generated/graphql.ts';
import { StudentStay } from './stay/StudentStay.tsx';

export const studentDossier: StudentCard[] = [
  {
    column: 'records',
    order: 60,
    element: <StudentStay />,
    first: (id) => firstQuestion('TA', StudentStayDocument, { id }),
  },
];
