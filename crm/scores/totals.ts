import type { GridTotal } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import type { ColumnPlace } from './gradeColumns.tsx';
import { textOf, type Field, type GradedExam } from './grades.ts';

/**
 * What the columns of a gradebook amount to: of values the mean and how many there are, of states how many ask for something.
 * @param among ids of the students who count; keep the set's identity while it holds the same
 */
export function gradeTotals(
  exams: readonly GradedExam[],
  places: ReadonlyMap<string, ColumnPlace>,
  among: ReadonlySet<string>,
): GridTotal[] {
  const means = new Map<string, string>();
  const counts = new Map<string, string>();
  for (const [id, { examAt, retakeNumber, field }] of places) {
    const exam = exams[examAt];
    const amount = exam && amountOf(exam, among, retakeNumber)[field];
    if (amount?.mean !== undefined) means.set(id, amount.mean);
    if (amount) counts.set(id, amount.count);
  }
  return [
    { label: '평균', texts: means },
    { label: '인원', texts: counts },
  ];
}

type Amounts = Partial<Record<Field, { mean?: string; count: string }>>;

interface Known {
  among: ReadonlySet<string>;
  byRetake: Map<number, Amounts>;
}
const known = new WeakMap<GradedExam, Known>();

/** Of an exam that did not change nothing is counted again. */
function amountOf(exam: GradedExam, among: ReadonlySet<string>, retakeNumber: number): Amounts {
  const last = known.get(exam);
  const { byRetake } = last?.among === among ? last : { byRetake: new Map<number, Amounts>() };
  const amounts = byRetake.get(retakeNumber) ?? countAttempts(exam, among, retakeNumber);
  known.set(exam, { among, byRetake: byRetake.set(retakeNumber, amounts) });
  return amounts;
}

function countAttempts(exam: GradedExam, among: ReadonlySet<string>, retakeNumber: number): Amounts {
  const scores = exam.scores.filter(({ studentId }) => among.has(studentId));
  const attempts = scores.flatMap(({ attempts: all }) => all.filter((one) => one.retakeNumber === retakeNumber));
  const values = attempts.flatMap(({ value }) => value ?? []);
  const sum = values.reduce((all, value) => all + value, 0);
  const missing = scores.filter(({ status }) => status === 'NONE').length;
  const due = attempts.filter(({ clinicStatus }) => clinicStatus === 'REQUIRED').length;
  return {
    value: {
      ...(values.length > 0 && { mean: (sum / values.length).toFixed(1) }),
      count: `${values.length}/${retakeNumber === 0 ? scores.length : attempts.length}명`,
    },
    status: { count: countOf(missing, '미응시') },
    clinic: { count: countOf(due, textOf('REQUIRED', 'clinic')) },
  };
}

const countOf = (count: number, word: string): string => (count === 0 ? '' : `${word} ${count}`);
