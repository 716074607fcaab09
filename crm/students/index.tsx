import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { StudentsIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';

const StudentImportPage = lazyWithRetry(() => import('./import/StudentImportPage.tsx'));
const StudentListPage = lazyWithRetry(() => import('./StudentListPage.tsx'));
const StudentPage = lazyWithRetry(() => import('./StudentPageWithCards.tsx'));

export const paths = {
  students: '/crm/students',
  tagged: (tagId: string) => `/crm/students?tag=${tagId}&state=all`,
  import: '/crm/students/import',
  student: (id: string) => `/crm/students/${id}`,
};

export const face: Face = {
  resources: [
    {
      name: 'students',
      label: '학생',
      list: paths.students,
      show: paths.student(':id'),
      icon: StudentsIcon,
      menu: { order: 30 },
    },
  ],
  routes: [
    { path: 'students', element: <StudentListPage /> },
    { path: 'students/import', element: <StudentImportPage /> },
    { path: 'students/:studentId', element: <StudentPage /> },
  ],
};
