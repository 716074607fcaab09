import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const StudentNotifications = lazyWithRetry(() => import('./StudentNotifications.tsx'));

export const face: Face = {
  resources: [{ name: 'notifications', label: '포털 알림' }],
  studentCards: [{ column: 'profile', order: 42, element: <StudentNotifications /> }],
};
