import type { StudentCard } from '../face.ts';
import { firstBookings, StudentClinic } from './StudentClinic.tsx';

export const studentCards: StudentCard[] = [
  {
    column: 'profile',
    order: 30,
    element: <StudentClinic />,
    first: firstBookings,
  },
];
