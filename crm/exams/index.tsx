import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import type { Face, TabbedPage } from '../face.ts';
import { paths as weekPaths, weekPage } from '../weeklyLectures/index.tsx';

const ExamAnalysis = lazyWithRetry(() => import('./ExamAnalysis.tsx'));
const ExamFiles = lazyWithRetry(() => import('./ExamFiles.tsx'));
const ExamKey = lazyWithRetry(() => import('./ExamKey.tsx'));
const ExamList = lazyWithRetry(() => import('./ExamList.tsx'));
const ExamPage = lazyWithRetry(() => import('./ExamPage.tsx'));

export const paths = {
  ofWeek: (lectureId: string, weekId: string) => `${weekPaths.week(lectureId, weekId)}/exams`,
  exam: (id: string) => `/crm/exams/${id}`,
};

/** One exam; its key, its analysis and its files are tabs. */
export const examPage: TabbedPage = { path: 'exams/:examId', label: '시험 안의 화면' };

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
