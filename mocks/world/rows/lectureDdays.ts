import { staff } from '../../cast.ts';
import { dateOf, dayOf, weekdayOf, yearOf } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { stamps, type Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';

const admin = staff.admin.id;

/** The D-days of each running lecture. */
export function* lectureDdays({ lectures, today }: World): Rows<'lecture_ddays'> {
  for (const lecture of lectures) {
    if (lecture.isOver) continue;
    const goals: [string, number][] = [
      ['기말고사', today + 24 + (lecture.index % 3)],
      ['모의고사', today + 10],
      ['수능', nextCsat(today)],
    ];
    for (const [at, [title, day]] of goals.sort(([, one], [, other]) => one - other).entries()) {
      const id = idOf('lecture_ddays', lecture.index * 8 + at, lecture.created);
      yield {
        id,
        lecture_id: lecture.id,
        title,
        falls_on: dateOf(day),
        sequence: at + 1,
        ...stamps(admin, lecture.created),
      };
    }
  }
}

/** 수능: the third Thursday of November. */
function nextCsat(today: number): number {
  const inYear = (year: number): number => {
    const first = dayOf(`${year}-11-01`);
    return first + ((4 - weekdayOf(first) + 7) % 7) + 14;
  };
  const day = inYear(yearOf(today));
  return day >= today ? day : inYear(yearOf(today) + 1);
}
