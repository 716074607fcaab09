import { paths as examPaths } from '../exams/paths.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';

export const paths = {
  ofWeek: (lectureId: string, weekId: string) => `${weekPaths.week(lectureId, weekId)}/scores`,
  byQuestion: (examId: string) => `${examPaths.exam(examId)}/answers`,
};
