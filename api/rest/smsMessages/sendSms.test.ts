import { afterAll, beforeAll, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const both = [students.minsu.id, students.seoyeon.id];
const input = (more: Partial<Sent<'sendSms'>> = {}) =>
  ({
    sendKey: crypto.randomUUID(),
    addressee: 'STUDENT',
    body: '내일은 휴원입니다.',
    studentIds: both,
    quietHoursConfirmed: true,
    ...more,
  }) satisfies Sent<'sendSms'>;
const send = (body: Sent<'sendSms'>) => api.call('POST', '/sms/send', { as: 'ta', body });

async function outbox(sendKey: string) {
  const { body } = await api.gql(
    `query ($key: String!) { smsMessages(where: { sendKey: { _like: $key } }) { channel body recipients { studentId addressee phone } } }`,
    { as: 'admin', variables: { key: `%${sendKey}` } },
  );
  return body.data.smsMessages;
}

it('is for known students only', async () => {
  expect((await send(input({ studentIds: [...both, unknownId] }))).status).toBe(404);
});

it.each([
  ['nobody', { studentIds: [] }, 400],
  ['no text', { body: '' }, 400],
  ['a blank text', { body: ' \n ' }, 422],
  ['more than 2,000 bytes', { body: '가'.repeat(1001) }, 422],
  ['a variable nobody fills', { body: '#{점수}점입니다.' }, 422],
  ['what carriers cannot write', { body: '안녕하세요 😀' }, 400],
  ['another addressee', { addressee: 'TEACHER' }, 400],
])('refuses %s and queues nothing', async (_, more, status) => {
  const body = input(unfit(more));
  const answer = await send(body);
  expect(answer.status).toBe(status);
  expect(answer.body.detail).toMatch(/[가-힣]/);
  expect(await outbox(body.sendKey)).toEqual([]);
});

it('queues one text per idempotency key', async () => {
  const body = input({ studentIds: [...both, ...both] });
  const first = await send(body);
  expect([first.status, first.body]).toEqual([201, { queued: 2, withoutPhone: 0 }]);
  expect((await send(body)).body).toEqual(first.body);
  const [message, ...others] = await outbox(body.sendKey);
  expect(others).toEqual([]);
  expect([message.channel, message.body]).toEqual(['SMS', '내일은 휴원입니다.']);
  expect(message.recipients.map(({ studentId }: { studentId: string }) => studentId).sort()).toEqual(both.toSorted());
});

it('treats the same key of two senders as two sendings', async () => {
  const body = input();
  await send(body);
  await api.call('POST', '/sms/send', { as: 'admin', body });
  expect(await outbox(body.sendKey)).toHaveLength(2);
});

it('sends to parents instead, as a long text', async () => {
  const body = input({ addressee: 'PARENT', body: '겨울 방학 특강 안내. '.repeat(10).trim() });
  expect((await send(body)).status).toBe(201);
  const [message] = await outbox(body.sendKey);
  expect([message.channel, message.recipients[0].addressee]).toEqual(['LMS', 'PARENT']);
});

it('reaches nobody without numbers', async () => {
  await api.deps.db.kysely.updateTable('users').set({ phone: null }).where('id', 'in', both).execute();
  const answer = await send(input());
  expect([answer.status, answer.body.code]).toEqual([409, 'no-phone']);
});

it('sends nothing at night unless it is confirmed', async () => {
  // The last test of the file, since the clock does not go back.
  api.waitUntil('22:00');
  const body = input({ addressee: 'PARENT', quietHoursConfirmed: false });
  const refused = await send(body);
  expect([refused.status, refused.body.code]).toEqual([409, 'quiet-hours']);
  expect((await send({ ...body, quietHoursConfirmed: true })).status).toBe(201);
});
