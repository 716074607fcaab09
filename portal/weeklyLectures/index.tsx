import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths as lecturePaths } from '../lectures/index.tsx';

const WeekPage = lazyWithRetry(() => import('./WeekPage.tsx'));

export const paths = {
  week: (lectureId: string, id: string) => `${lecturePaths.lecture(lectureId)}/weeks/${id}`,
};

export const face: Face = { routes: [{ path: 'lectures/:lectureId/weeks/:weekId', element: <WeekPage /> }] };
