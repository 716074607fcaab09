import type { GridTotal } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { memoByReference } from '../shared/memoByReference.ts';
import { mostRetakes, textOf, type AttemptColumn, type Field, type GradedExam } from './grades.ts';

/**
 * The totals of a gradebook's columns: average and count of values, and the number of statuses that need attention.
 * @param among ids of the students who count; keep the set's identity while its content is the same
 */
export function gradeTotals(
  exams: readonly GradedExam[],
  columns: ReadonlyMap<string, AttemptColumn>,
  among: ReadonlySet<string>,
): GridTotal[] {
  const means = new Map<string, string>();
  const counts = new Map<string, string>();
  for (const [id, { examAt, retakeNumber, field }] of columns) {
    const exam = exams[examAt];
    const total = exam && totalsOf(exam, among)[retakeNumber]?.[field];
    if (total?.mean !== undefined) means.set(id, total.mean);
    if (total) counts.set(id, total.count);
  }
  return [
    { label: '평균', texts: means },
    { label: '인원', texts: counts },
  ];
}

type AttemptTotals = Partial<Record<Field, { mean?: string; count: string }>>;

/** The totals of an exam, by the number of the retake; recomputed only for exams that changed. */
const totalsOf = memoByReference(([exam, among]: [GradedExam, ReadonlySet<string>]): AttemptTotals[] =>
  Array.from({ length: mostRetakes(exam.scores) + 1 }, (_, retakeNumber) => countAttempts(exam, among, retakeNumber)),
);

function countAttempts(exam: GradedExam, among: ReadonlySet<string>, retakeNumber: number): AttemptTotals {
  const scores = exam.scores.filter(({ studentId }) => among.has(studentId));
  const attempts = scores.flatMap(({ attempts: all }) => all.filter((one) => one.retakeNumber === retakeNumber));
  const values = attempts.flatMap(({ value }) => value ?? []);
  const sum = values.reduce((all, value) => all + value, 0);
  const missing = scores.filter(({ status }) => status === 'NONE').length;
  const due = attempts.filter(({ clinicStatus }) => clinicStatus === 'REQUIRED').length;
  return {
    value: {
      mean: values.length > 0 ? (sum / values.length).toFixed(1) : undefined,
      count: `${values.length}/${retakeNumber === 0 ? scores.length : attempts.length}명`,
    },
    status: { count: countOf(missing, '미응시') },
    clinic: { count: countOf(due, textOf('REQUIRED', 'clinic')) },
  };
}

const countOf = (count: number, word: string): string => (count === 0 ? '' : `${word} ${count}`);
