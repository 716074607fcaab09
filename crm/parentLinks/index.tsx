import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const StudentParentLinks = lazyWithRetry(() => import('./StudentParentLinks.tsx'));

export const face: Face = {
  resources: [{ name: 'parentLinks', label: '보호자 링크', parent: 'students' }],
  studentCards: [{ column: 'profile', order: 55, element: <StudentParentLinks /> }],
};
