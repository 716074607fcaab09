import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const AnnouncementPage = lazyWithRetry(() => import('./AnnouncementPage.tsx'));

export const face: Face = {
  routes: [{ path: 'lectures/:lectureId/weeks/:weekId/announcements/:announcementId', element: <AnnouncementPage /> }],
};
