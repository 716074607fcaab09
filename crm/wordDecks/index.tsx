import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const WordDeckListPage = lazyWithRetry(() => import('./WordDeckListPage.tsx'));
const WordDeckPage = lazyWithRetry(() => import('./WordDeckPage.tsx'));

export const face: Face = {
  resources: [
    {
      name: 'wordDecks',
      label: '단어장',
      list: paths.wordDecks,
      create: paths.create,
      show: paths.wordDeck(':id'),
      edit: paths.edit(':id'),
      // Word tests ask the words of decks.
      menu: { group: '시험', order: 20, also: ['/crm/word-tests'] },
    },
  ],
  routes: [
    { path: 'wordDecks', element: <WordDeckListPage />, children: [{ path: 'create', element: null }] },
    {
      path: 'wordDecks/:id',
      element: <WordDeckPage />,
      children: [{ path: 'edit', element: null }],
    },
  ],
};
