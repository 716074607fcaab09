import type { Random } from '../base/random.ts';

// Fictional schools; the first ones are those of the cast.
const highSchools = '세움고 가람고 다온고 새솔고 늘푸른고 해담고 미리내고 이든고 한울고 너울고'.split(' ');
const girlsHighSchools = '한빛여고 가온여고 은하여고'.split(' ');
const boysHighSchools = '누리남고 참빛고'.split(' ');
const middleSchools = '가람중 다온중 새솔중 늘푸른중 해담중 한울중'.split(' ');

/** The grades at the academy by age, with their share of students. */
export const grades = [
  ['중3', 10],
  ['고1', 26],
  ['고2', 34],
  ['고3', 24],
  ['N수', 6],
] as const;

/** 학년 of a student here. */
export type Grade = (typeof grades)[number][0];

/** A school for a grade; students who repeat a year name the school they left. */
export function schoolFor(random: Random, grade: Grade, isFemale: boolean): string {
  if (grade === '중3') return random.pick(middleSchools);
  if (random.chance(0.28)) return random.pick(isFemale ? girlsHighSchools : boysHighSchools);
  return random.pick(highSchools);
}

/** The year in which a student of a grade in some year began high school; students who repeat left school a year ago. */
export function highSchoolEntryYear(grade: Grade, year: number): number {
  return year - { 중3: -1, 고1: 0, 고2: 1, 고3: 2, N수: 3 }[grade];
}
