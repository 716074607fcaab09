import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { paths as examPaths } from '../exams/index.tsx';
import type { Face } from '../face.ts';

const LightTablePage = lazyWithRetry(() => import('./LightTablePage.tsx'));

export const paths = {
  ofExam: (examId: string) => `${examPaths.exam(examId)}/submissions`,
};

export const face: Face = {
  resources: [{ name: 'submissions', label: '제출', parent: 'exams' }],
  routes: [{ path: 'exams/:examId/submissions', element: <LightTablePage /> }],
};
