import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const ReportCardsPage = lazyWithRetry(() => import('./ReportCardsPage.tsx'));

export const face: Face = {
  resources: [{ name: 'reportCards', label: '성적표', parent: 'exams' }],
  routes: [{ path: 'exams/:examId/reports', element: <ReportCardsPage /> }],
};
