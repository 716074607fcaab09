import { dayOf, mondayOf } from '../base/calendar.ts';
import { bookClinic } from './bookClinic.ts';
import { bookCounsels } from './bookCounsels.ts';
import { crowdEvening } from './crowdEvening.ts';
import { buildExams } from './exams.ts';
import { buildLectures } from './buildLectures.ts';
import { buildStaff } from './buildStaff.ts';
import { buildStudents } from './buildStudents.ts';
import { enrol } from './enrol.ts';
import type { World } from './types.ts';
import { scaled, sizes, type SizeName } from './sizes.ts';

/** The default "today" of a world, a Monday. */
export const fixedDay = '2026-11-02';

/** Days from the start of one term to the next, with a free week in between. */
const termDays = (weeks: number): number => (weeks + 1) * 7;

/**
 * A whole academy; the same size and day give the same one.
 * @param size how large
 * @param today `YYYY-MM-DD` in Seoul: the day it is opened on
 * @param students how many, where it is not the size's own number
 */
export function buildWorld(size: SizeName, today: string = fixedDay, students?: number): World {
  const world = buildRosters(size, today, students);
  world.exams = buildExams(world);
  bookClinic(world);
  bookCounsels(world);
  crowdEvening(world);
  return world;
}

/** The people of an academy and its timetable, before anything has happened. */
export function buildRosters(size: SizeName, today: string = fixedDay, students?: number): World {
  const shape = students === undefined ? sizes[size] : scaled(sizes[size], students);
  const day = dayOf(today);
  const running = mondayOf(day) - 7 * (shape.week - 1);
  const starts = Array.from(
    { length: shape.terms },
    (_, term) => running - termDays(shape.weeks) * (shape.terms - 1 - term),
  );
  const world: World = {
    size,
    shape,
    today: day,
    opened: starts[0]! - 21,
    staff: [],
    students: [],
    lectures: [],
    weeks: [],
    exams: [],
    slots: [],
    visits: [],
  };
  world.staff = buildStaff(world);
  world.students = buildStudents(world, starts);
  buildLectures(world, starts);
  enrol(world, starts);
  return world;
}
