import { expect, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { lectures, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { ReportCardsDocument } from './generated/graphql.ts';
import ReportCardsPage, { type ReportExam } from './ReportCardsPage.tsx';

const id = '01990000-0000-7000-8000-0000000e0001';
const numbers = Array.from({ length: 20 }, (_, at) => at + 1);
const { minsu, seoyeon } = students;

const exam: ReportExam = {
  ...{ id, name: '9월 모의고사 대비', totalPoints: 100, cutline: 60, lectureId: lectures.calculusB.id },
  weeklyLecture: {
    ...{ id, weekNumber: 3, specialName: null, heldOn: '2026-11-18' },
    lecture: { name: lectures.calculusB.name, teacherName: '정하늘' },
  },
  statistics: { takenCount: 21, mean: 64.3, highest: 95, deviation: 15.21 },
  questionStatistics: numbers.map((number) => ({
    ...{ number, unit: '극한', points: 5, gradingRule: number === 8 ? 'VOID' : 'NORMAL', correctRate: 95 - number * 3 },
  })),
  scores: [minsu, seoyeon].map(({ name, school, grade, loginId }, at) => ({
    id: `${id}${at}`,
    student: { studentNumber: loginId, school, grade, user: { name } },
    rank: { rank: 7 + at, takenCount: 21, percentile: 69.05 - at },
    attempts: [{ retakeNumber: 0, value: 70 - at * 5, grade: 3, gradeScale: 9 }],
    answers: numbers.map((number) => ({ number, isCorrect: number % 4 !== at })),
  })),
};

const meta = preview.meta({
  title: 'CRM/시험/성적표',
  component: ReportCardsPage,
  decorators: [inCrm({ at: `/crm/exams/${id}/reports`, route: '/crm/exams/:examId/reports' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(ReportCardsDocument, { exams_by_pk: exam })),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: `${minsu.name} 성적표` }));
    await expect(card.getByText('7 / 21')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /석차/ }));
    await expect(card.queryByText('7 / 21')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: '선생님의 말' }), '잘했어요');
    await expect(card.getByText('잘했어요')).toBeVisible();
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(ReportCardsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(ReportCardsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(ReportCardsDocument)) });
