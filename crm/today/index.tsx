import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const TodayPage = lazyWithRetry(() => import('./TodayPage.tsx'));

export const face: Face = {
  resources: [{ name: 'today', label: '오늘', list: paths.today, menu: { group: '오늘', order: 10 } }],
  routes: [{ path: 'today', element: <TodayPage /> }],
};
