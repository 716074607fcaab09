import { roster } from '../../cast.ts';
import { Random } from '../base/random.ts';
import { splitName } from '../texts/names.ts';
import type { Student } from './types.ts';

/** Makes some new students siblings of earlier students: the same family name, parent and phone. */
export function joinFamilies(students: readonly Student[]): void {
  const withElder = new Set<Student>();
  for (const student of students.slice(roster.length)) {
    const elder = elderOf(student, students);
    if (!elder || withElder.has(elder)) continue;
    withElder.add(student);
    const name = splitName(elder.name).family + splitName(student.name).given;
    // An import would take two students with the same name and phone for one person.
    if (name !== elder.name)
      Object.assign(student, { name, parentName: elder.parentName, parentPhone: elder.parentPhone });
  }
}

/** The first new student is a sibling of the demos' main student; of the others every fourteenth has a sibling here. */
function elderOf({ index }: Student, students: readonly Student[]): Student | undefined {
  if (index === roster.length) return students[0];
  const random = new Random('family', index);
  if (index < roster.length + 2 || !random.chance(0.07)) return undefined;
  return students[random.int(Math.max(roster.length + 1, index - 60), index - 1)];
}
