import { staff } from '../../cast.ts';
import { clock } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { stamps, type Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';

const admin = staff.admin.id;

export function* lectures(world: World): Rows<'lectures'> {
  for (const { id, name, course, isOver, created } of world.lectures) {
    yield {
      id,
      name,
      teacher_name: course.teacher,
      weekday: course.weekday,
      room: course.room,
      starts_at: clock(course.startsAt),
      ends_at: clock(course.endsAt),
      capacity: course.capacity,
      is_public: !isOver,
      status: isOver ? 'DISABLED' : 'ACTIVE',
      version: isOver ? 2 : 1,
      ...stamps(admin, created),
    };
  }
}

/** Some running lectures of each branch meet on a second weekday, an hour shorter. */
export function* lectureHours(world: World): Rows<'lecture_hours'> {
  for (const { id, index, course, isOver, created } of world.lectures) {
    if (isOver || ![1, 2, 4].includes(index % 12)) continue;
    yield {
      id: idOf('lecture_hours', index, created),
      lecture_id: id,
      weekday: ((course.weekday + 1) % 7) + 1,
      starts_at: clock(course.startsAt),
      ends_at: clock(course.endsAt - 60),
      ...stamps(admin, created),
    };
  }
}
