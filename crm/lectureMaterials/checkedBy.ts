import type { Material, Student } from './types.ts';

/** The students, of those given, who have worked through a material. */
export function checkedBy<One extends Pick<Student, 'id'>>(
  { checks }: Pick<Material, 'checks'>,
  students: readonly One[],
): One[] {
  const done = new Set(checks.map(({ studentId }) => studentId));
  return students.filter(({ id }) => done.has(id));
}
