import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { WordDeckIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';

const WordDecksPage = lazyWithRetry(() => import('./WordDecksPage.tsx'));

const StudyPage = lazyWithRetry(() => import('./StudyPage.tsx'));

export const paths = { wordDecks: '/portal/words', study: (id: string) => `/portal/words/${id}` };

export const face: Face = {
  routes: [
    { path: 'words', element: <WordDecksPage /> },
    { path: 'words/:deckId', element: <StudyPage /> },
  ],
  navigation: [{ label: '단어장', href: paths.wordDecks, icon: WordDeckIcon, order: 30 }],
};
