import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { rankOf, shareOf } from '#mocks/builders/examStatistics.ts';
import { lectures, students } from '#mocks/cast.ts';
import { problemResponse } from '#mocks/refusals.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { sendsOnce, staysOpen } from '#app/testing/sending.ts';
import { addDays } from '#ui-kit';
import { asks, openForm, press, says, submit, write } from '#ui-kit/testing/play.ts';
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
  expiresAt: '2026-12-18T10:00:00Z',
  revokedAt: null,
  openedCount: 2,
  lastOpenedAt: '2026-11-20T12:30:00Z',
};

const [examName, heldOn] = ['3주차 주간 테스트', '2026-11-17'];
/** The second student has one more wrong. */
const isRight = (at: number, number: number) => number % 4 !== at && !(at === 1 && number === 20);
/** Five points for each that is right; the eighth is void. */
const pointsOf = (at: number) => 5 * numbers.filter((number) => number !== 8 && isRight(at, number)).length;

const exam: ReportExam = {
  id,
  name: examName,
  // The eighth is void.
  totalPoints: 95,
  isShown: true,
  lectureId: lectures.calculusB.id,
  weeklyLecture: {
    id,
    weekNumber: 3,
    specialName: null,
    placeInWeek: null,
    heldOn,
    lecture: { name: lectures.calculusB.name, teacherName: '정하늘' },
  },
  statistics: { takenCount: 21, mean: 64.3, highest: 95 },
  questionStatistics: numbers.map((number) => ({
    number,
    unit: '극한',
    points: 5,
    gradingRule: number === 8 ? 'VOID' : 'NORMAL',
    correctRate: shareOf(21 - number, 21),
    takenCount: 21,
  })),
  scores: [minsu, seoyeon].map(({ id: studentId, name, school, grade, loginId }, at) => ({
    id: `${id.slice(0, -1)}${at}`,
    student: { id: studentId, studentNumber: loginId, school, grade, user: { name } },
    rank: rankOf(7 + at, 21),
    attempts: [{ retakeNumber: 0, value: pointsOf(at), grade: 3, gradeScale: 9 }],
    answers: numbers.map((number) => ({ number, isCorrect: isRight(at, number) })),
    trend: [52, 61, null, Math.round((1000 * pointsOf(at)) / 95) / 10].map((percent, point) => ({
      name: point === 3 ? examName : `${point}주차 쪽지`,
      heldOn: addDays(heldOn, 7 * (point - 3)),
      percent,
      meanPercent: point === 3 ? 67.7 : 60 + point,
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
});

Filled.test('A remark is saved and a link made', async ({ canvas }) => {
  const card = within(await canvas.findByRole('article', { name: `${minsu.name} 성적표` }));
  await expect(card.queryByText('7 / 21')).toBeNull();
  await userEvent.click(canvas.getByRole('checkbox', { name: /석차/ }));
  await says(card, '7 / 21');
  const side = within(canvas.getByRole('complementary', { name: `${seoyeon.name} 학생` }));
  await write(side, { '선생님의 말': '잘했어요' });
  await press(side, '저장');
  await waitFor(() => expect(side.queryByRole('button', { name: '저장' })).toBeNull());
  await userEvent.click(canvas.getByRole('checkbox', { name: minsu.name }));
  const dialog = await openForm(canvas, '보호자 링크 만들기', '보호자 링크 1개 만들기');
  await press(dialog, '링크 1개 만들어 보내기');
  await screen.findByRole('dialog', { name: '보호자 링크 1개를 만들었습니다' });
});

/** The dialog of links for both students, with words of one's own. */
async function writeLinks(canvas: Pick<typeof screen, 'findByRole'>) {
  await press(canvas, '보호자 링크 만들기');
  const element = await screen.findByRole('dialog', { name: '보호자 링크 2개 만들기' });
  const dialog = within(element);
  const body = dialog.getByRole('textbox', { name: /문자 내용/ });
  await userEvent.type(body, ' 확인해 주세요.');
  return { element, dialog, body: body as HTMLTextAreaElement };
}

export const LinksPending = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(ReportCardsDocument, { exams_by_pk: exam }), loading('createReportLinks')),
  play: async ({ canvas }) => {
    const { element, dialog, body } = await writeLinks(canvas);
    await sendsOnce(dialog.getByRole('button', { name: '링크 2개 만들어 보내기' }));
    await expect(body.value).toMatch(/확인해 주세요\.$/);
    await staysOpen(element);
  },
});

/** At night it asks again: what was written stays, and the next press confirms with the same key, so that nobody is told twice. */
export const LinksAtNight = meta.story({
  beforeEach: ({ msw }) => {
    const detail = '밤 9시부터 아침 8시까지는 확인 없이 보내지 않습니다.';
    msw.use(
      filled(ReportCardsDocument, { exams_by_pk: exam }),
      filled('createReportLinks', async (request) => {
        const asked = (await request.json()) as { text: { quietHoursConfirmed: boolean } };
        sent(asked);
        if (!asked.text.quietHoursConfirmed) throw problemResponse({ status: 409, code: 'quiet-hours', detail });
        const url = `https://academy.example/link/${'a'.repeat(64)}`;
        return { links: [{ id: linkId, studentId: seoyeon.id, url }], queued: 2, withoutPhone: 0 };
      }),
    );
  },
  play: async ({ canvas }) => {
    const { dialog, body } = await writeLinks(canvas);
    await submit(dialog, '링크 2개 만들어 보내기', /확인 없이 보내지 않습니다/);
    await expect(body.value).toMatch(/확인해 주세요\.$/);
    await press(dialog, '밤이지만 2명에게 지금 보내기');
    await screen.findByRole('dialog', { name: /링크 1개를 만들었습니다/ });
    const [first, second] = sent.mock.calls.map(([asked]) => (asked as { text: { sendKey: string } }).text.sendKey);
    await expect(second).toBe(first);
  },
});

/** The exam is gone: nothing was sent, and what was written stays. */
export const LinksRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(ReportCardsDocument, { exams_by_pk: exam }),
      failed(
        'createReportLinks',
        404,
        'not-found',
        '시험을 찾을 수 없습니다. 삭제되었거나 주소가 바뀌었을 수 있습니다.',
      ),
    ),
  play: async ({ canvas }) => {
    const { dialog, body } = await writeLinks(canvas);
    await submit(dialog, '링크 2개 만들어 보내기', /시험을 찾을 수 없습니다/);
    await expect(body.value).toMatch(/확인해 주세요\.$/);
  },
});

async function revoke(canvas: Pick<typeof screen, 'findByRole'>) {
  const dialog = await asks(canvas, '링크 해지', '김민수 학생의 링크 1개를 해지할까요?');
  await press(dialog, '링크 해지');
  return dialog;
}

export const LinksRevoked = meta.story({
  beforeEach: ({ msw }) => {
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
    await says(screen, '링크를 해지했습니다');
    await waitFor(() => expect(canvas.queryByRole('button', { name: '링크 해지' })).toBeNull());
    await expect(sent).toHaveBeenCalledWith({ linkIds: [linkId] });
  },
});

export const RevokeFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(filled(ReportCardsDocument, { exams_by_pk: exam }), failed('revokeReportLinks')),
  play: async ({ canvas }) => {
    const dialog = await revoke(canvas);
    await says(dialog, /잠시 뒤 다시 시도해 주세요/);
    await expect(canvas.getAllByRole('button', { name: '링크 해지' })[0]).toBeInTheDocument();
  },
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(empty(ReportCardsDocument)) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(ReportCardsDocument)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(ReportCardsDocument)) });
