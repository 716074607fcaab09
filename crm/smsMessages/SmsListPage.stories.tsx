import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { SmsSender } from '#client/generated/rest/smsMessages.ts';
import { empty, failed, filled, loading } from '#mocks/states.ts';
import { asks, hears, press, says } from '#ui-kit/testing/play.ts';
import { inCrm } from '../shared/testing/inCrm.tsx';
import { SmsMessageListDocument } from './generated/graphql.ts';
import { paths } from './paths.ts';
import SmsListPage from './SmsListPage.tsx';
import { smsMessages } from './testing/texts.ts';
import { hasAll, newAcademyHas } from '../setup/testing/whatThereIs.ts';

const stopped = fn();
const sender: SmsSender = {
  way: 'solapi',
  isStopped: false,
  waiting: 40,
  asked: 4,
  problem: null,
  account: { balance: 12_340, senderNumbers: ['0212345678', '0212345679'] },
};
const list = { smsMessages, smsMessages_aggregate: { aggregate: { count: smsMessages.length } } };

const meta = preview.meta({
  title: 'CRM/문자/목록',
  component: SmsListPage,
  decorators: [inCrm({ at: paths.messages })],
});

export const Filled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(SmsMessageListDocument, list),
      filled('readSmsSender', sender),
      filled('stopSms', async (request) => void stopped(await request.json())),
    ),
});

Filled.test('All are stopped', async ({ canvas }) => {
  await says(canvas, '12,340원', '실패 있음', /^야간 제한 · .*08:00부터$/);
  await press(await asks(canvas, '모든 문자 멈추기'), '모두 멈추기');
  await hears(stopped, { isStopped: true });
});

export const ReadByTa = meta.story({
  parameters: { as: 'ta' },
  beforeEach: Filled.input.beforeEach,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row');
    await expect(canvas.queryByRole('button', { name: '모든 문자 멈추기' })).toBeNull();
  },
});

export const HeldUp = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      filled(SmsMessageListDocument, list),
      filled('readSmsSender', {
        ...sender,
        problem: { reason: '문자 회사의 잔액이 모자랍니다.', since: '2026-11-21T08:00:02Z' },
        account: null,
      }),
    ),
  play: ({ canvas }) => says(canvas, '밀림', /잔액이 모자랍니다/),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      hasAll,
      empty(SmsMessageListDocument),
      filled('readSmsSender', {
        ...sender,
        way: 'outbox',
        waiting: 0,
        asked: 0,
        account: { balance: null, senderNumbers: [] },
      }),
    ),
  play: ({ canvas }) => says(canvas, '아직 보낸 문자가 없습니다', '보내지 않고 서버의 파일에만 적음'),
});

/** There is nobody to send a text to yet. */
export const NewAcademy = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      newAcademyHas,
      empty(SmsMessageListDocument),
      filled('readSmsSender', {
        ...sender,
        way: 'outbox',
        waiting: 0,
        asked: 0,
        account: { balance: null, senderNumbers: [] },
      }),
    ),
  play: ({ canvas }) => says(canvas, '아직 학생이 없습니다', '학생을 먼저 등록해 주세요.'),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(SmsMessageListDocument), loading('readSmsSender')),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(SmsMessageListDocument), failed('readSmsSender')),
});
