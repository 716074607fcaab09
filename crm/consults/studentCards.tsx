import { firstQuestion } from '#client/graphql/askEarly.ts';
import type { StudentCard } from '../face.ts';
import { StudentTasksDocument, StudentConsultsDocument } from './generated/graphql.ts';
import { StudentTasks } from './StudentTasks.tsx';
import { StudentConsults } from './StudentConsults.tsx';

export const studentCards: StudentCard[] = [
  {
    column: 'profile',
    order: 5,
    element: <StudentTasks />,
    first: (studentId) => firstQuestion('TA', StudentTasksDocument, { studentId }),
  },
  {
    column: 'profile',
    order: 20,
    element: <StudentConsults />,
    first: (studentId) => firstQuestion('TA', StudentConsultsDocument, { studentId }),
  },
];
