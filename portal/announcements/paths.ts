import { paths as weekPaths } from '../weeklyLectures/paths.ts';

export const paths = {
  announcement: (week: { lectureId: string; id: string }, id: string) =>
    `${weekPaths.week(week.lectureId, week.id)}/announcements/${id}`,
};
