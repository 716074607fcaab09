import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { paths as examPaths } from '../exams/index.tsx';
import type { Face } from '../face.ts';

const ReportCardsPage = lazyWithRetry(() => import('./ReportCardsPage.tsx'));

export const paths = {
  ofExam: (examId: string) => `${examPaths.exam(examId)}/reports`,
};

export const face: Face = {
  resources: [{ name: 'reportCards', label: '성적표', parent: 'exams' }],
  routes: [{ path: 'exams/:examId/reports', element: <ReportCardsPage /> }],
};
