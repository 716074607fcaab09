import { firstQuestion } from '#client/graphql/askEarly.ts';
import type { StudentCard } from '../face.ts';
import { StudentScoresDocument } from './generated/graphql.ts';
import { StudentScores } from './StudentScores.tsx';

export const studentCards: StudentCard[] = [
  {
    column: 'records',
    order: 10,
    element: <StudentScores />,
    first: (studentId) => firstQuestion('TA', StudentScoresDocument, { studentId }),
  },
];
