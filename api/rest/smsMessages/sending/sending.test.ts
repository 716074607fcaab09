import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createSolapi, signatureHeader } from '../../../adapters/solapi/solapi.ts';
import { hmac } from '../../../adapters/solapi/hmac.ts';
import { SmsProblem, type Sms } from '../../../ports/sms.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { noFaults } from '../../../testing/solapi/faults.ts';
import { faultsOf, queueTexts, states } from '../../../testing/solapi/storm.node.ts';
import { standInWebhookSecret } from '../../../testing/solapi/env.ts';
import { startStandIn, type StandIn } from '../../../testing/solapi/standIn.node.ts';
import { waitsForSender } from './queue.ts';
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
  Object.assign(standIn, { faults: noFaults, isAway: false, receiptUrls: [] });
  standIn.sent.length = 0;
  standIn.arrived.length = 0;
  await sql`delete from sms_recipients`.execute(api.deps.db.kysely);
  await sql`delete from sms_messages`.execute(api.deps.db.kysely);
  await sql`update sms_switches set is_stopped = false`.execute(api.deps.db.kysely);
  await sql`update sms_holds set failures = 0, held_until = null, problem_code = null, problem_reason = null, problem_at = null`.execute(
    api.deps.db.kysely,
  );
});

function solapi(more: object = {}): Sms {
  const { SOLAPI_API_KEY, SOLAPI_API_SECRET, SOLAPI_SENDER } = standIn.env;
  return createSolapi({
    url: standIn.url,
    apiKey: SOLAPI_API_KEY,
    apiSecret: SOLAPI_API_SECRET,
    sender: SOLAPI_SENDER,
    webhookSecret: standInWebhookSecret,
    ...more,
  });
}

async function send(sms: Partial<Sms> = {}): Promise<boolean> {
  const { db, clock } = api.deps;
  const { rows } = await sql<{ waits: boolean }>`
    select ${waitsForSender(sql`${clock.now()}::timestamptz`)} as waits`.execute(db.kysely);
  const wereAny = await sendWaiting({ ...api.deps, sms: { ...api.deps.sms, ...sms } });
  // A server that looks first sends no less.
  if (wereAny) expect(rows).toEqual([{ waits: true }]);
  return wereAny;
}
/** Where a provider was, and nothing listens any more. */
async function closedAddress(): Promise<string> {
  const gone = await startStandIn();
  await gone.stop();
  return gone.url;
}
const now = () => states(api.deps.db);
const crash = () => Promise.reject(new Error('the process ends here'));
/** Past the lease of a sender that died. */
const lease = 61;

describe('a text', () => {
  it('goes to the number it is for, and is known to have arrived when the provider is asked', async () => {
    await queueTexts(api.deps.db, 8);
    await send();
    expect(await now()).toEqual({ SENT: 8 });
    expect(standIn.sent[0]).toMatchObject({ to: '01020000001', text: '내용 1 1', type: 'SMS' });
    await expect.poll(() => standIn.sent.every(({ statusCode }) => statusCode === '4000')).toBe(true);
    api.wait(30);
    await send();
    expect(await now()).toEqual({ DELIVERED: 8 });
    expect(await faultsOf(api.deps.db, standIn)).toEqual([]);
  });

  it('fails in the words of the provider', async () => {
    await queueTexts(api.deps.db, 8);
    await sql`update sms_recipients set phone = '+821055559999' where id = (select id from sms_recipients order by id limit 1)`.execute(
      api.deps.db.kysely,
    );
    await send();
    expect(await now()).toEqual({ 'FAILED 1021': 1, SENT: 7 });
    const { rows } = await sql`select failure_reason from sms_recipients where status = 'FAILED'`.execute(
      api.deps.db.kysely,
    );
    expect(rows).toEqual([{ failure_reason: '받을 수 없는 번호입니다.' }]);
  });

  it.each([
    ['opened a group', { open: crash }],
    ['filled it', { fill: crash }],
    ['handed it over', { send: crash }],
  ])('goes out once when the process dies before it %s', async (_, broken) => {
    await queueTexts(api.deps.db, 4);
    await expect(send(broken)).rejects.toThrow('the process ends here');
    expect(standIn.sent).toEqual([]);
    api.wait(lease);
    await send();
    expect(standIn.sent).toHaveLength(4);
    expect(await faultsOf(api.deps.db, standIn)).not.toContainEqual(expect.stringContaining('twice'));
  });

  it('goes out once when the process dies right after it', async () => {
    await queueTexts(api.deps.db, 4);
    const real = api.deps.sms;
    await expect(send({ send: (group) => real.send(group).then(crash) })).rejects.toThrow('the process ends here');
    expect([await now(), standIn.sent.length]).toEqual([{ QUEUED: 4 }, 1]);
    api.wait(lease);
    await send();
    expect([await now(), standIn.sent.length]).toEqual([{ SENT: 4 }, 4]);
  });

  it('goes out once when the provider sent it and its answer is lost', async () => {
    await queueTexts(api.deps.db, 4);
    const real = api.deps.sms;
    const lost = () => Promise.reject(new SmsProblem('later', '504', '문자 회사가 대답하지 않습니다.'));
    await send({ send: (group) => real.send(group).then(lost) });
    expect([await now(), standIn.sent.length]).toEqual([{ QUEUED: 4 }, 1]);
    api.wait(lease);
    await send();
    expect([await now(), standIn.sent.length]).toEqual([{ SENT: 4 }, 4]);
  });

  it('waits before it is tried again when its group is gone before it was filled', async () => {
    await queueTexts(api.deps.db, 4);
    let fills = 0;
    const fill = () => {
      fills++;
      return Promise.reject(new SmsProblem('gone', '404', '문자 회사에 그 묶음이 없습니다.'));
    };
    await send({ fill });
    expect([fills, await now()]).toEqual([1, { QUEUED: 4 }]);
    api.wait(60);
    await send();
    expect(await now()).toEqual({ SENT: 4 });
  });

  it('is not sent by a process that slept past its lease', async () => {
    await queueTexts(api.deps.db, 4);
    const real = api.deps.sms;
    await send({
      fill: async (group, texts) => {
        const taken = await real.fill(group, texts);
        api.wait(lease);
        await sendWaiting(api.deps);
        return taken;
      },
    });
    expect(standIn.sent).toHaveLength(4);
    expect(new Set(standIn.sent.map(({ recipient }) => recipient)).size).toBe(4);
  });
});

describe('receipts', () => {
  const post = (body: string, signature: string) =>
    api.send('POST', '/sms/receipts', {
      body,
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
    });

  it('are refused with a wrong signature, and change nothing', async () => {
    await queueTexts(api.deps.db, 4);
    await send();
    const body = JSON.stringify(standIn.sent.map(({ messageId }) => ({ messageId, statusCode: '4000' })));
    for (const signature of [
      '',
      'x',
      'a'.repeat(64),
      await hmac('another secret', body),
      await hmac(standInWebhookSecret, `${body} `),
    ]) {
      expect((await post(body, signature)).status).toBe(403);
    }
    expect((await api.send('GET', '/sms/receipts')).status).toBe(405);
    expect(await now()).toEqual({ SENT: 4 });
  });

  it('count once, however often and late they come', async () => {
    await queueTexts(api.deps.db, 4);
    await send();
    const [one, other] = standIn.sent.slice(0, 2).map(({ messageId }) => messageId);
    const say = async (...said: object[]) => {
      const body = JSON.stringify(said);
      expect((await post(body, await hmac(standInWebhookSecret, body))).status).toBe(204);
    };
    await say(
      { messageId: one, statusCode: '4000' },
      { messageId: other, statusCode: '3059', reason: '01020000000 번호는 결번입니다.' },
    );
    await say({ messageId: one, statusCode: '4000' }, { messageId: other, statusCode: '4000' });
    await say({ messageId: one, statusCode: '3000' }, { messageId: 'unknown', statusCode: '4000' });
    expect(await now()).toEqual({ DELIVERED: 1, 'FAILED 3059': 1, SENT: 2 });
    const { rows } = await sql`select failure_reason from sms_recipients where status = 'FAILED'`.execute(
      api.deps.db.kysely,
    );
    expect(rows).toEqual([{ failure_reason: '… 번호는 결번입니다.' }]);
  });
});

describe('the queue', () => {
  it('drains in order after the provider was away for an hour; what was too late says why', async () => {
    await queueTexts(api.deps.db, 400);
    // A number each: texts to one number go out one after another, whatever comes between.
    await sql`update sms_recipients set phone = '+8210' || lpad((30000000 + place)::text, 8, '0')
      from (select id as of_id, row_number() over () as place from sms_recipients) as places where of_id = id`.execute(
      api.deps.db.kysely,
    );
    const expire = (message: string, minutes: number) =>
      sql`update sms_messages set expires_at = scheduled_at + ${minutes} * interval '1 minute' where send_key = ${message}`.execute(
        api.deps.db.kysely,
      );
    await expire('storm-message-4', 30);
    await expire('storm-message-3', 90);
    // Half an hour of 503, then nobody listens at all.
    standIn.isAway = true;
    const nobody = solapi({ url: await closedAddress() });
    const tries: number[] = [];
    for (let minute = 0; minute < 60; minute++) {
      const sms = minute < 30 ? solapi() : nobody;
      await send({ open: () => (tries.push(minute), sms.open()) });
      api.wait(60);
    }
    expect(await now()).toEqual({ 'FAILED EXPIRED': 100, QUEUED: 300 });
    expect(standIn.sent).toEqual([]);
    const { rows } = await sql`select distinct failure_reason from sms_recipients where status = 'FAILED'`.execute(
      api.deps.db.kysely,
    );
    expect(JSON.stringify(rows)).toContain('보낼 수 있는 시간이 지났습니다. 문자 회사에 장애가 있습니다.');
    // Tried all through the hour, but not at every look.
    expect(tries.some((minute) => minute >= 30)).toBe(true);
    expect(tries.length).toBeLessThan(30);

    standIn.isAway = false;
    for (let minute = 0; minute < 7; minute++) {
      await send();
      api.wait(60);
    }
    const order = standIn.sent.map(({ recipient }) => recipient);
    expect([order.length, order]).toEqual([300, order.toSorted()]);
    await expect.poll(() => standIn.sent.every(({ statusCode }) => statusCode === '4000')).toBe(true);
    api.wait(600);
    await send();
    expect(await now()).toEqual({ DELIVERED: 300, 'FAILED EXPIRED': 100 });
    // The provider knows nothing of those that expired.
    const wrong = await faultsOf(api.deps.db, standIn);
    expect([wrong.length, wrong.filter((line) => !line.includes('EXPIRED'))]).toEqual([100, []]);
  });

  it('stops at the switch, and goes on after it', async () => {
    await queueTexts(api.deps.db, 4);
    const stop = (isStopped: boolean) =>
      sql`update sms_switches set is_stopped = ${isStopped}`.execute(api.deps.db.kysely);
    const real = api.deps.sms;
    await send({ fill: async (group, texts) => (await stop(true), real.fill(group, texts)) });
    expect([await now(), standIn.sent]).toEqual([{ QUEUED: 4 }, []]);
    await stop(false);
    await send();
    expect(await now()).toEqual({ SENT: 4 });
  });

  it('waits while the balance is empty or the key is wrong, and says so', async () => {
    await queueTexts(api.deps.db, 4);
    await send(solapi({ apiSecret: 'wrong' }));
    expect(await now()).toEqual({ QUEUED: 4 });
    const { rows } = await sql`select problem_reason from sms_holds`.execute(api.deps.db.kysely);
    expect(rows).toEqual([{ problem_reason: '문자 회사가 API 키를 받지 않습니다.' }]);
    await send();
    expect(standIn.sent).toEqual([]);
    api.wait(61);
    await send();
    expect(standIn.sent).toHaveLength(4);
  });

  it('logs nobody and no number', () => {
    expect(api.logged.join('\n')).toContain('sms-held-up');
    expect(api.logged.join('\n')).not.toMatch(/0?10-?2000|\+82|사람 \d/);
  });
});
