import { formatWeek } from '#ui-kit';
import { someNames } from '#ui-kit/format/names/someNames.ts';
import type { WordAssignmentFactsFragment } from './generated/graphql.ts';

type Assignment = WordAssignmentFactsFragment;

/** Whom an assignment is for: `미적분 B`, `미적분 B 3주차`, `김민수 외 2명`. */
export function assignmentName({ lecture, weeklyLecture, students }: Assignment): string {
  if (weeklyLecture) return `${weeklyLecture.lecture.name} ${formatWeek(weeklyLecture)}`;
  if (lecture) return lecture.name;
  const names = students.map(({ student }) => student.user.name);
  return someNames(names, 1) || '학생 없음';
}

/** Which words of the deck: `모든 단어`, `1–20번 단어`. */
export function placesText({ firstPlace, lastPlace }: Pick<Assignment, 'firstPlace' | 'lastPlace'>): string {
  if (lastPlace == null) return firstPlace === 1 ? '모든 단어' : `${firstPlace}번부터 끝까지`;
  return firstPlace === lastPlace ? `${firstPlace}번 단어` : `${firstPlace}–${lastPlace}번 단어`;
}

/** How many have reached the target, and how many have not begun: `15명 중 12명 도달 · 시작 안 함 1명`. */
export function reachedText({ progress }: Pick<Assignment, 'progress'>): string {
  if (progress.length === 0) return '받은 학생이 없습니다';
  const reached = progress.filter(({ known, target }) => (known ?? 0) >= (target ?? 0)).length;
  const waiting = progress.filter(({ studied }) => studied === 0).length;
  const all = `${progress.length}명 중 ${reached}명 도달`;
  return waiting > 0 ? `${all} · 시작 안 함 ${waiting}명` : all;
}
