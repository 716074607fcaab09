import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { paths } from './paths.ts';

const ScoreGridPage = lazyWithRetry(() => import('./ScoreGridPage.tsx'));

export const face: Face = {
  resources: [{ name: 'actualExamScores', label: '실전 성적', list: paths.scoreSheet, parent: 'students' }],
  routes: [{ path: 'students/actual-scores', element: <ScoreGridPage /> }],
};
