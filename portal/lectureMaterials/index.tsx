import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const MaterialsPage = lazyWithRetry(() => import('./MaterialsPage.tsx'));

export const face: Face = { routes: [{ path: 'materials', element: <MaterialsPage /> }] };
