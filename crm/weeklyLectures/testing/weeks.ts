import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import type { WeekListQuery } from '../generated/graphql.ts';

const counts = (present: number, absent: number, unset: number) => ({
  present: { aggregate: { count: present } },
  absent: { aggregate: { count: absent } },
  unset: { aggregate: { count: unset } },
});
/** Three weeks of a lecture, one of them named. */
export const weeklyLectures: WeekListQuery['weeklyLectures'] = [
  { ...buildWeeklyLecture({ weekNumber: 3, heldOn: '2026-11-17' }), ...counts(0, 0, 92) },
  { ...buildWeeklyLecture({ weekNumber: null, specialName: '파이널 특강', heldOn: '2026-11-14' }), ...counts(0, 0, 0) },
  { ...buildWeeklyLecture({ weekNumber: 2, heldOn: '2026-11-10' }), ...counts(80, 12, 0) },
];
const enrollments = [
  { fromDate: '2026-11-02', toDate: null },
  { fromDate: '2026-11-02', toDate: '2026-12-01' },
];
export const lectures_by_pk = { ...buildLecture(), hours: [], enrollments };
export const list = { weeklyLectures, weeklyLectures_aggregate: { aggregate: { count: weeklyLectures.length } } };
export const plan = { lectures_by_pk, weeklyLectures };
