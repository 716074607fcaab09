import type { Trend } from '#ui-kit/TrendChart/TrendChart.tsx';

/** What the lines need of an exam. */
export interface AveragedExam {
  name: string;
  totalPoints: number;
  template: { id: string; name: string } | null;
  weeklyLecture: { heldOn: string };
  statistics: { mean: number | null } | null;
}

/** The most exams that a chart shows legibly, and the most lines. */
const mostExams = 24;
const mostLines = 8;

/**
 * The averages of a lecture's last exams in percent of their points, oldest first: a line a template, because two kinds of exams are no trend of
 * each other, and one for those without.
 */
export function examTrends(exams: readonly AveragedExam[]): {
  points: { name: string; short: string }[];
  trends: Trend[];
} {
  const shown = exams.slice(-mostExams);
  const kindOf = ({ template }: AveragedExam): string => template?.id ?? '';
  const kinds = new Map(shown.map((exam) => [kindOf(exam), exam.template?.name ?? '양식 없는 시험']));
  return {
    points: shown.map(({ name, weeklyLecture }) => ({ name, short: weeklyLecture.heldOn.slice(5).replace('-', '.') })),
    trends: [...kinds].slice(-mostLines).map(([kind, name]) => ({
      label: kinds.size === 1 ? '평균' : name,
      values: shown.map((exam) => (kindOf(exam) === kind ? percentOf(exam) : null)),
    })),
  };
}

function percentOf({ statistics, totalPoints }: AveragedExam): number | null {
  const mean = statistics?.mean;
  return mean == null || totalPoints === 0 ? null : Math.round((1000 * mean) / totalPoints) / 10;
}
