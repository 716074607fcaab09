import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { sendUnanswered } from '#app/testing/sending.ts';
import { press, submit, tells, write } from '#ui-kit/testing/play.ts';
import { WorkDeskDocument } from '../generated/manager.ts';
import { desk } from '../testing/desk.ts';
import { WorkDesk } from './WorkDesk.tsx';

const meta = preview.meta({
  title: 'CRM/근무/정정 요청 반려',
  component: WorkDesk,
  decorators: [inCrm({ at: '/crm/admin/work-records' })],
  beforeEach: ({ msw }) => msw.use(filled(WorkDeskDocument, desk)),
});

/** Opens the rejection and writes why. */
async function writeAnswer(answer: string): Promise<HTMLElement> {
  await press(screen, '반려');
  const dialog = await screen.findByRole('dialog', { name: '정정 요청 반려' });
  await write(within(dialog), { 사유: answer });
  return dialog;
}

export const Rejecting = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('rejectWorkCorrection')),
  play: async () => sendUnanswered(await writeAnswer('문을 닫은 날입니다'), '반려하기'),
});

export const AnswerMissing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('rejectWorkCorrection', 422, 'answer-missing', '반려 사유를 적어 주세요.', 'answer')),
  play: async ({ msw }) => {
    const dialog = within(await writeAnswer(' '));
    const answer = dialog.getByRole('textbox', { name: /사유/ });
    await press(dialog, '반려하기');
    await waitFor(() => expect(answer).toHaveAccessibleDescription(/반려 사유를 적어 주세요/));
    await expect(answer).toHaveFocus();
    msw.use(filled('rejectWorkCorrection'));
    await userEvent.type(answer, '문을 닫은 날입니다');
    await tells(dialog, '반려하기', '정정 요청을 반려했습니다');
  },
});

export const OwnRequest = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed('rejectWorkCorrection', {
        status: 409,
        code: 'own-correction',
        detail: '자기가 요청한 정정은 처리할 수 없습니다. 다른 관리자에게 요청해 주세요.',
      }),
    ),
  play: async () => {
    const dialog = within(await writeAnswer('문을 닫은 날입니다'));
    await submit(dialog, '반려하기', /자기가 요청한 정정은 처리할 수 없습니다/);
    await expect(dialog.getByRole('textbox', { name: /사유/ })).toHaveValue('문을 닫은 날입니다');
  },
});
