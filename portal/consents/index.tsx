import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const ConsentsPage = lazyWithRetry(() => import('./ConsentsPage.tsx'));

export const face: Face = { routes: [{ path: 'consents', element: <ConsentsPage /> }] };
