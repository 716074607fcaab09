import type { Row } from './row.ts';

type Statistics = Row<'exam_statistics'>;
type Item = Pick<Row<'exam_questions'>, 'id' | 'number' | 'kind' | 'answer' | 'points' | 'unit' | 'gradingRule'>;

/** 시험 통계 of points, as the database counts them. */
export function buildExamStatistics(
  values: readonly number[],
  { totalPoints = 100, ...counted }: { totalPoints?: number } & Partial<Statistics> = {},
): Statistics {
  const sorted = [...values].sort((one, other) => one - other);
  const { length } = sorted;
  const mean = sumOf(sorted) / length;
  const some = (value: number) => (length === 0 ? null : round(value, 2));
  const tenth = (value: number) => Math.min(9, Math.floor((10 * value) / totalPoints));
  return {
    examId: null,
    takenCount: length,
    participantCount: length,
    absentCount: 0,
    clinicCount: 0,
    mean: some(mean),
    highest: sorted.at(-1) ?? null,
    lowest: sorted[0] ?? null,
    median: some((sorted[Math.floor((length - 1) / 2)]! + sorted[Math.floor(length / 2)]!) / 2),
    deviation: some(Math.sqrt(sumOf(sorted.map((value) => (value - mean) ** 2)) / length)),
    distribution: Array.from({ length: 10 }, (_, at) => sorted.filter((value) => tenth(value) === at).length),
    ...counted,
  };
}

/** 등수 of one who shares it with nobody. */
export const rankOf = (rank: number, takenCount: number) => ({
  rank,
  takenCount,
  percentile: round((100 * (takenCount - rank + 0.5)) / takenCount, 2),
});

/** A share in a hundred, as 정답률 has it. */
export const shareOf = (part: number, count: number): number => round((100 * part) / count, 1);

/** 문항 분석 of a question: what each wrote, -1 for nothing, who has most points first. */
export function buildQuestionStatistics(item: Item, given: readonly number[]): Row<'exam_question_statistics'> {
  const share = (some: readonly number[]) => shareOf(some.filter(isRight).length, some.length);
  const isRight = (answer: number) => answer === item.answer;
  const quarter = Math.ceil(0.27 * given.length);
  const [upperRate, lowerRate] = [share(given.slice(0, quarter)), share(given.slice(-quarter))];
  const writes = (choice: number) => (answer: number) =>
    choice < 0 ? answer < 0 : answer > 0 && String(answer).includes(String(choice));
  return {
    examId: null,
    questionId: item.id,
    number: item.number,
    kind: item.kind,
    answer: item.answer,
    points: item.points,
    unit: item.unit,
    gradingRule: item.gradingRule,
    takenCount: given.length,
    correctCount: given.filter(isRight).length,
    correctRate: share(given),
    upperRate,
    lowerRate,
    discrimination: round(upperRate - lowerRate, 1),
    correlation: null,
    choiceCounts:
      item.kind === 'CHOICE' ? [-1, 1, 2, 3, 4, 5].map((choice) => given.filter(writes(choice)).length) : null,
  };
}

const sumOf = (values: readonly number[]) => values.reduce((so, value) => so + value, 0);
const round = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;
