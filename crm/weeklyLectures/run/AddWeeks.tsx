import { todayInSeoul } from '#ui-kit';
import type { WeekPlanQuery } from '../generated/graphql.ts';
import { RunDialog } from './RunDialog.tsx';
import { suggestWeek } from './suggestWeek.ts';
import { WeekDialog } from '../WeekDialog.tsx';

interface AddWeeksProps {
  how: 'one' | 'run';
  lectureId: string;
  lecture: NonNullable<WeekPlanQuery['lectures_by_pk']>;
  /** The existing weeks. */
  weeks: WeekPlanQuery['weeklyLectures'];
  onClose: () => void;
}

/** Adds the next week of a lecture, or several at once. */
export function AddWeeks({ how, lecture, weeks, ...dialog }: AddWeeksProps) {
  const start = suggestWeek(lecture, weeks, todayInSeoul());
  return how === 'one' ? (
    <WeekDialog {...dialog} start={start} enrollments={lecture.enrollments} />
  ) : (
    <RunDialog {...dialog} lecture={lecture} weeks={weeks} start={start} />
  );
}
