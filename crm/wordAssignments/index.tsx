import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

/** The assignments of a deck, shown on the deck's page. */
export const panels = { AssignmentList: lazyWithRetry(() => import('./AssignmentList.tsx')) };

export const face: Face = { resources: [{ name: 'wordAssignments', label: '단어 과제', parent: 'wordDecks' }] };
