import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const GrowthPage = lazyWithRetry(() => import('./GrowthPage.tsx'));

export const face: Face = { routes: [{ path: 'growth', element: <GrowthPage /> }] };
