import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { FirstHandle } from '#client/page/lazy/loadPage.ts';
import type { Face } from '../face.ts';
import { paths, studentPage } from './paths.ts';

const StudentImportPage = lazyWithRetry(() => import('./import/StudentImportPage.tsx'));
const StudentListPage = lazyWithRetry(() => import('./list/StudentListPage.tsx'));
const StudentPage = lazyWithRetry(() => import('./page/StudentPage.tsx'));

const StudentSummary = lazyWithRetry(() => import('./summary/StudentSummary.tsx'));
const StudentAttendance = lazyWithRetry(() => import('./attendance/StudentAttendance.tsx'));
const StudentContacts = lazyWithRetry(() => import('./contacts/StudentContacts.tsx'));
const StudentDossier = lazyWithRetry(() => import('./page/StudentDossier.tsx'));

export const panels = {
  /** Registers a student, e.g. one who asked to enrol. */
  StudentDialog: lazyPart(() => import('./page/StudentDialog.tsx').then((file) => file.StudentDialog)),
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
      menu: { group: '학생', order: 10 },
    },
    { name: 'studentTimeline', label: '타임라인', parent: 'students' },
  ],
  routes: [
    {
      path: 'students',
      element: <StudentListPage />,
      handle: { first: async () => (await import('./list/studentQuery.ts')).firstStudents } satisfies FirstHandle,
      children: [{ path: 'create', element: null }],
    },
    { path: 'students/import', element: <StudentImportPage /> },
    {
      path: studentPage.path,
      element: <StudentPage />,
      children: [{ path: 'edit', element: <StudentSummary /> }],
    },
  ],
  tabs: [
    { page: studentPage, path: '', label: '요약', order: 10, element: <StudentSummary /> },
    { page: studentPage, path: 'attendance', label: '출결', order: 30, element: <StudentAttendance /> },
    { page: studentPage, path: 'contacts', label: '연락', order: 50, element: <StudentContacts /> },
    { page: studentPage, path: 'dossier', label: '서류', order: 60, element: <StudentDossier /> },
  ],
};
