import { buildLecture } from '#mocks/builders/lecture.ts';
import { buildWeeklyLecture } from '#mocks/builders/weeklyLecture.ts';
import type { WeekListQuery } from '../generated/graphql.ts';

const people = (count: number) => ({ participants_aggregate: { aggregate: { count } } });
const counts = (present: number, absent: number, unset: number) => ({
  ...people(present + absent + unset),
  attendanceRate: { present, marked: present + absent, unset },
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
const toCome = { ...buildWeeklyLecture({ weekNumber: 4, heldOn: '2026-11-24' }), ...people(92), attendanceRate: null };
export const list = {
  weeklyLectures: [toCome, ...weeklyLectures],
  weeklyLectures_aggregate: { aggregate: { count: weeklyLectures.length + 1 } },
};
export const plan = { lectures_by_pk, weeklyLectures };
