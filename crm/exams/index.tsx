import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { Face } from '../face.ts';
import { weekPage } from '../weeklyLectures/paths.ts';
import { paths, examPage } from './paths.ts';

const ExamAnalysis = lazyWithRetry(() => import('./page/ExamAnalysis.tsx'));
const ExamFiles = lazyWithRetry(() => import('./page/ExamFiles.tsx'));
const ExamKey = lazyWithRetry(() => import('./page/ExamKey.tsx'));
const ExamList = lazyWithRetry(() => import('./ExamList.tsx'));
const ExamPage = lazyWithRetry(() => import('./page/ExamPage.tsx'));

export const face: Face = {
  resources: [{ name: 'exams', label: '시험', show: paths.exam(':id') }],
  routes: [{ path: examPage.path, element: <ExamPage /> }],
  tabs: [
    { page: weekPage, path: 'exams', label: '시험', order: 30, element: <ExamList /> },
    { page: examPage, path: '', label: '정답표', order: 10, element: <ExamKey /> },
    { page: examPage, path: 'analysis', label: '분석', order: 20, element: <ExamAnalysis /> },
    { page: examPage, path: 'files', label: '해설', order: 30, element: <ExamFiles /> },
  ],
};
