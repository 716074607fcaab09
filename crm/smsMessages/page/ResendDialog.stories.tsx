import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { sendUnanswered } from '#app/testing/sending.ts';
import { press, submit, tells } from '#ui-kit/testing/play.ts';
import { SmsMessageDocument, SmsRecipientListDocument } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import SmsPage from './SmsPage.tsx';
import { smsMessages } from '../testing/texts.ts';

const message = smsMessages[2]!;
const asked = fn();

const meta = preview.meta({
  title: 'CRM/문자/다시 보내는 창',
  component: SmsPage,
  parameters: { as: 'ta' },
  decorators: [inCrm({ at: paths.message(message.id), route: '/crm/sms/:id' })],
  beforeEach: ({ msw }) =>
    msw.use(filled(SmsMessageDocument, { smsMessages_by_pk: message }), empty(SmsRecipientListDocument)),
});

async function openQuestion(): Promise<HTMLElement> {
  await press(screen, '실패한 사람에게 다시 보내기');
  return screen.findByRole('alertdialog', { name: '실패한 사람에게 다시 보낼까요?' });
}

export const Resending = meta.story({
  beforeEach: ({ msw }) => msw.use(loading('resendFailedSms')),
  play: async () => sendUnanswered(await openQuestion(), '다시 보내기'),
});

/** Nobody gets it twice: the second try has the key of the first. */
export const AtNight = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed('resendFailedSms', 409, 'quiet-hours', '밤 9시부터 아침 8시까지는 확인 없이 보내지 않습니다.')),
  play: async ({ msw }) => {
    const dialog = within(await openQuestion());
    await submit(dialog, '다시 보내기', '밤 9시부터 아침 8시까지는 확인 없이 보내지 않습니다.');
    msw.use(filled('resendFailedSms', { queued: 1, withoutPhone: 0 }, asked));
    await tells(dialog, '밤이지만 다시 보내기', '1명에게 다시 보낼 목록에 올렸습니다');
    await expect(asked).toHaveBeenCalledWith({ sendKey: expect.any(String), quietHoursConfirmed: true });
  },
});

export const SentMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('resendFailedSms', 409, 'already-sent', '이미 보낸 문자입니다.')),
  play: async () => {
    const dialog = within(await openQuestion());
    await submit(dialog, '다시 보내기', '이미 보낸 문자입니다.');
    await press(dialog, '취소');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
