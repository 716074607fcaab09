import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { examPage, paths as examPaths } from '../exams/index.tsx';
import { paths as weekPaths, weekPage } from '../weeklyLectures/index.tsx';

const ExamAnswers = lazyWithRetry(() => import('./byQuestion/ExamAnswers.tsx'));
const Gradebook = lazyWithRetry(() => import('./Gradebook.tsx'));

export const paths = {
  ofWeek: (lectureId: string, weekId: string) => `${weekPaths.week(lectureId, weekId)}/scores`,
  byQuestion: (examId: string) => `${examPaths.exam(examId)}/answers`,
};

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
