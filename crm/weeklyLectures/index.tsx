import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { FirstHandle } from '#client/page/lazy/loadPage.ts';
import type { Face } from '../face.ts';
import { lecturePage } from '../lectures/paths.ts';
import { weekPage } from './paths.ts';

const WeekList = lazyWithRetry(() => import('./WeekList.tsx'));
const WeekPage = lazyWithRetry(() => import('./WeekPage.tsx'));

export const face: Face = {
  resources: [{ name: 'weeklyLectures', label: '주차', parent: 'lectures' }],
  routes: [
    {
      path: weekPage.path,
      element: <WeekPage />,
      handle: { first: async () => (await import('./weekQueries.ts')).firstWeek } satisfies FirstHandle,
    },
  ],
  tabs: [
    {
      page: lecturePage,
      path: '',
      label: '주차',
      order: 10,
      element: <WeekList />,
      first: async () => (await import('./weekQueries.ts')).firstWeeks,
    },
  ],
};
