import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { WordDeckIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';

const WordDecksPage = lazyWithRetry(() => import('./WordDecksPage.tsx'));

export const paths = { wordDecks: '/portal/words' };

export const face: Face = {
  routes: [{ path: 'words', element: <WordDecksPage /> }],
  navigation: [{ label: '단어장', href: paths.wordDecks, icon: WordDeckIcon, order: 30 }],
};
