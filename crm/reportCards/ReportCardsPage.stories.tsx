import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { lectures, students } from '#mocks/cast.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { ReportCardsDocument } from './generated/graphql.ts';
import ReportCardsPage from './ReportCardsPage.tsx';
import type { ReportExam } from './types.ts';

const id = '01990000-0000-7000-8000-0000000e0001';
const numbers = Array.from({ length: 20 }, (_, at) => at + 1);
const { minsu, seoyeon } = students;

const linkId = '01990000-0000-7000-8000-0000000e0011';
const link = {
  id: linkId,
  showsRank: false,
  expiresAt: '2099-12-18T10:00:00Z',
  revokedAt: null,
  openedCount: 2,
  lastOpenedAt: '2026-11-20T12:30:00Z',
};

const exam: ReportExam = {
  id,
  name: '9월 모의고사 대비',
  totalPoints: 100,
  isShown: true,
  lectureId: lectures.calculusB.id,
  weeklyLecture: {
    id,
    weekNumber: 3,
    specialName: null,
    heldOn: '2026-11-18',
    lecture: { name: lectures.calculusB.name, teacherName: '정하늘' },
  },
  statistics: { takenCount: 21, mean: 64.3, highest: 95 },
  questionStatistics: numbers.map((number) => ({
    number,
    unit: '극한',
    points: 5,
    gradingRule: number === 8 ? 'VOID' : 'NORMAL',
    correctRate: 95 - number * 3,
    takenCount: 21,
  })),
  scores: [minsu, seoyeon].map(({ id: studentId, name, school, grade, loginId }, at) => ({
    id: `${id.slice(0, -1)}${at}`,
    student: { id: studentId, studentNumber: loginId, school, grade, user: { name } },
    rank: { rank: 7 + at, takenCount: 21, percentile: 69.05 - at },
    attempts: [{ retakeNumber: 0, value: 70 - at * 5, grade: 3, gradeScale: 9 }],
    answers: numbers.map((number) => ({ number, isCorrect: number % 4 !== at })),
    trend: [52, 61, null, 70 - at * 5].map((percent, point) => ({
      name: `${point + 1}주차 쪽지`,
      heldOn: `2026-11-0${point + 1}`,
      percent,
      meanPercent: 60 + point,
    })),
    remark: at === 0 ? { body: '풀이가 또렷해졌습니다.', version: 2 } : null,
    reportLinks: at === 0 ? [link, { ...link, id: `${linkId.slice(0, -1)}2`, revokedAt: '2026-11-19T10:00:00Z' }] : [],
  })),
};

const sent = fn();

const meta = preview.meta({
  title: 'CRM/시험/성적표',
  component: ReportCardsPage,
  decorators: [inCrm({ at: `/crm/exams/${id}/reports`, route: '/crm/exams/:examId/reports' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(ReportCardsDocument, { exams_by_pk: exam }),
      filled('writeReportRemark', async (request) => {
        await expect(await request.json()).toEqual({ body: '잘했어요', version: 0 });
        return { version: 1 };
      }),
      filled('createReportLinks', async (request) => {
        const asked = await request.json();
        await expect(asked).toMatchObject({ studentIds: [seoyeon.id], days: 30, showsRank: true });
        const url = `https://academy.example/link/${'a'.repeat(64)}`;
        return { links: [{ id: linkId, studentId: seoyeon.id, url }], queued: 1, withoutPhone: 0 };
      }),
    ),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: `${minsu.name} 성적표` }));
    await expect(card.queryByText('7 / 21')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /석차/ }));
    await expect(card.getByText('7 / 21')).toBeVisible();
    const side = within(canvas.getByRole('complementary', { name: `${seoyeon.name} 학생` }));
    await userEvent.type(side.getByRole('textbox', { name: '선생님의 말' }), '잘했어요');
    await userEvent.click(side.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(side.queryByRole('button', { name: '저장' })).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: minsu.name }));
    await userEvent.click(canvas.getByRole('button', { name: '보호자 링크 만들기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '보호자 링크 1개 만들기' }));
    await userEvent.click(dialog.getByRole('button', { name: '링크 1개 만들어 보내기' }));
    await screen.findByRole('dialog', { name: '보호자 링크 1개를 만들었습니다' });
  },
});

async function revoke(canvas: Pick<typeof screen, 'findByRole'>) {
  await userEvent.click(await canvas.findByRole('button', { name: '링크 해지' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '김민수 학생의 링크 1개를 해지할까요?' }));
  await userEvent.click(dialog.getByRole('button', { name: '링크 해지' }));
  return dialog;
}

export const LinksRevoked = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockReset();
    let { scores } = exam;
    msw.use(
      filled(ReportCardsDocument, () => ({ exams_by_pk: { ...exam, scores } })),
      filled('revokeReportLinks', async (request) => {
        sent(await request.json());
        const revoke = (one: (typeof scores)[0]['reportLinks'][0]) => ({ ...one, revokedAt: '2026-11-21T10:00:00Z' });
        scores = exam.scores.map((score) => ({ ...score, reportLinks: score.reportLinks.map(revoke) }));
        return { revoked: 1 };
      }),
    );
  },
  play: async ({ canvas }) => {
    await revoke(canvas);
    await expect(await screen.findByText('링크를 해지했습니다')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: '링크 해지' })).toBeNull());
    await expect(sent).toHaveBeenCalledWith({ linkIds: [linkId] });
  },
});

export const RevokeFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(ReportCardsDocument, { exams_by_pk: exam }), failed('revokeReportLinks')),
  play: async ({ canvas }) => {
    const dialog = await revoke(canvas);
    await expect(await dialog.findByText(/잠시 뒤 다시 시도해 주세요/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: '링크 해지' })[0]).toBeInTheDocument();
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(ReportCardsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(ReportCardsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(ReportCardsDocument)) });
