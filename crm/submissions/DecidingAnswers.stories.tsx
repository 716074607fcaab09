import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { sendUnanswered } from '#app/testing/sending.ts';
import { press, retype, says, write } from '#ui-kit/testing/play.ts';
import LightTablePage from './LightTablePage.tsx';
import { examId, idOf, picture, table } from './testing/lightTable.ts';

const asked = fn();

const meta = preview.meta({
  title: 'CRM/시험/제출 처리의 답',
  component: LightTablePage,
  decorators: [inCrm({ at: `/crm/exams/${examId}/submissions`, route: '/crm/exams/:examId/submissions' })],
  beforeEach: ({ msw }) => msw.use(table(), picture),
});

/** Opens a form of the student's submission by its button, and writes to the student. */
async function writeTo(button: string): Promise<HTMLElement> {
  await press(screen, button);
  const dialog = await screen.findByRole('dialog', { name: `김민수 제출 ${button}` });
  await userEvent.type(within(dialog).getByLabelText('학생에게 할 말'), '2번을 다시 풀어 봐요.');
  return dialog;
}

export const GivingBack = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('returnSubmission')),
  play: async () => sendUnanswered(await writeTo('돌려주기'), '돌려주기'),
});

export const GivingBackRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('returnSubmission', 422, 'invalid-value', '선생님의 말은 1,000자까지 쓸 수 있습니다.', 'comment')),
  play: async ({ msw }) => {
    const dialog = within(await writeTo('돌려주기'));
    const comment = dialog.getByLabelText('학생에게 할 말');
    await press(dialog, '돌려주기');
    await waitFor(() => expect(comment).toHaveAccessibleDescription(/1,000자까지/));
    await expect(comment).toHaveValue('2번을 다시 풀어 봐요.');
    msw.use(filled('returnSubmission', { id: idOf(20), version: 3 }, asked));
    await retype(comment, '다시 풀어 봐요.{Control>}{Enter}{/Control}');
    await says(screen, '돌려주었습니다');
    await expect(asked).toHaveBeenCalledWith({ comment: '다시 풀어 봐요.', version: 2 });
  },
});

export const Reopening = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('reopenSubmission')),
  play: async () => sendUnanswered(await writeTo('다시 열기'), '다시 열기'),
});

export const SettingWindow = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('setSubmissionWindow')),
  play: async () => {
    await press(screen, '제출 기간');
    const dialog = await screen.findByRole('dialog', { name: '제출 기간' });
    await write(within(dialog), { '시작하는 날': '2026-11-20{Tab}' });
    await sendUnanswered(dialog, '저장');
    await expect(within(dialog).getByRole('textbox', { name: /시작하는 날/ })).toHaveValue('2026-11-20');
  },
});
