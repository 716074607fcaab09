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
  navigation: [{ group: '설정', label: '출결 구분', href: paths.attendanceTypes, icon: AttendanceIcon, order: 10 }],
  resource: {
    name: 'attendanceTypes',
    list: paths.attendanceTypes,
    create: paths.create,
    edit: paths.edit(':id'),
    meta: { label: '출결 구분' },
  },
};
