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

/** Where a value stands: how many are above it, how many have it, and how many took the exam. */
interface Standing {
  above: number;
  same: number;
  takers: number;
}

/** 등급 of those with one value, by head counts; `school_grade()` of the database gives the same result. */
export function schoolGrade({ above, same, takers }: Standing, scale: 5 | 9): number {
  const placeGrade = (place: number) =>
    bounds[scale].findIndex((upTo) => place <= Math.floor((takers * upTo) / 100 + 0.5)) + 1;
  const best = placeGrade(above + 1);
  return best === placeGrade(above + same) ? best : gradeOf((100 * (above + (same + 1) / 2)) / takers, scale);
}

/** The standing of each value among all. */
export function standingsOf(values: readonly number[]): Map<number, Standing> {
  const counts = Map.groupBy(values, (value) => value);
  const standings = new Map<number, Standing>();
  let above = 0;
  for (const value of [...counts.keys()].sort((one, other) => other - one)) {
    const same = counts.get(value)!.length;
    standings.set(value, { above, same, takers: values.length });
    above += same;
  }
  return standings;
}

const bounds = { 5: [10, 34, 66, 90, 100], 9: [4, 11, 23, 40, 60, 77, 89, 96, 100] };
