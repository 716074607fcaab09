import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { weekPage } from '../weeklyLectures/index.tsx';

const AnnouncementList = lazyWithRetry(() => import('./AnnouncementList.tsx'));

export const face: Face = {
  tabs: [{ page: weekPage, path: 'announcements', label: '공지', order: 50, element: <AnnouncementList /> }],
};
