import type { StudentCard } from '../face.ts';
import { firstRowsOf } from '../shared/page/GrowingCard.tsx';
import { StudentMessagesDocument } from './generated/graphql.ts';
import { StudentMessages } from './StudentMessages.tsx';

export const studentCards: StudentCard[] = [
  {
    column: 'profile',
    order: 40,
    element: <StudentMessages />,
    first: (studentId) => firstRowsOf(StudentMessagesDocument, { studentId }),
  },
];
