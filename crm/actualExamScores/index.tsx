import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { studentPage } from '../students/paths.ts';
import { paths } from './paths.ts';

const StudentScores = lazyWithRetry(() => import('./StudentScores.tsx'));
const ScoreGridPage = lazyWithRetry(() => import('./ScoreGridPage.tsx'));

export const face: Face = {
  resources: [{ name: 'actualExamScores', label: '실전 성적', list: paths.scoreSheet, parent: 'students' }],
  routes: [{ path: 'students/actual-scores', element: <ScoreGridPage /> }],
  tabs: [{ page: studentPage, path: 'scores', label: '성적', order: 20, element: <StudentScores /> }],
};
