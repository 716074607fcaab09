import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const RetakesPage = lazyWithRetry(() => import('./RetakesPage.tsx'));

export const face: Face = {
  resources: [
    { name: 'retakeExams', label: '재시험', list: paths.retakes, menu: { group: '시험', order: 10 } },
    { name: 'scoreAttempts', label: '재시험 대상', parent: 'retakeExams' },
  ],
  routes: [{ path: 'retakes', element: <RetakesPage /> }],
};
