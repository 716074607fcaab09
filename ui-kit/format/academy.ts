/** What a week is called by. */
interface Week {
  weekNumber?: number | null;
  specialName?: string | null;
  /** `1/2` of the first of two lessons of the week; null of the only one. */
  placeInWeek: string | null | undefined;
}

/** `3주차`, `3주차 1/2` in a week of several lessons, or the special name of a week that has one. */
export const formatWeek = (week: Week): string => week.specialName ?? ofWeek(week, '주차');

/** The same for the head of a narrow column: `3주`, `3주 1/2`. */
export const formatShortWeek = (week: Week): string => week.specialName ?? ofWeek(week, '주');

const ofWeek = ({ weekNumber, placeInWeek }: Week, unit: string): string =>
  [`${weekNumber}${unit}`, placeInWeek].filter(Boolean).join(' ');

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
