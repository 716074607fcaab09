import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { openPush } from '../../../adapters/webPush.node.ts';
import { startApi, type Person, type TestApi } from '../../../testing/api.ts';
import { unfit, type Sent } from '../../../testing/calls.ts';
import { createDevice, decrypt } from '../../../testing/pushService/decrypt.ts';
import { startPushService, type PushService } from '../../../testing/pushService/standIn.node.ts';
import { pushDue } from './pushDue.ts';
import { noLock } from '../../../testing/jobs.ts';

let api: TestApi;
let service: PushService;
const dataDir = mkdtempSync(join(tmpdir(), 'push-'));
const open = (pushStandIn: string | null) =>
  openPush({ dataDir, pushStandIn, publicUrl: null, vapidPublicKey: null, vapidPrivateKey: null });
beforeAll(async () => {
  service = await startPushService();
  api = await startApi();
  api.deps.push = open(service.origin);
});
afterAll(async () => {
  await api.close();
  await service.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => api.deps.db.sql.exec('delete from push_subscriptions; delete from notification_settings'));

type As = Person | { token: string };
const device = () => service.subscribe(api.deps.push?.publicKey ?? '');
const subscribe = (body: Sent<'subscribePush'>, as: As) => api.call('PUT', '/sp/push/subscription', { as, body });
const unsubscribe = (body: Sent<'unsubscribePush'>, as: As) => api.call('POST', '/sp/push/unsubscribe', { as, body });
const quiet = (quietFrom: string, quietTo: string, as: As) =>
  api.call('PUT', '/sp/push/quiet-hours', { as, body: { quietFrom, quietTo } });

/** Noon of tomorrow in Seoul, or another hour. */
const at = (time = '12:00') => new Date(`${dateOf(1)}T${time}:00+09:00`);
const push = (now = at('13:00')) => pushDue({ ...api.deps, clock: { now: () => now } }, noLock);

async function tell(now = at()): Promise<string> {
  const { kysely } = api.deps.db;
  const about = { kind: 'DDAY_WEEK' as const, student_id: students.minsu.id, subject_id: crypto.randomUUID() };
  const event = await kysely
    .insertInto('notification_events')
    .values({ ...about, settled_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await kysely
    .insertInto('notifications')
    .values({ ...about, event_id: event.id, body: '김민수 학생, 수능까지 한 주', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

it('refuses addresses of no push service', async () => {
  const good = await device();
  expect((await subscribe({ ...good, auth: 'short' }, 'minsu')).status).toBe(400);
  for (const endpoint of ['http://169.254.169.254/latest', 'https://example.com/push', 'http://fcm.googleapis.com/x']) {
    expect((await subscribe({ ...good, endpoint }, 'minsu')).status).toBe(400);
  }
  expect((await unsubscribe(unfit({}), 'minsu')).status).toBe(400);
  expect((await quiet('25:00', '07:00', 'minsu')).status).toBe(400);
  const { push: known } = api.deps;
  api.deps.push = undefined;
  expect((await subscribe(good, 'minsu')).body.code).toBe('push-off');
  api.deps.push = known;
});

it('knows the push services of the browsers, over https alone', () => {
  const { knows } = open(null);
  expect(knows('https://fcm.googleapis.com/fcm/send/x')).toBe(true);
  expect(knows('https://updates.push.services.mozilla.com/wpush/v2/x')).toBe(true);
  expect(knows('https://fcm.googleapis.com.evil.example/x')).toBe(false);
  expect(knows('http://localhost:1/x')).toBe(false);
});

it('keeps its keys in the data folder, for its owner alone', () => {
  expect(open(null).publicKey).toBe(open(null).publicKey);
  expect(statSync(join(dataDir, 'vapid.json')).mode & 0o077).toBe(0);
});

it('reaches each device once, encrypted and signed, without what it says', async () => {
  const [phone, tablet] = [await device(), await device()];
  expect((await subscribe(phone, 'minsu')).status).toBe(204);
  expect((await subscribe(tablet, 'minsu')).status).toBe(204);
  expect((await subscribe(tablet, 'minsu')).status).toBe(204);
  const id = await tell();
  await push();
  await push();
  expect([service.arrived(phone.endpoint), service.arrived(tablet.endpoint)]).toEqual([
    [{ id, title: '디데이 한 주 전' }],
    [{ id, title: '디데이 한 주 전' }],
  ]);
  expect(JSON.stringify(service.arrived(phone.endpoint))).not.toContain('민수');
});

it('waits for the end of the quiet hours, the usual ones or one’s own', async () => {
  const phone = await device();
  await subscribe(phone, 'minsu');
  expect((await api.call('GET', '/sp/push', { as: 'minsu' })).body).toMatchObject({
    quietFrom: '22:00',
    quietTo: '07:00',
  });
  await tell(at('23:00'));
  await push(at('23:30'));
  expect(service.arrived(phone.endpoint)).toEqual([]);
  await push(new Date(at('07:01').getTime() + 86_400_000));
  expect(service.arrived(phone.endpoint)).toHaveLength(1);
  expect((await quiet('12:00', '14:00', 'minsu')).status).toBe(204);
  await tell();
  await push(at('13:00'));
  expect(service.arrived(phone.endpoint)).toHaveLength(1);
  await push(at('14:00'));
  expect(service.arrived(phone.endpoint)).toHaveLength(2);
});

it('tries again what failed for now, and forgets a device that is gone', async () => {
  const phone = await device();
  await subscribe(phone, 'minsu');
  await tell();
  service.failNext(503);
  await push();
  await push(at('13:00'));
  expect(service.arrived(phone.endpoint)).toEqual([]);
  await push(at('13:02'));
  expect(service.arrived(phone.endpoint)).toHaveLength(1);
  await tell();
  service.failNext(410);
  await push();
  expect(await api.deps.db.kysely.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
});

it('ends with signing out, with turning it off, and goes to whoever signs in at the device next', async () => {
  const phone = await device();
  const session = await api.signIn(students.minsu.loginId);
  await subscribe(phone, session);
  expect((await unsubscribe({ endpoint: phone.endpoint }, 'seoyeon')).status).toBe(204);
  const count = async () => (await api.deps.db.kysely.selectFrom('push_subscriptions').selectAll().execute()).length;
  expect(await count()).toBe(1);
  await api.call('POST', '/auth/logout', { as: session });
  expect(await count()).toBe(0);
  await subscribe(phone, 'minsu');
  await subscribe(phone, 'seoyeon');
  await tell();
  await push();
  expect(service.arrived(phone.endpoint)).toEqual([]);
  expect((await unsubscribe({ endpoint: phone.endpoint }, 'seoyeon')).status).toBe(204);
  expect(await count()).toBe(0);
});

it('reads the example of RFC 8291', async () => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const publicKey = bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4');
  const d = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';
  const encoded = (part: Uint8Array) => Buffer.from(part).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: encoded(publicKey.slice(1, 33)), y: encoded(publicKey.slice(33)), d };
  const privateKey = await crypto.subtle.importKey('jwk', jwk, { name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ]);
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  const { keys } = await createDevice();
  const receiver = { keys: { ...keys, privateKey }, publicKey, auth: bytes('BTBZMqHH6r4Tts7J_aSIgg') };
  expect(await decrypt(receiver, bytes(body))).toBe('When I grow up, I want to be a watermelon');
});
