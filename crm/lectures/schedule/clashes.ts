import { spanWords } from '#ui-kit/WeekCalendar/span.ts';
import type { By, Lesson } from './lessons.ts';

/** Two lessons in one room or with one teacher at the same time. */
export interface Clash {
  by: By;
  lessons: readonly [Lesson, Lesson];
}

/** How many clashes are said in one sentence. */
const SAID = 3;

const kinds: readonly By[] = ['room', 'teacherName'];
const marks: Record<By, string> = { room: '강의실 겹침', teacherName: '선생님 겹침' };

/** The rooms and teachers that are at two lessons at once, in the order of the lessons. */
export function clashesOf(lessons: readonly Lesson[]): Clash[] {
  return lessons.flatMap((one, at) =>
    lessons.slice(at + 1).flatMap((other) => {
      const isAtOnce = one.day === other.day && one.from < other.to && other.from < one.to;
      const shared = isAtOnce ? kinds.filter((by) => one[by] !== '' && one[by] === other[by]) : [];
      return shared.map((by): Clash => ({ by, lessons: [one, other] }));
    }),
  );
}

/** What is to be said in the block of each lesson, by its id. */
export function clashMarks(clashes: readonly Clash[]): ReadonlyMap<string, readonly string[]> {
  const said = clashes.flatMap(({ by, lessons }) => lessons.map(({ id }) => ({ id, mark: marks[by] })));
  return new Map(
    [...Map.groupBy(said, ({ id }) => id)].map(([id, own]) => [id, [...new Set(own.map(({ mark }) => mark))]]),
  );
}

/** `같은 시간에 겹칩니다. 11월 26일 (목) 20:00–21:00 301호: 확률과 통계, 수학 기초`, with how many more; empty for none. */
export function clashText(clashes: readonly Clash[]): string {
  const said = clashes.map(({ by, lessons: [one, other] }) => {
    const both = { day: one.day, from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
    const who = by === 'room' ? one.room : `${one.teacherName} 선생님`;
    return `${spanWords(both)} ${who}: ${one.name}, ${other.name}`;
  });
  const more = said.length > SAID ? ` / 그 밖에 ${said.length - SAID}건` : '';
  return said.length === 0 ? '' : `같은 시간에 겹칩니다. ${said.slice(0, SAID).join(' / ')}${more}`;
}
