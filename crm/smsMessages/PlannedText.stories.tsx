import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { failed, filled } from '#mocks/states.ts';
import { asks, openForm, retype, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { SmsMessageDocument, type SmsMessageFactsFragment } from './generated/graphql.ts';
import { paths } from './paths.ts';
import SmsPage from './page/SmsPage.tsx';
import { queuedRecipients, recipientList, resultOf, smsMessages } from './testing/texts.ts';

const [first] = smsMessages;
/** Forty people, an evening to come. */
const at = '2026-11-26T08:00:00Z';
const people = queuedRecipients(40);
const planned: SmsMessageFactsFragment = {
  ...first!,
  scheduledAt: at,
  result: { ...resultOf(people), waitReason: 'SCHEDULED', waitUntil: at },
};
const sent = fn();

const meta = preview.meta({
  title: 'CRM/문자/예약한 문자',
  component: SmsPage,
  decorators: [inCrm({ at: paths.message(planned.id), route: '/crm/sms/:id' })],
  beforeEach: ({ msw }) => msw.use(filled(SmsMessageDocument, { smsMessages_by_pk: planned }), recipientList(people)),
});

type Canvas = Pick<typeof screen, 'findByRole'>;

async function rewrite(canvas: Canvas, time: string) {
  const dialog = await openForm(canvas, '수정', '예약한 문자 수정');
  await userEvent.type(dialog.getByRole('textbox', { name: /내용/ }), ' 목요일에 만나요.');
  const field = await dialog.findByRole('textbox', { name: /보낼 시각/ });
  await retype(field, time);
  await userEvent.click(dialog.getByRole('button', { name: '저장' }));
  return dialog;
}

export const Changed = meta.story({
  beforeEach: ({ msw }) => {
    let message = planned;
    msw.use(
      filled(SmsMessageDocument, () => ({ smsMessages_by_pk: message })),
      filled('changeSms', async (request) => {
        const body = (await request.json()) as { body: string; scheduledAt: string };
        sent(body);
        message = { ...planned, body: body.body, scheduledAt: body.scheduledAt };
        return { queued: 39, withoutPhone: 1, withoutConsent: 0 };
      }),
    );
  },
  play: async ({ canvas }) => {
    await rewrite(canvas, '1830');
    await sees(screen.findByText(/문자를 수정했습니다. 39건이 나갑니다/));
    await sees(canvas.findByText(`${planned.body} 목요일에 만나요.`));
    await expect(sent).toHaveBeenCalledWith({
      body: `${planned.body} 목요일에 만나요.`,
      scheduledAt: '2026-11-26T09:30:00.000Z',
      quietHoursConfirmed: false,
    });
  },
});

/** What was typed stays; with the tick it goes. */
export const AtNight = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed('changeSms', 409, 'quiet-hours', '밤 9시부터 아침 8시까지는 확인 없이 보내지 않습니다.', 'scheduledAt'),
    ),
  play: async ({ canvas }) => {
    const dialog = await rewrite(canvas, '2230');
    await sees(dialog.findByText('밤 9시부터 아침 8시까지는 확인 없이 보내지 않습니다.'));
    await expect(dialog.getByRole('textbox', { name: /내용/ })).toHaveValue(`${planned.body} 목요일에 만나요.`);
    await expect(dialog.getByRole('checkbox', { name: /밤 9시부터/ })).not.toBeChecked();
  },
});

async function cancel(canvas: Canvas) {
  const dialog = await asks(canvas, '보내기 취소', '아직 보내지 않은 문자를 취소할까요?');
  await userEvent.click(dialog.getByRole('button', { name: '보내기 취소' }));
  return dialog;
}

export const Cancelled = meta.story({
  beforeEach: ({ msw }) => {
    let message = planned;
    msw.use(
      filled(SmsMessageDocument, () => ({ smsMessages_by_pk: message })),
      filled('cancelSms', (request) => {
        sent(new URL(request.url).pathname);
        const left = people.map((one) => ({ ...one, status: 'FAILED', failureCode: 'CANCELLED' }));
        message = { ...planned, result: resultOf(left) };
        msw.use(recipientList(left));
        return { cancelled: 40 };
      }),
    );
  },
  play: async ({ canvas }) => {
    await cancel(canvas);
    await sees(screen.findByText('문자 40건을 취소했습니다'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '보내기 취소' })).toBeNull());
    await sees(canvas.getAllByText('취소됨')[0]);
    await expect(canvas.queryByRole('button', { name: '실패한 사람에게 다시 보내기' })).toBeNull();
    await expect(sent).toHaveBeenCalledWith(`/api/sms/${planned.id}/cancel`);
  },
});

export const SentMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(failed('cancelSms', 409, 'already-sent', '이미 보냈거나 취소한 문자입니다.')),
  play: async ({ canvas }) => {
    const dialog = await cancel(canvas);
    await sees(dialog.findByText('이미 보냈거나 취소한 문자입니다.'));
  },
});
