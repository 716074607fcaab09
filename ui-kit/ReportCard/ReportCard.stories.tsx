import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ReportCard } from './ReportCard.tsx';
import { sees } from '../testing/play.ts';

const units = ['수열의 극한', '급수', '지수함수의 미분'];

const card = {
  academy: { name: '세움학원' },
  student: { name: '김민수', school: '세움고', grade: '고2', studentNumber: '20260001' },
  exam: {
    name: '9월 모의고사 대비',
    totalPoints: 100,
    lectureName: '미적분 B',
    teacherName: '정하늘',
    weekNumber: 3,
    specialName: null,
    placeInWeek: null,
    heldOn: '2026-11-18',
  },
  value: 75,
  grade: 3,
  gradeScale: 9,
  retakes: [{ retakeNumber: 1, value: 90 }],
  statistics: { takenCount: 21, mean: 64.3, highest: 95 },
  rank: null,
  items: Array.from({ length: 20 }, (_, at) => ({
    number: at + 1,
    unit: units[at % 3] ?? '',
    points: 5,
    correctRate: 95 - at * 3,
    answeredBy: 19,
    mark: at === 7 ? ('VOID' as const) : at % 4 === 2 ? ('WRONG' as const) : ('RIGHT' as const),
  })),
  trend: [
    { name: '1주차 쪽지', heldOn: '2026-10-07', percent: 52, meanPercent: 61 },
    { name: '2주차 쪽지', heldOn: '2026-10-14', percent: 64, meanPercent: 58.2 },
    { name: '3주차 쪽지', heldOn: '2026-10-21', percent: null, meanPercent: 66 },
    { name: '4주차 쪽지', heldOn: '2026-11-11', percent: 70, meanPercent: 60.5 },
    { name: '9월 모의고사 대비', heldOn: '2026-11-18', percent: 75, meanPercent: 64.3 },
  ],
  remark: '풀이가 또렷해졌습니다.\n마지막 두 문항만 다시 풀어 봅시다.',
};

const meta = preview.meta({ title: 'Kit/그림/ReportCard', component: ReportCard });

export const Whole = meta.story({
  args: card,
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('table', { name: '최근 시험' })).getAllByRole('row');
    await expect(rows).toHaveLength(1 + 5);
    await sees(canvas.getByText(/다시 볼 단원: 지수함수의 미분 \(3번, 15번\)/));
    await sees(canvas.getByText(/반 정답률 \(답안 19명 기준\)/));
    await expect(canvas.queryByText('석차')).toBeNull();
    // A value below the class's line stands below its point, where no line crosses it.
    const [low, high] = ['52', '75'].map((value) => canvas.getByText(value, { selector: 'svg text' }));
    const pointOf = (value: Element): number =>
      Number(value.parentElement?.querySelector('circle')?.getAttribute('cy'));
    await expect(Number(low!.getAttribute('y'))).toBeGreaterThan(pointOf(low!));
    await expect(Number(high!.getAttribute('y'))).toBeLessThan(pointOf(high!));
  },
});

export const WithRank = meta.story({
  args: { ...card, rank: { rank: 7, takenCount: 21, percentile: 69.05 } },
});

/** A class of three shows no class figures, and an exam without known answers no questions. */
export const Little = meta.story({
  args: { ...card, statistics: null, items: [], trend: card.trend.slice(-1), remark: '', retakes: [] },
});
