import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const LightTablePage = lazyWithRetry(() => import('./LightTablePage.tsx'));

export const face: Face = {
  resources: [{ name: 'submissions', label: '제출', parent: 'exams' }],
  routes: [{ path: 'exams/:examId/submissions', element: <LightTablePage /> }],
};
