import { staff } from '../../cast.ts';
import { clock, dateOf } from '../base/calendar.ts';
import type { World } from '../model/types.ts';
import { stamps, type Rows } from './row.ts';

const admin = staff.admin.id;

export function* lectures(world: World): Rows<'lectures'> {
  for (const { id, name, course, isOver, created } of world.lectures) {
    yield {
      ...{ id, name, teacher_name: course.teacher, weekday: course.weekday, room: course.room },
      ...{ starts_at: clock(course.startsAt), ends_at: clock(course.endsAt), capacity: course.capacity },
      ...{ status: isOver ? 'DISABLED' : 'ACTIVE', version: isOver ? 2 : 1, ...stamps(admin, created) },
    };
  }
}

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
        ...{ id, lecture_id: lecture.id, student_id: student.id },
        ...{ from_date: dateOf(from), to_date: to === null ? null : dateOf(to), ...stamps(admin, from) },
      };
    }
  }
}

export function* weeklyLectures(world: World): Rows<'weekly_lectures'> {
  for (const { id, lecture, number, specialName, day, startsAt, endsAt } of world.weeks) {
    yield {
      ...{ id, lecture_id: lecture.id, week_number: number, special_name: specialName, held_on: dateOf(day) },
      ...{ starts_at: clock(startsAt), ends_at: clock(endsAt), room: lecture.course.room, ...stamps(admin, day - 14) },
    };
  }
}
