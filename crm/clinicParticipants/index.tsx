import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const StudentClinic = lazyWithRetry(() => import('./StudentClinic.tsx'));

export const face: Face = {
  studentCards: [{ column: 'profile', order: 30, element: <StudentClinic /> }],
};
