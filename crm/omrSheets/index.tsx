import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const OmrDeskPage = lazyWithRetry(() => import('./OmrDeskPage.tsx'));

export const face: Face = {
  resources: [{ name: 'omrSheets', label: 'OMR 답안지', parent: 'exams' }],
  routes: [{ path: 'exams/:examId/omr', element: <OmrDeskPage /> }],
};
