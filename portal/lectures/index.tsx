import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const LecturesPage = lazyWithRetry(() => import('./LecturesPage.tsx'));
const MyWeekPage = lazyWithRetry(() => import('./myWeek/MyWeekPage.tsx'));
const LecturePage = lazyWithRetry(() => import('./LecturePage.tsx'));

export const face: Face = {
  routes: [
    { path: 'lectures', element: <LecturesPage /> },
    { path: 'lectures/week', element: <MyWeekPage /> },
    { path: 'lectures/:lectureId', element: <LecturePage /> },
  ],
};
