import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { studentPage } from '../students/paths.ts';

const StudentClinic = lazyWithRetry(() => import('./StudentClinic.tsx'));

export const face: Face = {
  tabs: [{ page: studentPage, path: 'clinic', label: '클리닉', order: 40, element: <StudentClinic /> }],
};
