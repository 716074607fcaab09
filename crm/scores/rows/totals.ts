import type { GridTotal } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { memoByReference } from '../../shared/memoByReference.ts';
import { mostRetakes, textOf, type AttemptColumn, type Field, type GradedExam } from '../grades.ts';

/**
 * The totals of a gradebook's columns: average, highest, deviation and count of values, and the number of statuses that need attention.
 * @param among ids of the students who count; keep the set's identity while its content is the same
 */
export function gradeTotals(
  exams: readonly GradedExam[],
  columns: ReadonlyMap<string, AttemptColumn>,
  among: ReadonlySet<string>,
): GridTotal[] {
  const figures: Record<Figure, Map<string, string>> = { mean: new Map(), highest: new Map(), deviation: new Map() };
  const counts = new Map<string, string>();
  for (const [id, { examAt, retakeNumber, field }] of columns) {
    const exam = exams[examAt];
    const total = exam && totalsOf(exam, among)[retakeNumber]?.[field];
    for (const figure of FIGURES) if (total?.[figure] !== undefined) figures[figure].set(id, total[figure]);
    if (total) counts.set(id, total.count);
  }
  return [
    { label: '평균', texts: figures.mean },
    { label: '최고', texts: figures.highest },
    { label: '표준편차', texts: figures.deviation },
    { label: '인원', texts: counts },
  ];
}

const FIGURES = ['mean', 'highest', 'deviation'] as const;
type Figure = (typeof FIGURES)[number];

type AttemptTotals = Partial<Record<Field, Partial<Record<Figure, string>> & { count: string }>>;

/** The totals of an exam, by the number of the retake; recomputed only for exams that changed. */
const totalsOf = memoByReference(([exam, among]: [GradedExam, ReadonlySet<string>]): AttemptTotals[] =>
  Array.from({ length: mostRetakes(exam.scores) + 1 }, (_, retakeNumber) => countAttempts(exam, among, retakeNumber)),
);

function countAttempts(exam: GradedExam, among: ReadonlySet<string>, retakeNumber: number): AttemptTotals {
  const scores = exam.scores.filter(({ studentId }) => among.has(studentId));
  const attempts = scores.flatMap(({ attempts: all }) => all.filter((one) => one.retakeNumber === retakeNumber));
  const values = attempts.flatMap(({ value }) => value ?? []);
  const missing = scores.filter(({ status }) => status === 'NONE').length;
  const due = attempts.filter(({ clinicStatus }) => clinicStatus === 'REQUIRED').length;
  return {
    value: {
      ...figuresOf(values),
      count: `${values.length}/${retakeNumber === 0 ? scores.length : attempts.length}명`,
    },
    status: { count: countOf(missing, '미응시') },
    clinic: { count: countOf(due, textOf('REQUIRED', 'clinic')) },
  };
}

/** The figures of values; the deviation is that of all of them, as in the analysis. */
function figuresOf(values: readonly number[]): Partial<Record<Figure, string>> {
  if (values.length === 0) return {};
  const mean = values.reduce((all, value) => all + value, 0) / values.length;
  const variance = values.reduce((all, value) => all + (value - mean) ** 2, 0) / values.length;
  return { mean: mean.toFixed(1), highest: String(Math.max(...values)), deviation: Math.sqrt(variance).toFixed(1) };
}

const countOf = (count: number, word: string): string => (count === 0 ? '' : `${word} ${count}`);
