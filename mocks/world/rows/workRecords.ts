import { instant, weekdayOf } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { assistantOf } from '../model/assistants.ts';
import type { Staff, World } from '../model/types.ts';
import { stamps, type Rows } from '../base/row.ts';
import { tasOf, wageTypeId } from './wages.ts';

/** One record a day: lectures in which the TA took attendance, else an evening in the clinic, or an hour of marking. */
export function* workRecords(world: World): Rows<'work_records'> {
  let n = 0;
  const atDoor = lectureDays(world);
  for (const ta of tasOf(world)) {
    for (let day = Math.max(ta.joined, world.opened + 21); day < world.today; day++) {
      const random = new Random('work', ta.index, day);
      const shift = atDoor.get(ta.index * 100_000 + day) ?? clinicShift(random, ta, day);
      if (!shift) continue;
      const [type, from, to] = shift;
      const start = from - 30 + random.int(-8, 5);
      const end = to + random.int(3, 35);
      yield {
        id: idOf('work_records', ++n, day, start),
        ta_id: ta.id,
        wage_type_id: wageTypeId(type),
        status: 'CLOSED',
        started_at: instant(day, start),
        ended_at: instant(day, end),
        memo: random.chance(0.04) ? '대타 근무' : '',
        version: 2,
        ...stamps(ta.id, day, start, instant(day, end)),
      };
    }
  }
}

type Shift = [type: number, from: number, to: number];

function lectureDays(world: World): Map<number, Shift> {
  const days = new Map<number, Shift>();
  for (const week of world.weeks) {
    if (!week.isPast) continue;
    const key = assistantOf(world, week).index * 100_000 + week.day;
    const known = days.get(key);
    days.set(key, [0, Math.min(week.startsAt, known?.[1] ?? 1440), Math.max(week.endsAt, known?.[2] ?? 0)]);
  }
  return days;
}

function clinicShift(random: Random, ta: Staff, day: number): Shift | null {
  const weekday = weekdayOf(day);
  if (weekday === 7 || !random.chance((ta.index + weekday) % 3 === 0 ? 0.85 : 0.04)) return null;
  if (ta.index % 2 === 0 && random.chance(0.2)) return [2, 1080, 1200];
  return weekday === 6 ? [1, 600, 1080] : [1, 1020, 1320];
}
