import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const StudentConsents = lazyWithRetry(() => import('./StudentConsents.tsx'));

export const face: Face = {
  resources: [{ name: 'consents', label: '동의', parent: 'students' }],
  studentCards: [{ column: 'profile', order: 50, element: <StudentConsents /> }],
};
