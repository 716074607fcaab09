import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths as weekPaths } from '../weeklyLectures/index.tsx';

const AnnouncementPage = lazyWithRetry(() => import('./AnnouncementPage.tsx'));

export const paths = {
  announcement: (week: { lectureId: string; id: string }, id: string) =>
    `${weekPaths.week(week.lectureId, week.id)}/announcements/${id}`,
};

export const face: Face = {
  routes: [{ path: 'lectures/:lectureId/weeks/:weekId/announcements/:announcementId', element: <AnnouncementPage /> }],
};
