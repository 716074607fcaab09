/**
 * The first names of a list and how many more there are: `김민수, 박서연 외 3명`.
 * @param most how many are named
 * @param unit what the others are counted in
 */
export function someNames(names: readonly string[], most = 5, unit = '명'): string {
  const rest = names.length - most;
  return names.slice(0, most).join(', ') + (rest > 0 ? ` 외 ${rest.toLocaleString('ko')}${unit}` : '');
}

/**
 * The same of students: `김민수, 박서연 학생 외 3명`.
 * @param most how many are named
 */
export function someStudents(names: readonly string[], most = 3): string {
  return someNames([`${names.slice(0, most).join(', ')} 학생`, ...names.slice(most)], 1);
}
