import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { lecturePage } from '../lectures/paths.ts';

const EnrollmentList = lazyWithRetry(() => import('./EnrollmentList.tsx'));

export const panels = {
  EnrollDialog: lazyPart(() => import('./enroll/EnrollDialog.tsx').then((file) => file.EnrollDialog)),
};

export const face: Face = {
  resources: [{ name: 'enrollments', label: '수강', parent: 'lectures' }],
  tabs: [{ page: lecturePage, path: 'students', label: '수강생', order: 20, element: <EnrollmentList /> }],
};
