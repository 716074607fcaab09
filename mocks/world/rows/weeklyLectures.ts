import { staff } from '../../cast.ts';
import { clock, dateOf } from '../base/calendar.ts';
import { stamps, type Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';

const admin = staff.admin.id;

export function* weeklyLectures(world: World): Rows<'weekly_lectures'> {
  for (const { id, lecture, number, specialName, meeting, day, startsAt, endsAt } of world.weeks) {
    yield {
      id,
      lecture_id: lecture.id,
      week_number: number,
      special_name: specialName,
      meeting,
      held_on: dateOf(day),
      starts_at: clock(startsAt),
      ends_at: clock(endsAt),
      room: lecture.course.room,
      ...stamps(admin, day - 14),
    };
  }
}
