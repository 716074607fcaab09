import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const ResultsPage = lazyWithRetry(() => import('./ResultsPage.tsx'));
const ExamPage = lazyWithRetry(() => import('./ExamPage.tsx'));
const SubmitPage = lazyWithRetry(() => import('./submit/SubmitPage.tsx'));

export const face: Face = {
  routes: [
    { path: 'exams', element: <ResultsPage /> },
    { path: 'exams/:examId', element: <ExamPage /> },
    { path: 'exams/:examId/submit', element: <SubmitPage /> },
  ],
};
