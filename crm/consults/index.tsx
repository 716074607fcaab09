import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const StudentConsults = lazyWithRetry(() => import('./StudentConsults.tsx'));
const StudentTasks = lazyWithRetry(() => import('./StudentTasks.tsx'));

export const panels = {
  AlertSettings: lazyWithRetry(() => import('./AlertSettings.tsx')),
  ConsultDialog: lazyWithRetry(async () => ({ default: (await import('./ConsultDialog.tsx')).ConsultDialog })),
};

export const face: Face = {
  resources: [
    { name: 'consults', label: '상담', parent: 'students' },
    { name: 'alertSettings', label: '챙길 학생의 기준', parent: 'students' },
    { name: 'consultTasks', label: '상담할 일', parent: 'students' },
  ],
  studentCards: [
    { column: 'profile', order: 5, element: <StudentTasks /> },
    { column: 'profile', order: 20, element: <StudentConsults /> },
  ],
};
