import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { AttendanceIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';

const AttendanceTypeListPage = lazyWithRetry(() => import('./AttendanceTypeListPage.tsx'));

export const paths = {
  attendanceTypes: '/crm/attendance-types',
  create: '/crm/attendance-types/create',
  edit: (id: string) => `/crm/attendance-types/${id}/edit`,
};

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
