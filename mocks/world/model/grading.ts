import { monthOf, yearOf } from '../base/calendar.ts';
import { highSchoolEntryYear } from '../texts/schools.ts';
import type { Student, World } from './types.ts';

/** The year in which a student begins or began high school; a school year runs from March. */
export function entryYearOf({ today }: World, { grade, left }: Student): number {
  return highSchoolEntryYear(grade, yearOf(monthOf(left ?? today, -2)));
}

/** 등급제 of a year of high-school entry. */
export const scaleOf = (entryYear: number): 5 | 9 => (entryYear >= 2025 ? 5 : 9);

/** 등급 of a rank percent; `grade_of()` of the database gives the same result. */
export function gradeOf(rankPercent: number, scale: 5 | 9): number {
  return bounds[scale].findIndex((upTo) => rankPercent <= upTo) + 1;
}

/** Rank percent of each value among all: 100 × middle rank / count. */
export function rankPercents(values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const percents = new Map<number, number>();
  let above = 0;
  for (const value of [...counts.keys()].sort((one, other) => other - one)) {
    const same = counts.get(value)!;
    percents.set(value, (100 * (above + (same + 1) / 2)) / values.length);
    above += same;
  }
  return percents;
}

const bounds = { 5: [10, 34, 66, 90, 100], 9: [4, 11, 23, 40, 60, 77, 89, 96, 100] };
