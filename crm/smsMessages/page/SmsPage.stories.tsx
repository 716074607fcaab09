import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { asks, press, says, sees } from '#ui-kit/testing/play.ts';
import { inCrm } from '../../shared/testing/inCrm.tsx';
import { SmsMessageDocument, SmsRecipientListDocument } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import SmsPage from './SmsPage.tsx';
import { pictureInBase64 } from '../testing/picture.ts';
import { queuedRecipients, recipientList, resultOf, smsMessages, smsRecipients } from '../testing/texts.ts';

/** To the people of the list. */
const message = { ...smsMessages[2]!, result: resultOf(smsRecipients) };
const sent = fn();

const meta = preview.meta({
  title: 'CRM/문자/한 건',
  component: SmsPage,
  decorators: [inCrm({ at: paths.message(message.id), route: '/crm/sms/:id' })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(SmsMessageDocument, { smsMessages_by_pk: message }),
      recipientList(smsRecipients),
      filled('resendFailedSms', { queued: 1, withoutPhone: 0 }, sent),
    ),
});

Filled.test('Sent again to those whom it did not reach', async ({ canvas }) => {
  await says(canvas, '결번이거나 서비스가 정지된 번호입니다. (코드 3059)', '알림톡 대신 SMS');
  await press(await asks(canvas, '실패한 사람에게 다시 보내기'), '다시 보내기');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

export const Waiting = meta.story({
  beforeEach: ({ msw }) => {
    const people = queuedRecipients(40);
    const wait = {
      waitReason: 'PROVIDER',
      waitUntil: '2026-11-25T08:05:00Z',
      waitDetail: '문자 회사의 잔액이 부족합니다.',
    };
    msw.use(
      filled(SmsMessageDocument, {
        smsMessages_by_pk: {
          ...smsMessages[0]!,
          scheduledAt: '2026-11-25T04:58:00Z',
          result: { ...resultOf(people), ...wait },
        },
      }),
      recipientList(people),
    );
  },
  play: async ({ canvas }) => {
    await says(canvas, /문자 회사가 받지 않습니다: 문자 회사의 잔액이 부족합니다\. .*17:05에 다시 시도합니다\./);
  },
});

export const WithPicture = meta.story({
  beforeEach: async ({ msw }) => {
    const jpeg = await pictureInBase64();
    const picture = { ...message, channel: 'MMS', title: '', pictureId: message.id };
    msw.use(
      filled(SmsMessageDocument, { smsMessages_by_pk: picture }),
      filled(SmsRecipientListDocument, {
        smsRecipients: smsRecipients.map((recipient) => ({ ...recipient, channel: 'MMS', wentBy: null })),
        smsRecipients_aggregate: { aggregate: { count: smsRecipients.length } },
      }),
      filled('readSmsPicture', { jpeg }),
    );
  },
  play: async ({ canvas }) => {
    await sees(canvas.findByRole('img', { name: '문자에 넣은 사진' }));
    await sees((await canvas.findAllByText('사진 문자(MMS)'))[0]);
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(filled(SmsMessageDocument, { smsMessages_by_pk: message }), empty(SmsRecipientListDocument)),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(SmsMessageDocument), loading(SmsRecipientListDocument)),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(SmsMessageDocument), failed(SmsRecipientListDocument)),
});

export const Gone = meta.story({
  beforeEach: ({ msw }) => msw.use(empty(SmsMessageDocument)),
  play: async ({ canvas }) => {
    await says(canvas, '문자를 찾을 수 없습니다');
    await expect(canvas.getByRole('link', { name: '문자 목록으로' })).toHaveAttribute('href', paths.messages);
  },
});
