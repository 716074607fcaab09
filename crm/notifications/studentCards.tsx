import type { StudentCard } from '../face.ts';
import { firstRowsOf } from '../shared/page/GrowingCard.tsx';
import { StudentNotificationsDocument } from './generated/graphql.ts';
import { StudentNotifications } from './StudentNotifications.tsx';

export const studentCards: StudentCard[] = [
  {
    column: 'profile',
    order: 42,
    element: <StudentNotifications />,
    first: (studentId) => firstRowsOf(StudentNotificationsDocument, { studentId }),
  },
];
