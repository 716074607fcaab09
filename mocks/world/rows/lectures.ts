import { staff } from '../../cast.ts';
import { clock } from '../base/calendar.ts';
import { castId, idOf } from '../base/ids.ts';
import { stamps, type Rows } from '../base/row.ts';
import { secondMeeting } from '../model/buildLectures.ts';
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

/** The second weekly lessons. */
export function* lectureHours(world: World): Rows<'lecture_hours'> {
  for (const lecture of world.lectures) {
    const { id, index, created } = lecture;
    const second = secondMeeting(lecture);
    if (!second) continue;
    yield {
      id: idOf('lecture_hours', index, created),
      lecture_id: id,
      weekday: second.weekday,
      starts_at: clock(second.startsAt),
      ends_at: clock(second.endsAt),
      ...stamps(admin, created),
    };
  }
}

/** The lectures the academy began with; older than the audit log, so their import cannot be undone. */
export function* lectureImports({ opened, lectures: begun }: World): Rows<'lecture_imports'> {
  const counts = { lecture_count: begun.length, enrolled_count: 0 };
  yield {
    id: castId(97),
    file_name: '개원 시간표.xlsx',
    change_set_id: castId(97),
    ...counts,
    ...stamps(admin, opened),
  };
}
