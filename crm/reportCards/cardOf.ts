import type { ReportCardProps } from '#ui-kit';
import type { ReportScoreFragment } from './generated/graphql.ts';
import type { ReportExam } from './types.ts';

/** With fewer students than this, class figures would reveal single scores; they are not shown on paper or to parents. */
const FEWEST = 5;

/** The content of a score's card; null while it has no value. */
export function cardOf(exam: ReportExam, score: ReportScoreFragment, hasRank: boolean): ReportCardProps | null {
  const { weeklyLecture: week, statistics } = exam;
  const { student, attempts, remark } = score;
  const first = attempts.find(({ retakeNumber }) => retakeNumber === 0);
  if (first?.value == null) return null;
  const isMany = (statistics?.takenCount ?? 0) >= FEWEST;
  return {
    student: { ...student, name: student.user.name },
    exam: { ...exam, ...week, name: exam.name, lectureName: week.lecture.name, teacherName: week.lecture.teacherName },
    value: first.value,
    grade: first.grade,
    gradeScale: first.gradeScale,
    retakes: attempts.flatMap(({ retakeNumber, value }) =>
      retakeNumber > 0 && value !== null ? [{ retakeNumber, value }] : [],
    ),
    statistics: isMany && statistics ? filled(statistics) : null,
    rank: isMany && hasRank && score.rank ? filled(score.rank) : null,
    items: itemsOf(exam, score),
    trend: score.trend.map(({ name, heldOn, ...percents }) => ({
      name: name ?? '',
      heldOn: heldOn ?? '',
      ...percents,
    })),
    remark: remark?.body ?? '',
  };
}

function itemsOf(exam: ReportExam, { answers }: ReportScoreFragment): ReportCardProps['items'] {
  if (answers.length === 0) return [];
  const right = new Set(answers.filter(({ isCorrect }) => isCorrect).map(({ number }) => number));
  return exam.questionStatistics.map(({ number, unit, points, gradingRule, correctRate, takenCount }) => ({
    number: number ?? 0,
    unit: unit ?? '',
    points: points ?? 0,
    mark: gradingRule === 'VOID' ? 'VOID' : right.has(number) ? 'RIGHT' : 'WRONG',
    // Scores may be typed without answers: the rate is of the sheets that were read, not of all who took the exam.
    correctRate: (takenCount ?? 0) >= FEWEST && gradingRule !== 'VOID' ? correctRate : null,
    answeredBy: takenCount,
  }));
}

/** Converts figures of a view, whose columns are nullable only by type. */
function filled<Key extends string>(row: Readonly<Record<Key, number | null>>): Record<Key, number> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value ?? 0])) as Record<Key, number>;
}
