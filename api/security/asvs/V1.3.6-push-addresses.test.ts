// @module-tag timeless
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { openPush } from '../../adapters/webPush.node.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { createDevice } from '../../testing/pushService/decrypt.ts';

let api: TestApi;
const dataDir = mkdtempSync(join(tmpdir(), 'push-'));
const push = openPush({ dataDir, pushStandIn: null, publicUrl: null, vapidPublicKey: null, vapidPrivateKey: null });
let keys: { p256dh: string; auth: string };
beforeAll(async () => {
  api = await startApi();
  api.deps.push = push;
  const { publicKey, auth } = await createDevice();
  keys = { p256dh: url64(publicKey), auth: url64(auth) };
});
afterAll(async () => {
  await api.close();
  rmSync(dataDir, { recursive: true });
});

const url64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const subscribe = (endpoint: string, given = keys) =>
  api.call('PUT', '/sp/push/subscription', { as: 'minsu', body: { endpoint, ...given } });

describe('the addresses of the browsers are taken', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dXk1:APA91bH_x-y',
    'https://fcm.googleapis.com/wp/dXk1:APA91bH_x-y',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk',
    'https://web.push.apple.com/QGx_9-a',
    'https://wns2-pn1p.notify.windows.com/w/?token=BQYAAACx%2fy%2bz%3d%3d',
  ])('%s', async (endpoint) => expect((await subscribe(endpoint)).status).toBe(204));
});

/** Whether the database alone takes an address. */
const stored = (endpoint: string) =>
  api.deps.db.sql.query(
    'insert into push_subscriptions (user_id, session_family, endpoint, p256dh, auth) values ($1, gen_random_uuid(), $2, $3, $4)',
    [students.minsu.id, endpoint, keys.p256dh, keys.auth],
  );

describe('addresses of another kind are refused at their field, and by the table', () => {
  it.each([
    'https://fcm.googleapis.com:22/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://fcm.googleapis.com:443/fcm/send/x',
    'http://fcm.googleapis.com/fcm/send/x',
    'https://user@fcm.googleapis.com/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@10.0.0.1/x',
    'https://fcm.googleapis.com./x',
    'https://fcm.googleapis.com.evil.kr/x',
    'https://evil.kr/fcm.googleapis.com',
    'https://evilfcm.googleapis.com/x',
    'https://push.apple.com.evil.kr/x',
    'https://ｆcm.googleapis.com/x',
    'https://xn--fm-jmc.googleapis.com/x',
    'https://FCM.googleapis.com/x',
    'https:\\\\fcm.googleapis.com\\x',
    'https://fcm.googleapis.com/x#y',
    ' https://fcm.googleapis.com/x',
    'https://fcm.goog\tleapis.com/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://127.1/xxxx',
    'https://2130706433/x',
    'https://0x7f.0.0.1/x',
    'https://localhost/x',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'fcm.googleapis.com/x',
  ])('%s', async (endpoint) => {
    const { status, body } = await subscribe(endpoint);
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'endpoint']);
    await expect(stored(endpoint)).rejects.toThrow('push_subscriptions_service_known');
  });
});

it('keys that are none are refused, and one that is kept does not stop the pushes of others', async () => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/keys';
  const noPoint = 'B'.padEnd(87, 'A');
  for (const given of [{ p256dh: 'A'.repeat(87) }, { p256dh: noPoint }, { p256dh: 'x' }, { auth: 'x' }]) {
    const { status } = await subscribe(endpoint, { ...keys, ...given });
    expect(status, JSON.stringify(given)).toBe(400);
  }
  expect(await push.send({ endpoint, ...keys, p256dh: noPoint }, {})).toBe('gone');
});
