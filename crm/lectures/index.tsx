import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import type { FirstHandle } from '#client/page/lazy/loadPage.ts';
import type { Face } from '../face.ts';
import { firstLectures } from './lectureQuery.ts';
import { paths, lecturePage } from './paths.ts';

const LectureImportPage = lazyWithRetry(() => import('./import/LectureImportPage.tsx'));
const LectureListPage = lazyWithRetry(() => import('./LectureListPage.tsx'));
const LecturePage = lazyWithRetry(() => import('./LecturePage.tsx'));
const SchedulePage = lazyWithRetry(() => import('./schedule/SchedulePage.tsx'));
const LectureStatistics = lazyWithRetry(() => import('./statistics/LectureStatistics.tsx'));

export const face: Face = {
  resources: [
    {
      name: 'lectures',
      label: '강의',
      list: paths.lectures,
      show: paths.lecture(':id'),
      // Exams belong to the weeks of lectures.
      menu: { group: '수업', order: 10, also: ['/crm/exams'] },
    },
    { name: 'schedule', label: '시간표', list: paths.schedule, menu: { group: '수업', order: 20 } },
  ],
  routes: [
    {
      path: 'lectures',
      element: <LectureListPage />,
      handle: { first: async () => firstLectures } satisfies FirstHandle,
    },
    { path: 'lectures/import', element: <LectureImportPage /> },
    { path: 'schedule', element: <SchedulePage /> },
    {
      path: lecturePage.path,
      element: <LecturePage />,
      handle: { first: async () => (await import('./lectureRecord.ts')).firstLecture } satisfies FirstHandle,
    },
  ],
  tabs: [{ page: lecturePage, path: 'statistics', label: '통계', order: 60, element: <LectureStatistics /> }],
};
