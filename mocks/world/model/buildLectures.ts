import { lectures as cast } from '../../cast.ts';
import { weekdayOf } from '../base/calendar.ts';
import { courses, type Course } from './courses.ts';
import { idOf } from '../base/ids.ts';
import type { Lecture, Week, World } from './types.ts';
import { Random } from '../base/random.ts';

const castIds = Object.values(cast).map(({ id }) => id);

/** Sets up the lectures of each term, and their weeks. @param starts the Monday of each term's first week */
export function buildLectures(world: World, starts: readonly number[]): void {
  const { shape, lectures } = world;
  starts.forEach((start, term) => {
    for (let at = 0; at < shape.lectures; at++) {
      const isRunning = term === starts.length - 1;
      const index = lectures.length;
      const course = courseOf(at);
      const lecture: Lecture = {
        index,
        id: (isRunning ? castIds[at] : undefined) ?? idOf('lectures', index, start - 21),
        course,
        name: isRunning ? course.name : `${course.name} (${term + 1}기)`,
        term,
        created: start - 21,
        isOver: !isRunning,
        enrollments: [],
        weeks: [],
      };
      lectures.push(lecture);
      addWeeks(world, lecture, start);
    }
  });
  // After all others, which keep their numbers.
  for (const lecture of lectures) addSecondMeetings(world, lecture);
}

/** All branches have the same timetable; from the second branch on, lectures get a number. */
function courseOf(at: number): Course {
  const course = courses[at % courses.length]!;
  const branch = Math.floor(at / courses.length) + 1;
  return branch === 1 ? course : { ...course, name: `${course.name} ${branch}관` };
}

/** The second weekly lesson of some running lectures of each branch, an hour shorter; null of the others. */
export function secondMeeting({ index, course, isOver }: Lecture) {
  if (isOver || ![1, 2, 4].includes(index % 12)) return null;
  return { weekday: ((course.weekday + 1) % 7) + 1, startsAt: course.startsAt, endsAt: course.endsAt - 60 };
}

type Dated = Pick<Week, 'number' | 'specialName' | 'meeting' | 'day' | 'startsAt' | 'endsAt'>;

function addWeek({ today, weeks }: World, lecture: Lecture, week: Dated): void {
  const index = weeks.length;
  // A week is set up a fortnight ahead.
  const id = idOf('weekly_lectures', index, week.day - 14);
  const made: Week = { ...week, index, id, lecture, isPast: week.day < today };
  weeks.push(made);
  lecture.weeks.push(made);
}

/** The second lessons of the weeks to come of one lecture of each branch; those of the others are not set up yet. */
function addSecondMeetings(world: World, lecture: Lecture): void {
  const second = secondMeeting(lecture);
  if (!second || lecture.index % 12 !== 1) return;
  const { weekday, ...hours } = second;
  for (const { number, specialName, day } of [...lecture.weeks]) {
    const own = day + ((weekday - weekdayOf(day) + 7) % 7);
    if (number !== null && own >= world.today)
      addWeek(world, lecture, { number, specialName, meeting: 2, day: own, ...hours });
  }
}

function addWeeks(world: World, lecture: Lecture, start: number): void {
  const { course } = lecture;
  const { shape } = world;
  const add = (week: Omit<Dated, 'meeting'>): void => addWeek(world, lecture, { ...week, meeting: 1 });
  for (let number = 1; number <= shape.weeks; number++) {
    const day = start + 7 * (number - 1) + course.weekday - 1;
    add({ number, specialName: null, day, startsAt: course.startsAt, endsAt: course.endsAt });
    if (number === 8 && new Random('special', lecture.index).chance(0.4)) {
      // The Sunday after, the Saturday for those who teach on Sundays.
      const free = day + ((7 - weekdayOf(day)) % 7 || 6);
      add({ number: null, specialName: '내신 대비 특강', day: free, startsAt: 840, endsAt: 1080 });
    }
  }
}
