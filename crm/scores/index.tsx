import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths as weekPaths, weekPage } from '../weeklyLectures/index.tsx';

const Gradebook = lazyWithRetry(() => import('./Gradebook.tsx'));

export const paths = {
  ofWeek: (lectureId: string, weekId: string) => `${weekPaths.week(lectureId, weekId)}/scores`,
};

export const face: Face = {
  resources: [{ name: 'scores', label: '성적', parent: 'weeklyLectures' }],
  tabs: [{ page: weekPage, path: 'scores', label: '성적', order: 40, element: <Gradebook /> }],
};
