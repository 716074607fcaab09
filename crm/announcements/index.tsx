import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { weekPage } from '../weeklyLectures/paths.ts';

const AnnouncementList = lazyWithRetry(() => import('./AnnouncementList.tsx'));

export const face: Face = {
  resources: [{ name: 'announcements', label: '주차 공지', parent: 'weeklyLectures' }],
  tabs: [{ page: weekPage, path: 'announcements', label: '공지', order: 50, element: <AnnouncementList /> }],
};
