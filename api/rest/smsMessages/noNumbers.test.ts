import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import { students } from '#mocks/cast.ts';
import { createSolapi, signatureHeader } from '../../adapters/solapi/solapi.ts';
import { hmac } from '../../adapters/solapi/hmac.ts';
import { SmsProblem } from '../../ports/sms.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Caller, type Sent } from '../../testing/calls.ts';
import { acts } from '../../testing/setups/notifications.ts';
import { standInPfId, standInWebhookSecret } from '../../testing/solapi/env.ts';
import { everyFault, noFaults } from '../../testing/solapi/faults.ts';
import { startStandIn, type StandIn } from '../../testing/solapi/standIn.node.ts';
import { seoulDate } from '../_protocol/seoul.ts';
import { fireDay, fireDue } from '../notifications/firing/fireDue.ts';
import { sendWaiting } from './sending/send.ts';
import { noLock } from '../../testing/jobs.ts';
import { runDue } from '../../jobs/runJob.ts';
import { smsJobs } from './sending/job.ts';

let standIn: StandIn;
let api: TestApi;
const { minsu, seoyeon } = students;
beforeAll(async () => {
  standIn = await startStandIn();
  const { SOLAPI_API_KEY, SOLAPI_API_SECRET, SOLAPI_SENDER } = standIn.env;
  const account = { url: standIn.url, apiKey: SOLAPI_API_KEY, apiSecret: SOLAPI_API_SECRET };
  const kakao = { kakaoPfId: standInPfId, webhookSecret: standInWebhookSecret };
  api = await startApi({}, undefined, createSolapi({ ...account, ...kakao, sender: SOLAPI_SENDER }));
  await sql`update sms_recipients set status = 'FAILED', failure_code = 'CANCELLED' where status = 'QUEUED'`.execute(
    api.deps.db.kysely,
  );
});
afterAll(async () => {
  await api.close();
  await standIn.stop();
});
beforeEach(async () => {
  Object.assign(standIn, { faults: noFaults, isAway: false });
  await sql`update sms_holds set failures = 0, held_until = null, problem_code = null, problem_reason = null, problem_at = null`.execute(
    api.deps.db.kysely,
  );
});

const minsusNumber = async () => {
  const { phone } = await api.deps.db.kysely
    .selectFrom('users')
    .select('phone')
    .where('id', '=', minsu.id)
    .executeTakeFirstOrThrow();
  return phone ?? '';
};

const input = (more: Partial<Sent<'sendSms'>> = {}) =>
  ({
    addressee: 'BOTH',
    body: '#{이름} 학생, 안내드립니다.',
    studentIds: [minsu.id, seoyeon.id],
    sendKey: crypto.randomUUID(),
    quietHoursConfirmed: true,
    ...more,
  }) satisfies Sent<'sendSms'>;
const post: Caller<'POST'> = (path, body) => api.call('POST', path, { as: 'ta', body });
const work = (more: Partial<TestApi['deps']['sms']> = {}) =>
  sendWaiting({ ...api.deps, sms: { ...api.deps.sms, ...more } });

async function newest(): Promise<string> {
  const { rows } = await sql<{
    id: string;
  }>`select id from sms_messages order by created_at desc, id desc limit 1`.execute(api.deps.db.kysely);
  return rows[0]?.id ?? '';
}

/** What must stand nowhere: every number anybody has, in each way it is written, and whatever looks like one. */
async function numbersIn(text: string): Promise<string[]> {
  const { rows } = await sql<{ phone: string }>`
    select phone from users where phone is not null union select parent_phone from students where parent_phone is not null
    union select phone from sms_recipients`.execute(api.deps.db.kysely);
  const digits = text.replaceAll(/[\s.-]/g, '');
  const known = rows.map(({ phone }) => phone.replace(/^\+82/, '')).filter((phone) => digits.includes(phone));
  return [...known, ...(text.match(/\+82\d|(?<![\da-f-])01[016789][ .-]?\d{3,4}[ .-]?\d{4}/g) ?? [])];
}

it('knows a number when it sees one', async () => {
  const number = await minsusNumber();
  const local = number.replace('+82', '0');
  for (const text of [number, local, `${local.slice(0, 3)}-${local.slice(3, 7)}-${local.slice(7)}`, '010-9999-8888']) {
    expect(await numbersIn(`{"phone":"${text}"}`)).not.toEqual([]);
  }
  expect(await numbersIn(`{"id":"${crypto.randomUUID()}","at":"2026-03-02T09:00:00.000Z"}`)).toEqual([]);
});

it('a text that is shown, sent, changed, cancelled and sent again', async () => {
  const scheduledAt = new Date(api.deps.clock.now().getTime() + 3_600_000).toISOString();
  expect((await post('/sms/preview', input())).status).toBe(200);
  expect((await post('/sms/send', input({ scheduledAt }))).status).toBe(201);
  const planned = await newest();
  expect(
    (await api.call('PATCH', `/sms/${planned}`, { as: 'ta', body: { body: '바뀐 안내', quietHoursConfirmed: true } }))
      .status,
  ).toBe(200);
  expect((await post(`/sms/${planned}/cancel`)).status).toBe(200);
  expect((await post('/sms/send', input())).status).toBe(201);
  const id = await newest();
  await sql`update sms_recipients set status = 'FAILED', failure_code = '3059' where message_id = ${id}::uuid`.execute(
    api.deps.db.kysely,
  );
  expect(
    (await post(`/sms/${id}/resend-failed`, { sendKey: crypto.randomUUID(), quietHoursConfirmed: true })).status,
  ).toBe(201);
  await work();
  // Refused ones are logged too: with a number in the address, in the body, and for a text that is not there.
  await api.call('GET', `/sms/sender?phone=${await minsusNumber()}`, { as: 'admin' });
  await post('/sms/send', input({ body: `${await minsusNumber()} 😀`, addressee: unfit(await minsusNumber()) }));
  await api.call('PATCH', `/sms/${await minsusNumber()}`, { as: 'ta', body: {} });
});

it('texts of every template’s event, as 알림톡 too', async () => {
  const template = (event: string, kakao: string | null) =>
    sql`
    insert into push_alert_templates (name, event, channel, audience, body, kakao_template_id)
    values (${`${event} ${kakao}`}, ${event}, 'ALIMTALK', 'BOTH', '#{이름} 학생 알림', ${kakao})`.execute(
      api.deps.db.kysely,
    );
  await api.deps.db.sql.exec('delete from notification_events; delete from push_alert_templates');
  for (const event of Object.keys(acts)) {
    await template(event, 'KA01TPevent');
    // Of the link of a password the stand-in has the text, not the test's outbox.
    if (event !== 'PASSWORD_RESET') await acts[event]?.(api);
  }
  const tomorrow = new Date(api.deps.clock.now().getTime() + 86_400_000);
  const deps = { ...api.deps, clock: { now: () => new Date(`${seoulDate(tomorrow)}T12:00:00+09:00`) } };
  await fireDay(deps, noLock);
  await fireDue(deps, noLock);
  await sendWaiting(deps);
  expect(standIn.sent.some(({ type }) => type === 'ATA')).toBe(true);
});

it('a forgotten password, which the provider takes, or does not', async () => {
  const number = await minsusNumber();
  const { login_id: loginId } = await api.deps.db.kysely
    .selectFrom('users')
    .select('login_id')
    .where('id', '=', minsu.id)
    .executeTakeFirstOrThrow();
  const ask = (phone: string, from: string) =>
    api.call('POST', '/auth/find-password', { headers: { 'x-forwarded-for': from }, body: { loginId, phone } });
  const before = standIn.sent.length;
  expect((await ask(number, '198.51.100.201')).status).toBe(204);
  await expect.poll(() => standIn.sent.length).toBe(before + 1);
  const real = api.deps.sms;
  api.deps.sms = {
    ...real,
    open: () => Promise.reject(new SmsProblem('blocked', 'X', `${number} 번호로 보낼 수 없습니다.`)),
  };
  expect((await ask(number, '198.51.100.202')).status).toBe(204);
  await expect.poll(() => api.logged.join('\n')).toContain('sms-failed');
  api.deps.sms = real;
  await ask('010-9999-0000', '198.51.100.203');
});

it('receipts, right, wrongly signed and unreadable', async () => {
  const number = await minsusNumber();
  const said = [{ messageId: standIn.sent[0]?.messageId, to: number, statusCode: '3059', reason: `${number} 결번` }];
  const tell = async (body: string, signature?: string) =>
    (
      await api.send('POST', '/sms/receipts', {
        body,
        headers: {
          'content-type': 'application/json',
          [signatureHeader]: signature ?? (await hmac(standInWebhookSecret, body)),
        },
      })
    ).status;
  expect(await tell(JSON.stringify(said))).toBe(204);
  expect(await tell(JSON.stringify(said), 'a'.repeat(64))).toBe(403);
  expect(await tell(`[{"to": "${number}"`)).toBeGreaterThanOrEqual(400);
});

it('a provider that fails in every way, and names numbers', async () => {
  const number = await minsusNumber();
  standIn.faults = { ...everyFault(0.3), slowMilliseconds: 0 };
  for (let turn = 0; turn < 10; turn++) {
    await post('/sms/send', input());
    await work().catch(() => undefined);
    api.wait(61);
  }
  standIn.faults = noFaults;
  standIn.isAway = true;
  await work();
  standIn.isAway = false;
  for (const kind of ['later', 'blocked', 'refused'] as const) {
    await post('/sms/send', input());
    await work({ fill: () => Promise.reject(new SmsProblem(kind, 'X', '문자 회사의 사정')) });
    api.wait(600);
  }
  expect(api.logged.join('\n')).toContain('sms-held-up');
  // What was put off would hold up the next text to the same number.
  await sql`update sms_recipients set status = 'FAILED', failure_code = 'CANCELLED' where status = 'QUEUED'`.execute(
    api.deps.db.kysely,
  );
  // A fault of ours: the worker says that it failed, and not with what.
  await post('/sms/send', input());
  const broken = { ...api.deps.sms, open: () => Promise.reject(new Error(`cannot send to ${number}`)) };
  await runDue(api.deps, { jobs: smsJobs({ ...api.deps, sms: broken }), worker: 'test' });
  expect(api.logged.join('\n')).toContain('"job-failed"');
});

it('crashes, of a screen and of the server', async () => {
  const number = await minsusNumber();
  const crash = {
    message: `TypeError: ${number} is not a function`,
    stack: `at send (https://academy.test/assets/sms-AbCdEf12.js:3:1234) ${number.replace('+82', '0')}`,
    url: `https://academy.test/crm/sms?phone=${number}`,
    timestamp: '2026-03-02T09:00:00Z',
    userAgent: 'Chrome',
  };
  expect((await api.call('POST', '/error-log/error', { body: crash })).status).toBe(201);
  const real = api.deps.sms;
  api.deps.sms = { ...real, account: () => Promise.reject(new Error(`no balance for ${number}`)) };
  await api.call('GET', '/sms/sender', { as: 'admin' });
  api.deps.sms = { ...real, readReceipts: () => Promise.reject(new Error(`cannot read ${number}`)) };
  expect((await api.send('POST', '/sms/receipts', { body: '[]' })).status).toBe(500);
  api.deps.sms = real;
  await api.gql(
    `query ($phone: String!) { smsRecipients(where: { phone: { _eq: $phone }, nothing: { _eq: $phone } }) { id } }`,
    {
      as: 'ta',
      variables: { phone: number },
    },
  );
});

it('left no number in any line of the log, nor in what is kept of problems', async () => {
  expect(api.logged.length).toBeGreaterThan(100);
  for (const line of api.logged) expect([line, await numbersIn(line)]).toEqual([line, []]);
  const { rows } = await sql<{ kept: string }>`
    select message || ' ' || stack || ' ' || url as kept from error_logs where message like '%not a function%'
    union all select problem_reason from sms_holds where problem_reason is not null
    union all select distinct failure_reason from sms_recipients where failure_reason is not null
    union all select distinct detail from notification_logs`.execute(api.deps.db.kysely);
  expect(rows.length).toBeGreaterThan(2);
  for (const { kept } of rows) expect([kept, await numbersIn(kept)]).toEqual([kept, []]);
});
