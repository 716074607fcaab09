import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import type { Face } from '../face.ts';

const ExamPage = lazyWithRetry(() => import('./ExamPage.tsx'));

export const paths = { exam: (id: string) => `/portal/exams/${id}` };

export const face: Face = { routes: [{ path: 'exams/:examId', element: <ExamPage /> }] };
