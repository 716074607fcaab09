import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const StudentMessages = lazyWithRetry(() => import('./StudentMessages.tsx'));

export const face: Face = {
  resources: [{ name: 'smsMessages', label: '문자' }],
  studentCards: [{ column: 'profile', order: 40, element: <StudentMessages /> }],
};
