import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const WeekPage = lazyWithRetry(() => import('./WeekPage.tsx'));

export const face: Face = { routes: [{ path: 'lectures/:lectureId/weeks/:weekId', element: <WeekPage /> }] };
