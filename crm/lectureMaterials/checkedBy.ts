import type { Material, Student } from './types.ts';

/** Those of the given students who have finished a material. */
export function checkedBy<One extends Pick<Student, 'id'>>(
  { checks }: Pick<Material, 'checks'>,
  students: readonly One[],
): One[] {
  const done = new Set(checks.map(({ studentId }) => studentId));
  return students.filter(({ id }) => done.has(id));
}
