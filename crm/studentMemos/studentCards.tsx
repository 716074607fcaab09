import { firstQuestion } from '#client/graphql/askEarly.ts';
import type { StudentCard } from '../face.ts';
import { StudentMemosDocument } from './generated/graphql.ts';
import { StudentMemos } from './StudentMemos.tsx';

export const studentCards: StudentCard[] = [
  {
    column: 'profile',
    order: 10,
    element: <StudentMemos />,
    first: (studentId) => firstQuestion('TA', StudentMemosDocument, { studentId }),
  },
];
