import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

/** The words of a deck, shown on the deck's page. */
export const panels = { WordList: lazyWithRetry(() => import('./WordList.tsx')) };

export const face: Face = { resources: [{ name: 'words', label: '낱말', parent: 'wordDecks' }] };
