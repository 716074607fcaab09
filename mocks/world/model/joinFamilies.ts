import { roster } from '../../cast.ts';
import { Random } from '../base/random.ts';
import { splitName } from '../texts/names.ts';
import type { Student } from './types.ts';

/** Makes some of the newcomers brothers and sisters of who was here before: one family name, one parent, one phone. */
export function joinFamilies(students: readonly Student[]): void {
  const withElder = new Set<Student>();
  for (const student of students.slice(roster.length)) {
    const elder = elderOf(student, students);
    if (!elder || withElder.has(elder)) continue;
    withElder.add(student);
    const name = splitName(elder.name).family + splitName(student.name).given;
    // Two of one name and one phone would be the same person to an import.
    if (name !== elder.name)
      Object.assign(student, { name, parentName: elder.parentName, parentPhone: elder.parentPhone });
  }
}

/** The first newcomer is of the family of the student whom demos look at; of the others every fourteenth has somebody here. */
function elderOf({ index }: Student, students: readonly Student[]): Student | undefined {
  if (index === roster.length) return students[0];
  const random = new Random('family', index);
  if (index < roster.length + 2 || !random.chance(0.07)) return undefined;
  return students[random.int(Math.max(roster.length + 1, index - 60), index - 1)];
}
