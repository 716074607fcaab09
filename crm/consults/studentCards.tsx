import { firstQuestion } from '#client/graphql/askEarly.ts';
import type { StudentCard } from '../face.ts';
import { StudentTasksDocument } from './generated/graphql.ts';
import { StudentTasks } from './StudentTasks.tsx';

export const studentCards: StudentCard[] = [
  {
    column: 'records',
    order: 5,
    element: <StudentTasks />,
    first: (studentId) => firstQuestion('TA', StudentTasksDocument, { studentId }),
  },
];
