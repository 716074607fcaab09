import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createSolapi, signatureHeader, type SolapiSettings } from '../../../adapters/solapi/solapi.ts';
import { hmac } from '../../../adapters/solapi/hmac.ts';
import type { Sms } from '../../../ports/sms.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { standInPfId, standInWebhookSecret } from '../../../testing/solapi/env.ts';
import { faultsOf, states } from '../../../testing/solapi/storm.node.ts';
import { startStandIn, type StandIn } from '../../../testing/solapi/standIn.node.ts';
import { sendWaiting } from './send.ts';

let standIn: StandIn;
let api: TestApi;
beforeAll(async () => {
  standIn = await startStandIn();
  api = await startApi({}, undefined, solapi());
});
afterAll(async () => {
  await api.close();
  await standIn.stop();
});
beforeEach(async () => {
  Object.assign(standIn, { receiptUrls: [], replacing: Promise.resolve() });
  standIn.sent.length = 0;
  standIn.arrived.length = 0;
  await api.deps.db.sql.exec('delete from sms_recipients; delete from sms_messages');
});

function solapi(more: Partial<SolapiSettings> = {}): Sms {
  const { SOLAPI_API_KEY, SOLAPI_API_SECRET, SOLAPI_SENDER } = standIn.env;
  return createSolapi({
    url: standIn.url,
    apiKey: SOLAPI_API_KEY,
    apiSecret: SOLAPI_API_SECRET,
    sender: SOLAPI_SENDER,
    webhookSecret: standInWebhookSecret,
    kakaoPfId: standInPfId,
    ...more,
  });
}

/** Queues an 알림톡 to each number, `01055` and these digits. */
async function queue(
  ends: readonly string[],
  { template = 'KA01TPabsent', body = '김민수 학생이 결석했습니다.' } = {},
) {
  await sql`
    with message as (
      insert into sms_messages (send_key, channel, kakao_template_id, body, quiet_hours_confirmed)
      values (gen_random_uuid()::text, 'ALIMTALK', ${template}, '#{이름} 학생이 결석했습니다.', true) returning id)
    insert into sms_recipients (message_id, channel, name, phone, body, variables)
    select message.id, 'ALIMTALK', '김민수', '+821055' || given, ${body}, '{"이름": "김민수"}' from message, unnest(${ends}::text[]) as given`.execute(
    api.deps.db.kysely,
  );
}

const send = (sms: Partial<Sms> = {}) => sendWaiting({ ...api.deps, sms: { ...api.deps.sms, ...sms } });
/** Long enough after the sending for the provider to be asked. */
async function ask(): Promise<void> {
  api.wait(700);
  await send();
}
const now = () => states(api.deps.db);
const ways = async () => {
  const { rows } = await sql<{ way: string }>`
    select status || ' ' || coalesce(went_by, 'nothing') as way from sms_recipients order by phone`.execute(
    api.deps.db.kysely,
  );
  return rows.map(({ way }) => way);
};
const codes = () => standIn.sent.map(({ statusCode }) => statusCode).sort();
const crash = () => Promise.reject(new Error('the process ends here'));

it('goes by the Kakao template, filled, with the text in its place where it cannot arrive', async () => {
  await queue(['550001']);
  await send();
  expect(standIn.sent).toMatchObject([
    {
      to: '01055550001',
      type: 'ATA',
      text: '김민수 학생이 결석했습니다.',
      kakaoOptions: {
        pfId: standInPfId,
        templateId: 'KA01TPabsent',
        variables: { '#{이름}': '김민수' },
        disableSms: false,
      },
    },
  ]);
  await expect.poll(codes, { timeout: 5000 }).toEqual(['4000']);
  await ask();
  expect(await ways()).toEqual(['DELIVERED ALIMTALK']);
});

it('says which way it went: Kakao, a short or a long text in its place, or none', async () => {
  await queue(['550001', '558888']);
  await queue(['568888'], { body: '가'.repeat(46) });
  await queue(['550000']);
  await send();
  await expect.poll(codes, { timeout: 5000 }).toEqual(['3059', '4000', '4000', '4000']);
  await ask();
  expect(await ways()).toEqual(['FAILED SMS', 'DELIVERED ALIMTALK', 'DELIVERED SMS', 'DELIVERED LMS']);
  expect(standIn.arrived).toHaveLength(3);
  expect(await faultsOf(api.deps.db, standIn)).toEqual([]);
});

it('has not failed while a text may still take its place, whoever says so', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  standIn.replacing = promise;
  await queue(['558888']);
  await send();
  await expect.poll(codes, { timeout: 5000 }).toEqual(['3104']);
  const [text] = standIn.sent;
  const body = JSON.stringify([{ ...text, statusCode: '3104', type: 'ATA' }]);
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: await hmac(standInWebhookSecret, body),
  };
  expect((await api.send('POST', '/sms/receipts', { body, headers })).status).toBe(204);
  await ask();
  expect(await now()).toEqual({ SENT: 1 });
  const { rows } = await sql<{ id: string }>`select id from sms_messages`.execute(api.deps.db.kysely);
  const again = await api.call('POST', `/sms/${rows[0]?.id}/resend-failed`, {
    as: 'ta',
    body: { sendKey: crypto.randomUUID(), quietHoursConfirmed: true },
  });
  expect([again.status, again.body.code]).toEqual([409, 'nothing-failed']);
  resolve();
  await expect.poll(codes, { timeout: 5000 }).toEqual(['4000']);
  await ask();
  expect([await ways(), standIn.arrived.length]).toEqual([['DELIVERED SMS'], 1]);
});

it('arrives once when the process dies right after it was sent', async () => {
  await queue(['550001', '558888']);
  const real = api.deps.sms;
  await expect(send({ send: (group) => real.send(group).then(crash) })).rejects.toThrow('the process ends here');
  api.wait(61);
  await send();
  await expect.poll(codes, { timeout: 5000 }).toEqual(['4000', '4000']);
  await ask();
  expect([await now(), standIn.arrived.length]).toEqual([{ DELIVERED: 2 }, 2]);
});

it('goes as a text where there is no channel any more', async () => {
  await queue(['550001']);
  await send(solapi({ kakaoPfId: null }));
  expect(standIn.sent).toMatchObject([{ type: 'SMS', kakaoOptions: null, text: '김민수 학생이 결석했습니다.' }]);
});

it('fails in the words of the provider when it does not know the template or the channel, and goes again as a text', async () => {
  await queue(['550001'], { template: 'unknown' });
  await send();
  await queue(['550002']);
  await send(solapi({ kakaoPfId: 'another' }));
  expect(await now()).toEqual({ 'FAILED 1030': 1, 'FAILED 1031': 1 });
  const { rows } = await sql<{ id: string }>`
    select message_id as id from sms_recipients where failure_code = '1031'`.execute(api.deps.db.kysely);
  const body = { sendKey: crypto.randomUUID(), quietHoursConfirmed: true };
  const again = await api.call('POST', `/sms/${rows[0]?.id}/resend-failed`, { as: 'ta', body });
  expect([again.status, again.body]).toEqual([201, { queued: 1, withoutPhone: 0 }]);
  await send();
  expect(standIn.sent).toMatchObject([{ type: 'SMS', to: '01055550001' }]);
});
