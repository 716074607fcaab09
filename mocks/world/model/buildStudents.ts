import { roster } from '../../cast.ts';
import { yearOf } from '../base/calendar.ts';
import { castId, idOf } from '../base/ids.ts';
import { joinFamilies } from './joinFamilies.ts';
import type { Student, World } from './types.ts';
import { parentName, youngName } from '../texts/names.ts';
import { mobile } from '../base/phones.ts';
import { Random } from '../base/random.ts';
import { grades, schoolFor, type Grade } from '../texts/schools.ts';

/**
 * Everybody who ever studied here. Those of the cast joined before the running term and are still there.
 * @param starts first day of each term
 */
export function buildStudents(world: World, starts: readonly number[]): Student[] {
  const numbers = new Map([[castYear, roster.length]]);
  const students = Array.from({ length: world.shape.students }, (_, index): Student => {
    const random = new Random('student', index);
    const stay = index < roster.length ? castStay(starts) : stayOf(random, world, starts);
    const number = index < roster.length ? castYear * 10_000 + index + 1 : nextNumber(numbers, yearOf(stay.joined));
    const ability = random.normal();
    const diligence = Math.min(1, Math.max(0, random.normal(0.72 + 0.06 * ability, 0.16)));
    const isLatecomer = random.chance(0.06);
    const traits = {
      index,
      number: String(number),
      ...stay,
      ability,
      diligence,
      isLatecomer,
      enrollments: [],
      visits: [],
    };
    const known = roster[index];
    return known ? { ...traits, ...castPerson(known, index) } : { ...traits, ...newcomer(random, index, stay.joined) };
  });
  joinFamilies(students);
  return students;
}

/** The fixed year in the student numbers of the cast. */
const castYear = 2026;

/** The next student number of a year; after 9,999 of them, of a year that nobody has lived. */
function nextNumber(numbers: Map<number, number>, year: number): number {
  const sequence = (numbers.get(year) ?? 0) + 1;
  numbers.set(year, sequence);
  const turn = Math.floor((sequence - 1) / 9999);
  return (year + 40 * turn) * 10_000 + sequence - 9999 * turn;
}

interface Stay {
  joined: number;
  left: number | null;
}

function castStay(starts: readonly number[]): Stay {
  return { joined: starts.at(-1)! - 18, left: null };
}

/** First and last day: most join shortly before a term; in a chain they stay about four terms. */
function stayOf(random: Random, { today }: World, starts: readonly number[]): Stay {
  const term = random.int(starts.length > 1 ? -3 : 0, starts.length - 1);
  const start = starts[Math.max(term, 0)]!;
  const isLate = random.chance(0.1);
  const joined = Math.min(today - 7, isLate ? start + random.int(7, 56) : start - random.int(3, 20));
  let terms = 1;
  while (random.chance(0.68)) terms++;
  const next = starts[Math.max(term, 0) + terms];
  if (next !== undefined) return { joined, left: next - random.int(5, 9) };
  return {
    joined,
    left: random.chance(0.04) ? Math.min(today - 3, Math.max(joined, starts.at(-1)!) + random.int(21, 80)) : null,
  };
}

function castPerson({ name, school, grade, parentName }: (typeof roster)[number], index: number) {
  const line = String(1000 + 7 * (index + 1));
  return {
    id: castId(101 + index),
    name,
    isFemale: index % 2 === 1,
    school,
    grade,
    phone: `+82105550${line}`,
    parentName,
    parentPhone: `+82105551${line}`,
  };
}

function newcomer(random: Random, index: number, joined: number) {
  const isFemale = random.chance(0.5);
  const name = youngName(random, isFemale);
  const grade: Grade = random.weighted(grades);
  return {
    id: idOf('users', 10_000 + index, joined),
    name: name.family + name.given,
    isFemale,
    school: schoolFor(random, grade, isFemale),
    grade,
    phone: mobile(1000 + 2 * index),
    parentName: parentName(random, name),
    parentPhone: mobile(1001 + 2 * index),
  };
}
