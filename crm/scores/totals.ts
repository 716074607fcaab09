import type { GridTotal } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import type { ColumnPlace } from './gradeColumns.tsx';
import type { GradeRow } from './gradeRows.ts';
import { textOf } from './grades.ts';

/** What the columns of a gradebook amount to: of values the mean and how many there are, of states how many ask for something. */
export function gradeTotals(
  rows: readonly Pick<GradeRow, 'scores'>[],
  places: ReadonlyMap<string, ColumnPlace>,
): GridTotal[] {
  const means = new Map<string, string>();
  const counts = new Map<string, string>();
  for (const [id, { examAt, retakeNumber, field }] of places) {
    const scores = rows.flatMap(({ scores: all }) => all[examAt] ?? []);
    const attempts = scores.flatMap((score) => score.attempts.find((one) => one.retakeNumber === retakeNumber) ?? []);
    if (field === 'value') {
      const values = attempts.flatMap(({ value }) => value ?? []);
      const sum = values.reduce((all, value) => all + value, 0);
      if (values.length > 0) means.set(id, (sum / values.length).toFixed(1));
      counts.set(id, `${values.length}/${retakeNumber === 0 ? scores.length : attempts.length}명`);
    }
    if (field === 'status') counts.set(id, countOf(scores.filter(({ status }) => status === 'NONE').length, '미응시'));
    if (field === 'clinic') {
      const due = attempts.filter(({ clinicStatus }) => clinicStatus === 'REQUIRED').length;
      counts.set(id, countOf(due, textOf('REQUIRED', 'clinic')));
    }
  }
  return [
    { label: '평균', texts: means },
    { label: '인원', texts: counts },
  ];
}

const countOf = (count: number, word: string): string => (count === 0 ? '' : `${word} ${count}`);
