import { firstQuestion } from '#client/graphql/askEarly.ts';
import type { StudentCard } from '../face.ts';
import { RecentScoresDocument } from './generated/graphql.ts';
import { RecentScores } from './RecentScores.tsx';

export const studentCards: StudentCard[] = [
  {
    column: 'records',
    order: 30,
    element: <RecentScores />,
    first: (studentId) => firstQuestion('TA', RecentScoresDocument, { studentId }),
  },
];
