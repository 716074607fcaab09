import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { AttendanceIcon } from '#ui-kit/icons.ts';
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
      icon: AttendanceIcon,
      menu: { group: '설정', order: 10 },
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
