import { staff } from '../../cast.ts';
import { clock } from '../base/calendar.ts';
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
      status: isOver ? 'DISABLED' : 'ACTIVE',
      version: isOver ? 2 : 1,
      ...stamps(admin, created),
    };
  }
}
