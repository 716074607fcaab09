import type { TrendPoint } from '#ui-kit';

/** What a line of results needs of an exam. */
export interface TakenExam {
  name: string;
  totalPoints: number;
  cutline: number | null;
  weeklyLecture: { heldOn: string; lectureId: string; lecture: { name: string } };
  /** Null where too few took it to show figures of the class. */
  statistics: { mean: number | null } | null;
  scores: readonly { status: string; attempts: readonly { value: number | null }[] }[];
}

/** The student's points in an exam; null without any. */
export function valueOf({ scores }: Pick<TakenExam, 'scores'>): number | null {
  return scores[0]?.attempts[0]?.value ?? null;
}

/** The exams of each lecture, in the order of their dates. @param exams the latest first */
export function byLecture<Exam extends TakenExam>(
  exams: readonly Exam[],
): { id: string; name: string; exams: Exam[] }[] {
  const groups = new Map<string, { id: string; name: string; exams: Exam[] }>();
  for (const exam of exams.toReversed()) {
    const { lectureId: id, lecture } = exam.weeklyLecture;
    const group = groups.get(id) ?? { id, name: lecture.name, exams: [] };
    group.exams.push(exam);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** The line of one lecture's exams in percent; exams not graded yet are left out. */
export function trendOf(exams: readonly TakenExam[]): TrendPoint[] {
  const known = exams.filter((exam) => valueOf(exam) !== null || exam.scores[0]?.status === 'ABSENT');
  return known.map((exam) => {
    const percent = (value: number | null) =>
      value === null ? null : Math.round((1000 * value) / exam.totalPoints) / 10;
    return {
      name: exam.name,
      heldOn: exam.weeklyLecture.heldOn,
      percent: percent(valueOf(exam)),
      meanPercent: percent(exam.statistics?.mean ?? null),
      cutPercent: percent(exam.cutline),
    };
  });
}
