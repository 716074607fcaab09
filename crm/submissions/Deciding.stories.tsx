import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { conflict, failed, filled } from '#mocks/states.ts';
import { openForm, press, retype, says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { LightTableDocument } from './generated/graphql.ts';
import LightTablePage from './LightTablePage.tsx';
import { exam, examId, idOf, picture, table } from './testing/lightTable.ts';

const sent = fn();
const [submission, ...others] = exam.submissions;

const meta = preview.meta({
  title: 'CRM/시험/제출 처리',
  component: LightTablePage,
  decorators: [inCrm({ at: `/crm/exams/${examId}/submissions`, route: '/crm/exams/:examId/submissions' })],
  beforeEach: ({ msw }) => msw.use(table(), picture),
});

type Canvas = Pick<typeof screen, 'findByRole'>;

async function reopen(canvas: Canvas) {
  const dialog = await openForm(canvas, '다시 열기', '김민수 제출 다시 열기');
  await userEvent.type(dialog.getByLabelText('학생에게 할 말'), '2페이지를 다시 찍어 주세요.');
  await press(dialog, '다시 열기');
  return dialog;
}

export const Reopened = meta.story({
  beforeEach: ({ msw }) => {
    let submissions = exam.submissions;
    msw.use(
      filled(LightTableDocument, () => ({ exams_by_pk: { ...exam, submissions }, submissionWindows: [] })),
      filled('reopenSubmission', (_, body) => {
        sent(body);
        submissions = [{ ...submission!, status: 'REOPENED', comment: body.comment, version: 3 }, ...others];
        return { id: idOf(20), version: 3 };
      }),
    );
  },
  play: async ({ canvas }) => {
    await reopen(canvas);
    await says(screen, '다시 열었습니다');
    await says(canvas, '다시 열림');
    await expect(sent).toHaveBeenCalledWith({ comment: '2페이지를 다시 찍어 주세요.', version: 2 });
  },
});

/** A colleague gave it back meanwhile; the words stay. */
export const ReopenedTooLate = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      conflict('reopenSubmission', {
        id: idOf(20),
        label: '김민수 제출',
        mine: '2페이지를 다시 찍어 주세요.',
        theirs: '풀이가 좋아요.',
        theirVersion: 3,
      }),
    ),
  play: async ({ canvas }) => {
    const dialog = await reopen(canvas);
    const both = within(await dialog.findByRole('group', { name: '서로 다른 두 값' }));
    await says(both, '풀이가 좋아요.');
    await expect(dialog.getByLabelText('학생에게 할 말')).toHaveValue('2페이지를 다시 찍어 주세요.');
  },
});

async function setClosing(canvas: Canvas, dayOfClosing: string) {
  const dialog = await openForm(canvas, '제출 기간', '제출 기간');
  const opens = dialog.getByRole('textbox', { name: /시작하는 날/ });
  await userEvent.type(opens, '2026-11-20');
  const closes = dialog.getByRole('textbox', { name: /마감하는 날/ });
  await retype(closes, dayOfClosing);
  await press(dialog, '저장');
  return { dialog, closes };
}

export const WindowSet = meta.story({
  beforeEach: ({ msw }) => {
    let period: { opensAt: string | null; closesAt: string | null } = {
      opensAt: null,
      closesAt: '2026-11-25T13:00:00Z',
    };
    msw.use(
      filled(LightTableDocument, () => ({
        exams_by_pk: exam,
        submissionWindows: [{ id: idOf(40), version: 1, ...period }],
      })),
      filled('setSubmissionWindow', (_, body) => {
        sent(body);
        period = body;
        return { id: idOf(40), version: 2 };
      }),
    );
  },
  play: async ({ canvas }) => {
    await setClosing(canvas, '2026-11-28');
    await says(screen, '제출 기간을 저장했습니다');
    await says(canvas, /11월 20일 .*부터 .*11월 28일 .*까지/);
    await expect(sent).toHaveBeenCalledWith({
      opensAt: '2026-11-20T09:00:00+09:00',
      closesAt: '2026-11-28T22:00:00+09:00',
      version: 1,
    });
  },
});

/** The end before the beginning is said at the day, which stays. */
export const WindowRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('setSubmissionWindow', 422, 'invalid-value', '마감은 시작보다 뒤여야 합니다.', 'closesAt')),
  play: async ({ canvas }) => {
    const { dialog, closes } = await setClosing(canvas, '2026-11-19');
    await says(dialog, '마감은 시작보다 뒤여야 합니다.');
    await expect(closes).toHaveValue('2026-11-19');
    await expect(closes).toHaveAttribute('aria-invalid', 'true');
  },
});

const toOmr = { name: '이 페이지를 OMR로' };

export const SentToOmr = meta.story({
  beforeEach: ({ msw }) => {
    let submissions = exam.submissions;
    msw.use(
      filled(LightTableDocument, () => ({ exams_by_pk: { ...exam, submissions }, submissionWindows: [] })),
      filled('sendSubmissionToOmr', async (request) => {
        sent(await request.json());
        const files = submission!.files.map((file) => ({ ...file, omrScans: [{ id: idOf(60) }] }));
        submissions = [{ ...submission!, files }, ...others];
        return { id: idOf(20) };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', toOmr));
    await says(screen, 'OMR 채점으로 보냈습니다');
    await waitFor(() => expect(canvas.getByRole('button', toOmr)).toBeDisabled());
    await expect(sent).toHaveBeenCalledWith({ fileIds: [idOf(2)] });
  },
});

export const WithoutKey = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed('sendSubmissionToOmr', {
        status: 409,
        code: 'answers-missing',
        detail: '정답이 없는 문항이 있습니다: 3, 7번. 정답을 넣고 올려 주세요.',
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', toOmr));
    await says(screen, '정답이 없는 문항이 있습니다: 3, 7번. 정답을 넣고 올려 주세요.');
    await waitFor(() => expect(canvas.getByRole('button', toOmr)).toBeEnabled());
  },
});
