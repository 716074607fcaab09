import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { examPage } from '../exams/paths.ts';
import { weekPage } from '../weeklyLectures/paths.ts';

const ExamAnswers = lazyWithRetry(() => import('./byQuestion/ExamAnswers.tsx'));
const Gradebook = lazyWithRetry(() => import('./Gradebook.tsx'));

export const face: Face = {
  resources: [{ name: 'scores', label: '성적', parent: 'weeklyLectures' }],
  tabs: [
    {
      page: weekPage,
      path: 'scores',
      label: '성적',
      order: 40,
      element: <Gradebook />,
      first: async () => (await import('./scoresPreload.ts')).firstScores,
    },
    { page: examPage, path: 'answers', label: '문항별 입력', order: 15, element: <ExamAnswers /> },
  ],
};
