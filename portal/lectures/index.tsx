import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const LecturesPage = lazyWithRetry(() => import('./LecturesPage.tsx'));
const LecturePage = lazyWithRetry(() => import('./LecturePage.tsx'));

export const face: Face = {
  routes: [
    { path: 'lectures', element: <LecturesPage /> },
    { path: 'lectures/:lectureId', element: <LecturePage /> },
  ],
};
