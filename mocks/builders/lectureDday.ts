import { lectures, staff } from '../cast.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 디데이; a number of days from today in Asia/Seoul. */
export function buildLectureDday(
  title = '수능',
  daysLeft = 30,
  overrides: Partial<Row<'lecture_ddays'>> = {},
): Row<'lecture_ddays'> {
  const day = new Date(Date.now() + (daysLeft * 24 + 9) * 3_600_000);
  return {
    id: nextId(),
    lectureId: lectures.calculusB.id,
    title,
    fallsOn: day.toISOString().slice(0, 10),
    sequence: 1,
    version: 1,
    createdBy: staff.admin.id,
    ...stamps,
    ...overrides,
  };
}
