import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { WordDeckIcon } from '#ui-kit/icons.ts';
import type { Face } from '../face.ts';
import { paths as testPaths } from '../wordTests/index.tsx';

const WordDecksPage = lazyWithRetry(() => import('./WordDecksPage.tsx'));

const StudyPage = lazyWithRetry(() => import('./StudyPage.tsx'));

/** Some of a deck's words, by their places. */
interface Run {
  firstPlace?: number | null | undefined;
  lastPlace?: number | null | undefined;
}

export const paths = {
  wordDecks: '/portal/words',
  study: (id: string, { firstPlace, lastPlace }: Run = {}) =>
    `/portal/words/${id}${firstPlace == null ? '' : `?from=${firstPlace}`}${lastPlace == null ? '' : `&to=${lastPlace}`}`,
};

export const face: Face = {
  routes: [
    { path: 'words', element: <WordDecksPage /> },
    { path: 'words/:deckId', element: <StudyPage /> },
  ],
  navigation: [{ label: '단어장', href: paths.wordDecks, also: [testPaths.tests], icon: WordDeckIcon, order: 30 }],
};
