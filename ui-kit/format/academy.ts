/** `3주차`, or the special name of a week that has one. */
export function formatWeek(week: { weekNumber?: number | null; specialName?: string | null }): string {
  return week.specialName ?? `${week.weekNumber}주차`;
}

/** School and grade in one line: `한빛고 고2`. */
export function formatSchool(student: { school: string; grade?: string | null }): string {
  return [student.school, student.grade].filter(Boolean).join(' ');
}

/** Who did something, with the honorific where the name is known; both forms take the same particles. */
export function somebody(name: string | null | undefined): string {
  return name ? `${name}님` : '다른 사람';
}

/** An average of points with at most one decimal: `66.7점`. */
export function formatMean(mean: number): string {
  return `${Math.round(mean * 10) / 10}점`;
}
