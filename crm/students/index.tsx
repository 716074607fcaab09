import { stringifyTableParams, type CrudFilter } from '@refinedev/core';
import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import type { FirstHandle } from '#client/page/loadPage.ts';
import { StudentsIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';

const StudentImportPage = lazyWithRetry(() => import('./import/StudentImportPage.tsx'));
const StudentListPage = lazyWithRetry(() => import('./StudentListPage.tsx'));
const StudentPage = lazyWithRetry(() => import('./StudentPageWithCards.tsx'));

export const paths = {
  students: '/crm/students',
  /** Those whom somebody should talk to. */
  cared: `/crm/students?${stringifyTableParams({ sorters: [], filters: [{ field: 'care', operator: 'eq', value: 'open' }] })}`,
  tagged: (tagId: string) => `/crm/students?${stringifyTableParams({ sorters: [], filters: taggedWith(tagId) })}`,
  create: '/crm/students/create',
  import: '/crm/students/import',
  student: (id: string) => `/crm/students/${id}`,
  edit: (id: string) => `/crm/students/${id}/edit`,
};

/** With a tag, active or not. */
const taggedWith = (tagId: string): CrudFilter[] => [
  { field: 'tag', operator: 'eq', value: tagId },
  { field: 'state', operator: 'eq', value: 'all' },
];

export const panels = {
  /** Registers a student, e.g. one who asked to enrol. */
  StudentDialog: lazyWithRetry(async () => ({ default: (await import('./StudentDialog.tsx')).StudentDialog })),
};

export const face: Face = {
  resources: [
    {
      name: 'students',
      label: '학생',
      list: paths.students,
      create: paths.create,
      show: paths.student(':id'),
      edit: paths.edit(':id'),
      icon: StudentsIcon,
      menu: { order: 30 },
    },
    { name: 'studentTimeline', label: '타임라인', parent: 'students' },
  ],
  routes: [
    {
      path: 'students',
      element: <StudentListPage />,
      handle: { first: async () => (await import('./studentQuery.ts')).firstStudents } satisfies FirstHandle,
      children: [{ path: 'create', element: null }],
    },
    { path: 'students/import', element: <StudentImportPage /> },
    { path: 'students/:studentId', element: <StudentPage />, children: [{ path: 'edit', element: null }] },
  ],
};
