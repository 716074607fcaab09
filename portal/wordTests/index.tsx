import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const WordTestPage = lazyWithRetry(() => import('./WordTestPage.tsx'));

export const paths = {
  /** Tests have no list of their own; they are on the page of the word decks. */
  tests: '/portal/word-tests',
  test: (id: string) => `/portal/word-tests/${id}`,
};

export const face: Face = { routes: [{ path: 'word-tests/:planId', element: <WordTestPage /> }] };
