import { lectures, staff } from '../../cast.ts';
import { dateOf } from '../base/calendar.ts';
import { castId, idOf } from '../base/ids.ts';
import { stamps, times, type Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';

const admin = staff.admin.id;

/** When an assignment was made, and when it is due, in days from today. */
const made = -5;

const idsOf = ({ today }: World) => [1, 2, 3].map((n) => idOf('word_assignments', n, today + made));

/** The first deck's beginning and end for a lecture each, and its middle for a few students. */
export function* wordAssignments(world: World): Rows<'word_assignments'> {
  const [first, second, third] = idsOf(world);
  const given = { deck_id: castId(61), ...stamps(admin, world.today + made) };
  const day = (after: number) => dateOf(world.today + after);
  yield {
    ...given,
    id: first!,
    lecture_id: lectures.calculusB.id,
    first_place: 1,
    last_place: 20,
    due_on: day(3),
    target: 15,
  };
  yield {
    ...given,
    id: second!,
    lecture_id: lectures.statistics.id,
    first_place: 21,
    last_place: null,
    due_on: day(9),
    target: 10,
  };
  yield { ...given, id: third!, lecture_id: null, first_place: 11, last_place: 30, due_on: day(1), target: 12 };
}

export function* wordAssignmentStudents(world: World): Rows<'word_assignment_students'> {
  const current = world.students.filter(({ left, index }) => left === null && index % 40 === 7).slice(0, 5);
  for (const [at, { id }] of current.entries()) {
    yield {
      id: idOf('word_assignment_students', at + 1, world.today + made),
      assignment_id: idsOf(world)[2]!,
      student_id: id,
      ...times(world.today + made),
    };
  }
}
