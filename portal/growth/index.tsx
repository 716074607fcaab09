import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const GrowthPage = lazyWithRetry(() => import('./GrowthPage.tsx'));
const WrongItemsPage = lazyWithRetry(() => import('./wrong/WrongItemsPage.tsx'));

export const face: Face = {
  routes: [
    { path: 'growth', element: <GrowthPage /> },
    { path: 'growth/wrong', element: <WrongItemsPage /> },
  ],
};
