import { addDays, spanOfMonth, weekdayOf } from '#ui-kit';
import { byName } from '#ui-kit/format/names/byName.ts';
import type { RegisterQuery } from '../generated/graphql.ts';

/** A day of the month as printed on the 출석부. */
export interface RegisterDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** ISO weekday, 1 월 … 7 일. */
  weekday: number;
  /** The lecture takes place. */
  isHeld: boolean;
  /** The holiday's name; undefined on other days. */
  holiday: string | undefined;
}

/** A student with a mark for each day of the month. */
export interface RegisterRow {
  id: string;
  name: string;
  student: { school: string; grade?: string | null | undefined; studentNumber: string };
  /** The text of each day; empty where there is no mark. */
  marks: readonly string[];
  /** How many marks of the weeks that have come count as present, and how many do not. */
  present: number;
  absent: number;
}

/** The days of a month, with their column headings. */
export function registerDays(
  month: string,
  weeks: readonly { heldOn: string }[],
  holidays: ReadonlyMap<string, string> | undefined,
): RegisterDay[] {
  const { from, to } = spanOfMonth(month);
  const held = new Set(weeks.map(({ heldOn }) => heldOn));
  return Array.from({ length: Number(to.slice(8)) }, (_, at) => {
    const date = addDays(from, at);
    return { date, weekday: weekdayOf(date), isHeld: held.has(date), holiday: holidays?.get(date) };
  });
}

/** The participants of the month in 가나다 order, each with the marks of the days. */
export function registerRows(
  { weeklyLectures, attendanceTypes }: Pick<RegisterQuery, 'weeklyLectures' | 'attendanceTypes'>,
  days: readonly RegisterDay[],
): RegisterRow[] {
  const types = new Map(attendanceTypes.map((type) => [type.id, type]));
  const people = new Map<string, RegisterRow & { marks: string[] }>();
  for (const week of weeklyLectures) {
    const day = days.findIndex(({ date }) => date === week.heldOn);
    for (const { studentId, attendanceTypeId, student } of week.participants) {
      const row = people.get(studentId) ?? {
        id: studentId,
        name: student.user.name,
        student,
        marks: days.map(() => ''),
        present: 0,
        absent: 0,
      };
      people.set(studentId, row);
      const type = attendanceTypeId == null ? undefined : types.get(attendanceTypeId);
      if (!type) continue;
      row.marks[day] = `${row.marks[day] ?? ''}${type.shortName}`;
      if (!week.held) continue;
      if (type.countsAsPresent) row.present++;
      else row.absent++;
    }
  }
  return [...people.values()].sort(
    (one, other) => byName(one.name, other.name) || byName(one.student.studentNumber, other.student.studentNumber),
  );
}
