import { TrendChart, type Trend } from '#ui-kit/TrendChart/TrendChart.tsx';
import css from './StudentScores.module.css';
import { examMonth, examWords } from './examWords.ts';
import type { StudentScoresQuery } from './generated/graphql.ts';

interface ScoreChartsProps {
  scores: StudentScoresQuery['scores'];
  actual: StudentScoresQuery['actualExamScores'];
}

/** The last exams that still can be told apart. */
const MOST = 24;

/** Two pictures beside each other: percent of the academy's exams with the class average, and grades outside. */
export default function ScoreCharts({ scores, actual }: ScoreChartsProps) {
  const here = academyTrends(scores.slice(-MOST));
  const outside = gradeTrends(actual);
  return (
    <div className={css.charts}>
      {scores.length > 0 && (
        <TrendChart label="학원 시험" unit="%" min={0} max={100} points={here.points} trends={here.trends} />
      )}
      {outside.points.length > 0 && (
        <TrendChart
          label="실전 성적 등급"
          unit="등급"
          min={1}
          max={9}
          reversed
          points={outside.points}
          trends={outside.trends}
        />
      )}
    </div>
  );
}

function academyTrends(scores: ScoreChartsProps['scores']): { points: string[]; trends: Trend[] } {
  const percent = (value: number | null | undefined, whole: number): number | null =>
    value == null || whole === 0 ? null : Math.round((Number(value) / whole) * 1000) / 10;
  return {
    points: scores.map(({ exam }) => `${exam.weeklyLecture?.heldOn.slice(5).replace('-', '.') ?? ''} ${exam.name}`),
    trends: [
      { label: '점수', values: scores.map(({ exam, attempts }) => percent(attempts[0]?.value, exam.totalPoints)) },
      {
        label: '반 평균',
        muted: true,
        values: scores.map(({ exam }) => percent(exam.statistics?.mean, exam.totalPoints)),
      },
    ],
  };
}

function gradeTrends(actual: ScoreChartsProps['actual']): { points: string[]; trends: Trend[] } {
  const graded = actual
    .filter(({ grade }) => grade != null)
    .toSorted((one, other) => (examMonth(one) < examMonth(other) ? -1 : 1));
  const points = [...new Set(graded.map(examWords))];
  const trends = [...new Set(graded.map(({ subject }) => subject))].map((subject) => ({
    label: subject,
    values: points.map(
      (point) => graded.find((one) => one.subject === subject && examWords(one) === point)?.grade ?? null,
    ),
  }));
  return { points, trends };
}
