import type { Cell } from '#client/generated/rest/scores.ts';
import type { WeekScoresQuery } from '../generated/graphql.ts';

type Score = WeekScoresQuery['exams'][number]['scores'][number];

/** What the server answers a write to an attempt: its values with the new ones, one version later. */
export function cellAfter(score: Score, retakeNumber: number, values: Partial<Cell>): Cell {
  const attempt = score.attempts.find((one) => one.retakeNumber === retakeNumber);
  const cell = {
    id: attempt?.id ?? score.id,
    scoreId: score.id,
    retakeNumber,
    status: score.status,
    scoreVersion: values.status === undefined ? score.version : score.version + 1,
    value: attempt?.value ?? null,
    deliveryType: attempt?.deliveryType ?? 'ONSITE',
    clinicStatus: attempt?.clinicStatus ?? 'NONE',
    memo: attempt?.memo ?? '',
    grade: attempt?.grade ?? null,
    gradeScale: attempt?.gradeScale ?? null,
    version: (attempt?.version ?? 0) + 1,
    ...values,
  };
  // A grade is of points.
  return (cell.value === null ? { ...cell, grade: null, gradeScale: null } : cell) as Cell;
}
