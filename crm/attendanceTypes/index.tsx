import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const AttendanceTypeListPage = lazyWithRetry(() => import('./AttendanceTypeListPage.tsx'));

export const face: Face = {
  resources: [
    {
      name: 'attendanceTypes',
      label: '출결 구분',
      list: paths.attendanceTypes,
      create: paths.create,
      edit: paths.edit(':id'),
      setting: { section: '수업', order: 10, about: '출석, 지각, 결석처럼 출결에 쓰는 표시' },
    },
  ],
  routes: [
    {
      path: 'attendance-types',
      element: <AttendanceTypeListPage />,
      children: [
        { path: 'create', element: null },
        { path: ':id/edit', element: null },
      ],
    },
  ],
};
