import { addDays, todayInSeoul } from '#ui-kit/format/time/date.ts';
import { lectures, staff } from '../cast.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 디데이; a number of days from today in Asia/Seoul. */
export function buildLectureDday(
  title = '수능',
  daysLeft = 30,
  overrides: Partial<Row<'lecture_ddays'>> = {},
): Row<'lecture_ddays'> {
  return {
    id: nextId(),
    lectureId: lectures.calculusB.id,
    title,
    fallsOn: addDays(todayInSeoul(), daysLeft),
    sequence: 1,
    version: 1,
    createdBy: staff.admin.id,
    ...stamps,
    ...overrides,
  };
}
