import { TrendChart, type Trend, type TrendChartProps } from '#ui-kit/TrendChart/TrendChart.tsx';
import css from './StudentScores.module.css';
import { examMonth, examWords } from '#ui-kit/format/actualExams.ts';
import type { StudentScoresQuery } from './generated/graphql.ts';

interface ScoreChartsProps {
  scores: StudentScoresQuery['scores'];
  actual: StudentScoresQuery['actualExamScores'];
}

/** The most exams a chart can show legibly. */
const MOST = 24;
const PERCENT = [0, 25, 50, 75, 100] as const;
const GRADES = [1, 3, 5, 7, 9] as const;

type Picture = Pick<TrendChartProps, 'points'> & { trends: Trend[] };

/** Two charts side by side: scores in the academy's exams with the class average in percent, and grades outside. */
export default function ScoreCharts({ scores, actual }: ScoreChartsProps) {
  const here = academyTrends(scores.slice(-MOST));
  const outside = gradeTrends(actual);
  return (
    <div className={css.charts}>
      {scores.length > 0 && (
        <TrendChart label="학원 시험" unit="%" ticks={PERCENT} points={here.points} trends={here.trends} />
      )}
      {outside.points.length > 0 && (
        <TrendChart
          label="실전 성적 등급"
          unit="등급"
          ticks={GRADES}
          reversed
          points={outside.points}
          trends={outside.trends}
        />
      )}
    </div>
  );
}

/** A line a lecture, because two subjects are no trend of each other; the averages are those of the student's classes. */
function academyTrends(scores: ScoreChartsProps['scores']): Picture {
  const percent = (value: number | null | undefined, whole: number): number | null =>
    value == null || whole === 0 ? null : Math.round((Number(value) / whole) * 1000) / 10;
  const lectures = new Map(scores.map(({ exam: { lecture } }) => [lecture?.id, lecture?.name ?? '']));
  const isAlone = lectures.size === 1;
  const lines = [...lectures].flatMap(([id, name]): Trend[] => {
    const of = (valueOf: (score: ScoreChartsProps['scores'][number]) => number | null) =>
      scores.map((score) => (score.exam.lecture?.id === id ? valueOf(score) : null));
    return [
      {
        label: isAlone ? '점수' : name,
        values: of(({ exam, attempts }) => percent(attempts[0]?.value, exam.totalPoints)),
      },
      {
        label: isAlone ? '반 평균' : `${name} 반 평균`,
        muted: true,
        values: of(({ exam }) => percent(exam.statistics?.mean, exam.totalPoints)),
      },
    ];
  });
  return {
    points: scores.map(({ exam }) => ({ name: exam.name, short: shortDay(exam.weeklyLecture?.heldOn) })),
    trends: lines,
  };
}

function gradeTrends(actual: ScoreChartsProps['actual']): Picture {
  const graded = actual
    .filter(({ grade }) => grade != null)
    .toSorted((one, other) => (examMonth(one) < examMonth(other) ? -1 : 1));
  const exams = new Map(graded.map((one) => [examWords(one), examMonth(one).slice(2).replace('-', '.')]));
  const lineOf = (one: ScoreChartsProps['actual'][number]): string =>
    one.gradeScale === null ? one.subject : `${one.subject} (${one.gradeScale}등급제)`;
  const trends = [...new Set(graded.map(lineOf))].map((label) => ({
    label,
    values: [...exams.keys()].map(
      (name) => graded.find((one) => lineOf(one) === label && examWords(one) === name)?.grade ?? null,
    ),
  }));
  return { points: [...exams].map(([name, short]) => ({ name, short })), trends };
}

const shortDay = (day: string | undefined): string => day?.slice(5).replace('-', '.') ?? '';
