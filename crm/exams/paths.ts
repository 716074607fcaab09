import type { TabbedPage } from '../face.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';

export const paths = {
  ofWeek: (lectureId: string, weekId: string) => `${weekPaths.week(lectureId, weekId)}/exams`,
  exam: (id: string) => `/crm/exams/${id}`,
};

/** One exam; its key, its analysis and its files are tabs. */
export const examPage: TabbedPage = { path: 'exams/:examId', label: '시험 안의 화면' };
