import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import type { FirstHandle } from '#client/page/loadPage.ts';
import type { Face, TabbedPage } from '../face.ts';
import { lecturePage } from '../lectures/index.tsx';

const WeekList = lazyWithRetry(() => import('./WeekList.tsx'));
const WeekPage = lazyWithRetry(() => import('./WeekPage.tsx'));

export const paths = {
  week: (lectureId: string, id: string) => `/crm/lectures/${lectureId}/weeks/${id}`,
};

/** One week of a lecture; the parts of other slices are its tabs. */
export const weekPage: TabbedPage = { path: 'lectures/:lectureId/weeks/:weekId', label: '주차 안의 화면' };

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
