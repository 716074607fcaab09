import { staff } from '../../cast.ts';
import { dateOf } from '../base/calendar.ts';
import { stamps, type Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';

const admin = staff.admin.id;

/** Each student's latest lecture, the first of several. */
export function* representativeLectures(world: World): Rows<'representative_lectures'> {
  for (const { id, enrollments } of world.students) {
    const latest = enrollments.at(-1)?.lecture.term;
    const chosen = enrollments.find(({ lecture }) => lecture.term === latest);
    if (chosen) yield { student_id: id, lecture_id: chosen.lecture.id, ...stamps(admin, chosen.from) };
  }
}

export function* enrollments(world: World): Rows<'enrollments'> {
  for (const lecture of world.lectures) {
    for (const { id, student, from, to } of lecture.enrollments) {
      yield {
        id,
        lecture_id: lecture.id,
        student_id: student.id,
        from_date: dateOf(from),
        to_date: to === null ? null : dateOf(to),
        ...stamps(admin, from),
      };
    }
  }
}
