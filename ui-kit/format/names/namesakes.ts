import { formatSchool } from '../academy.ts';

/** A student in a list that shows names. */
export interface NamedStudent {
  id: string;
  studentNumber: string;
  school: string;
  grade: string | null;
  user: { name: string };
}

/**
 * The names of students as a list shows them, by id. Those who share a name get what tells them apart: school and grade, else the student
 * number.
 */
export function namesApart(students: Iterable<NamedStudent>): ReadonlyMap<string, string> {
  const unique = new Map([...students].map((student) => [student.id, student]));
  const groups = Map.groupBy(unique.values(), ({ user }) => user.name);
  return new Map(
    [...groups].flatMap(([name, namesakes]) => {
      if (namesakes.length === 1) return namesakes.map(({ id }) => [id, name] as const);
      const schools = new Set(namesakes.map(formatSchool));
      const isEnough = schools.size === namesakes.length && !schools.has('');
      return namesakes.map((one) => [one.id, `${name} (${isEnough ? formatSchool(one) : one.studentNumber})`] as const);
    }),
  );
}
