import type { StudentCard } from '../face.ts';
import { firstRowsOf } from '../shared/page/GrowingCard.tsx';
import { StudentNotificationLogsDocument } from './generated/graphql.ts';
import { StudentLog } from './log/StudentLog.tsx';

export const studentCards: StudentCard[] = [
  {
    column: 'profile',
    order: 45,
    element: <StudentLog />,
    first: (id) => firstRowsOf(StudentNotificationLogsDocument, { id }),
  },
];
