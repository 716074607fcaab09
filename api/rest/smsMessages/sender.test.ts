// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';
import { sendWaiting } from './sending/send.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await sql`update sms_recipients set status = 'FAILED', failure_code = 'CANCELLED' where status = 'QUEUED'`.execute(
    api.deps.db.kysely,
  );
});
afterAll(() => api.close());

const stop = (isStopped: Sent<'stopSms'>['isStopped']) =>
  api.call('PUT', '/sms/sender/stop', { as: 'admin', body: { isStopped } });
const resend = (id: string, more: Partial<Sent<'resendFailedSms'>> = {}) =>
  api.call('POST', `/sms/${id}/resend-failed`, {
    as: 'ta',
    body: { sendKey: crypto.randomUUID(), quietHoursConfirmed: true, ...more },
  });

async function queue(): Promise<string> {
  const sendKey = crypto.randomUUID();
  const body = {
    sendKey,
    addressee: 'STUDENT',
    body: '내일은 휴원입니다.',
    studentIds: [students.minsu.id, students.seoyeon.id],
    quietHoursConfirmed: true,
  } satisfies Sent<'sendSms'>;
  expect((await api.call('POST', '/sms/send', { as: 'ta', body })).status).toBe(201);
  const { rows } = await sql<{ id: string }>`select id from sms_messages where send_key like ${`%${sendKey}`}`.execute(
    api.deps.db.kysely,
  );
  return rows[0]?.id ?? '';
}

async function fail(id: string, code: string) {
  await sql`update sms_recipients set status = 'FAILED', failure_code = ${code} where message_id = ${id}::uuid and status = 'QUEUED'`.execute(
    api.deps.db.kysely,
  );
}

it('shows managers which way texts go', async () => {
  const { status, body } = await api.call('GET', '/sms/sender', { as: 'admin' });
  expect([status, body]).toEqual([
    200,
    {
      way: 'outbox',
      isStopped: false,
      waiting: 0,
      asked: 0,
      problem: null,
      account: { balance: null, senderNumbers: [] },
    },
  ]);
});

it('lets managers stop all texts, which then wait', async () => {
  expect((await stop(unfit('yes'))).status).toBe(400);
  expect((await stop(true)).status).toBe(204);
  await queue();
  await sendWaiting(api.deps);
  expect(api.sent).toEqual([]);
  expect((await api.call('GET', '/sms/sender', { as: 'admin' })).body).toMatchObject({ isStopped: true, waiting: 2 });
  expect((await stop(false)).status).toBe(204);
  await sendWaiting(api.deps);
  expect(api.sent).toHaveLength(2);
});

it('sends again to those who did not get it, once', async () => {
  const id = await queue();
  expect((await resend('x')).status).toBe(404);
  expect((await resend(id, { sendKey: 'x' })).status).toBe(400);
  expect((await resend(unknownId)).status).toBe(404);
  expect((await resend(id)).body.code).toBe('nothing-failed');
  await fail(id, '3059');
  const sendKey = crypto.randomUUID();
  expect(await resend(id, { sendKey })).toMatchObject({ status: 201, body: { queued: 2, withoutPhone: 0 } });
  expect((await resend(id, { sendKey })).body).toEqual({ queued: 2, withoutPhone: 0 });
  expect((await resend(id)).body.code).toBe('nothing-failed');
  const sentBefore = api.sent.length;
  await sendWaiting(api.deps);
  expect(api.sent.slice(sentBefore).map(({ text }) => text)).toEqual(['내일은 휴원입니다.', '내일은 휴원입니다.']);
});

it('does not send again what staff cancelled', async () => {
  const id = await queue();
  await fail(id, 'CANCELLED');
  expect((await resend(id)).status).toBe(409);
});

it('logs no number', () => expect(api.logged.join('\n')).not.toMatch(/\+82|(?<![\da-f-])01\d{8}/));
