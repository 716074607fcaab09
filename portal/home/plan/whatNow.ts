import { addDays, instantInSeoul, todayInSeoul } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';
import { booked, lesson, lessonsOf, type Entry, type Lessons } from './entries.ts';
import type { PortalHomeQuery } from '../generated/graphql.ts';
import { assignedWords, film, handIn, material, question, todo, wordsDue } from './tasks.ts';

/** Days ahead that the list looks for lessons. */
export const NEAR_DAYS = 7;

/** Everything that comes or is due, in order of time; what has no time comes last. */
export function whatNow(home: PortalHomeQuery, now: Date = serverClock.now()): Entry[] {
  const names = new Map(home.lectures.map(({ id, name }) => [id, name]));
  const nameOf = (id: string): string => names.get(id) ?? '';
  const entries = [
    ...nearWeeks(home, now).map((time) => lesson(time, nameOf(time.lectureId))),
    ...home.bookings.filter(({ endsAt }) => new Date(endsAt) > now).map(booked),
    ...home.windows
      .filter((period) => isOpen(period, now) && !isHandedIn(period))
      .map((period) => handIn(period, nameOf(period.exam.lectureId))),
    ...home.videos.filter(isUnfinished).map(film),
    ...home.todos.map(todo),
    ...home.questions.map(question),
    ...home.due.map((due) => material(due, nameOf(due.lectureId))),
    ...home.wordAssignments.filter((given) => !isKnown(given)).map(assignedWords),
    ...wordsDue(home.words),
  ];
  const time = ({ at }: Entry) => (at === null ? Infinity : Date.parse(at));
  // Subtracting two infinities is not a number.
  return entries.sort((one, other) => (time(one) === time(other) ? 0 : time(one) - time(other)));
}

/** True when no lesson is planned for the next days. */
export function hasNoLesson(home: Lessons, now: Date = serverClock.now()): boolean {
  const until = addDays(todayInSeoul(now), NEAR_DAYS);
  return !nearWeeks(home, now).some(({ heldOn }) => heldOn < until);
}

/** The lessons of the next days that are not over; the next one when there are none. */
function nearWeeks(home: Lessons, now: Date) {
  const left = lessonsOf(home).filter(({ heldOn, endsAt }) => new Date(instantInSeoul(heldOn, endsAt)) > now);
  const until = addDays(todayInSeoul(now), NEAR_DAYS);
  const near = left.filter(({ heldOn }) => heldOn < until);
  return near.length > 0 ? near : left.slice(0, 1);
}

/** Whether it may be handed in now. */
export const isOpen = ({ opensAt, closesAt }: PortalHomeQuery['windows'][number], now: Date): boolean =>
  (opensAt == null || new Date(opensAt) <= now) && (closesAt == null || new Date(closesAt) > now);

export const isHandedIn = ({ exam }: PortalHomeQuery['windows'][number]): boolean =>
  exam.submissions[0]?.status === 'DONE';

export const isKnown = ({ known, target }: PortalHomeQuery['wordAssignments'][number]): boolean =>
  (known ?? 0) >= (target ?? 0);

export const isUnfinished = ({ viewings: [viewing], weeklyLecture }: PortalHomeQuery['videos'][number]): boolean =>
  (viewing?.percent ?? 0) < weeklyLecture.lecture.watchedPercent;
