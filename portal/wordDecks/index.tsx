import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { WordDeckIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';
import { paths as testPaths } from '../wordTests/paths.ts';
import { paths } from './paths.ts';

const WordDecksPage = lazyWithRetry(() => import('./WordDecksPage.tsx'));

const StudyPage = lazyWithRetry(() => import('./StudyPage.tsx'));

export const face: Face = {
  routes: [
    { path: 'words', element: <WordDecksPage /> },
    { path: 'words/:deckId', element: <StudyPage /> },
  ],
  navigation: [{ label: '단어장', href: paths.wordDecks, also: [testPaths.tests], icon: WordDeckIcon, order: 30 }],
};
