import { formatDay } from '#ui-kit';

/** Why somebody should talk to a student. */
export interface TaskReasons {
  kind: string;
  reasons: unknown;
  lecture?: { name: string } | null;
}

const kinds: Readonly<Record<string, string>> = { ABSENCES: '결석', SCORES: '성적', TODOS: '할 일' };

/** The kind of a task as one word. */
export const taskWord = (kind: string): string => kinds[kind] ?? kind;

/** The reasons of a task in a sentence. */
export function taskReasons({ kind, reasons, lecture }: TaskReasons): string {
  const facts = reasons as { inARow?: number; inTerm?: number; percents?: number[]; count?: number; since?: string };
  const where = lecture ? `${lecture.name} ` : '';
  if (kind === 'ABSENCES') return `${where}결석 ${facts.inARow ?? 0}번 연속, 모두 ${facts.inTerm ?? 0}번`;
  if (kind === 'SCORES') return `${where}성적 ${(facts.percents ?? []).map((percent) => `${percent}%`).join(' → ')}`;
  const since = facts.since === undefined ? '' : `${formatDay(facts.since)}부터 `;
  return `클리닉 할 일 ${facts.count ?? 0}개가 ${since}남음`;
}
