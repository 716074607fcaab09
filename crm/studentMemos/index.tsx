import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const StudentMemos = lazyWithRetry(() => import('./StudentMemos.tsx'));

export const face: Face = {
  resources: [{ name: 'studentMemos', label: '메모', parent: 'students' }],
  studentCards: [{ column: 'profile', order: 10, element: <StudentMemos /> }],
};
