import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const NotificationsPage = lazyWithRetry(() => import('./NotificationsPage.tsx'));
const OpenNotification = lazyWithRetry(() => import('./OpenNotification.tsx'));

export const face: Face = {
  routes: [
    { path: 'notifications', element: <NotificationsPage /> },
    { path: 'notifications/:notificationId', element: <OpenNotification /> },
  ],
};
