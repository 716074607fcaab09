import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const WordTestPage = lazyWithRetry(() => import('./WordTestPage.tsx'));

export const face: Face = { routes: [{ path: 'word-tests/:planId', element: <WordTestPage /> }] };
