import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const CounselPage = lazyWithRetry(() => import('./CounselPage.tsx'));

export const face: Face = { routes: [{ path: 'counsel', element: <CounselPage /> }] };
