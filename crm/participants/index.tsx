import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { weekPage } from '../weeklyLectures/paths.ts';

const Attendance = lazyWithRetry(() => import('./attendance/Attendance.tsx'));
const ParticipantList = lazyWithRetry(() => import('./list/ParticipantList.tsx'));
const RegisterPage = lazyWithRetry(() => import('./register/RegisterPage.tsx'));

export const face: Face = {
  resources: [{ name: 'participants', label: '주차 수강생', parent: 'weeklyLectures' }],
  routes: [{ path: 'lectures/:lectureId/register', element: <RegisterPage /> }],
  tabs: [
    {
      page: weekPage,
      path: '',
      label: '출결',
      order: 10,
      element: <Attendance />,
      first: async () => (await import('./attendance/attendanceQueries.ts')).firstMarks,
    },
    { page: weekPage, path: 'students', label: '수강생', order: 20, element: <ParticipantList /> },
  ],
};
