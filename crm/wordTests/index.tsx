import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { weekPage } from '../weeklyLectures/paths.ts';
import { paths } from './paths.ts';

const WeekTests = lazyWithRetry(() => import('./WeekTests.tsx'));
const WordTestPage = lazyWithRetry(() => import('./WordTestPage.tsx'));

export const face: Face = {
  resources: [{ name: 'wordTestPlans', label: '단어 시험', show: paths.test(':id'), parent: 'wordDecks' }],
  routes: [{ path: 'word-tests/:planId', element: <WordTestPage /> }],
  tabs: [{ page: weekPage, path: 'word-tests', label: '단어 시험', order: 45, element: <WeekTests /> }],
};
