import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, staff } from '#mocks/cast.ts';
import { startApi, type TestAnswer, type TestApi } from '../../../testing/api.ts';
import type { Sent } from '../../../testing/calls.ts';
import { createAuthenticator } from '../../../testing/authenticator.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const password = { currentPassword: demoPassword };
const mine = { loginId: staff.ta.loginId, password: demoPassword };
const login = (body: Sent<'login'> = mine, cookie = '') =>
  api.call('POST', '/auth/login', { body, headers: { cookie } });
const answer = (body: Partial<Sent<'answerSecondFactor'>>, cookie: string) =>
  api.call('POST', '/auth/second-factor', { body: { rememberDevice: false, ...body }, headers: { cookie } });
const codeOf = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: api.deps.clock.now().getTime() });
const cookiesOf = ({ headers }: TestAnswer) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const fieldsOf = ({ status, body }: TestAnswer) => [status, body.errors?.map(({ field }: { field: string }) => field)];

/** Connects an app to an account, whose session goes on. */
async function connect(loginId: string): Promise<{ key: string; codes: string[]; as: { token: string } }> {
  const as = await api.signIn(loginId);
  const begun = await api.call('POST', '/auth/account/totp', { as, body: password });
  expect(begun.status, JSON.stringify(begun.body)).toBe(200);
  const confirmed = await api.call('POST', '/auth/account/totp/confirm', {
    as,
    body: { code: codeOf(begun.body.secret) },
  });
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
  return { key: begun.body.secret, codes: confirmed.body.recoveryCodes, as };
}

describe('setting up', () => {
  it('is for staff who say their password', async () => {
    const wrong = await api.call('POST', '/auth/account/totp', { as: 'ta', body: { currentPassword: 'x' } });
    expect(fieldsOf(wrong)).toEqual([400, ['currentPassword']]);
    const passkey = await api.call('POST', '/auth/account/passkeys/options', {
      as: 'ta',
      body: { currentPassword: 'x' },
    });
    expect(fieldsOf(passkey)).toEqual([400, ['currentPassword']]);
    const codes = await api.call('POST', '/auth/account/recovery-codes', { as: 'ta', body: password });
    expect([codes.status, codes.body.code]).toEqual([409, 'second-factor-first']);
  });

  it('counts only once a code was right', async () => {
    const confirm = (code: string) => api.call('POST', '/auth/account/totp/confirm', { as: 'ta', body: { code } });
    expect((await confirm('123456')).body.code).toBe('totp-not-begun');
    await api.call('POST', '/auth/account/totp', { as: 'ta', body: password });
    expect(fieldsOf(await confirm('000000'))).toEqual([400, ['code']]);
    expect((await login()).status).toBe(200);
    expect((await api.call('GET', '/auth/account', { as: 'ta' })).body).toMatchObject({ totp: false });
  });
});

describe('an app and its codes', () => {
  it('are asked for after the password, and used once', async () => {
    const { key, codes } = await connect(staff.ta.loginId);
    expect(new Set(codes).size).toBe(10);
    const begun = await login();
    expect([begun.status, begun.body.code]).toEqual([401, 'second-factor-required']);
    expect(begun.headers.getSetCookie().join()).not.toContain('refresh_token');
    const cookie = cookiesOf(begun);
    const options = await api.call('POST', '/auth/second-factor/options', { headers: { cookie } });
    expect(options.body).toEqual({ totp: true, passkey: null, recoveryCode: true });

    // The code that confirmed the app is spent.
    expect((await answer({ code: codeOf(key) }, cookie)).body.code).toBe('wrong-second-factor');
    api.wait(60);
    const code = codeOf(key);
    const done = await answer({ code }, cookie);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(done.body).toMatchObject({ userId: staff.ta.id });
    // Neither the sign-in nor the code is taken again.
    expect((await answer({ code }, cookie)).body.code).toBe('sign-in-expired');
    expect((await answer({ code }, cookiesOf(await login()))).body.code).toBe('wrong-second-factor');
  });

  it('cannot be answered without the cookie, with a forged one or after ten minutes', async () => {
    expect((await answer({ code: '123456' }, '')).body.code).toBe('sign-in-expired');
    const cookie = cookiesOf(await login());
    // The first letter: of the last one two bits say nothing, and one in sixteen would still be genuine.
    const forged = cookie.replace(/\.(.)/, (_, first) => (first === 'x' ? '.y' : '.x'));
    expect((await answer({ code: '123456' }, forged)).status).toBe(401);
    api.wait(601);
    expect((await answer({ code: '123456' }, cookie)).body.code).toBe('sign-in-expired');
  });

  it('cannot be guessed: five wrong ones block it', async () => {
    api.wait(901);
    const cookie = cookiesOf(await login());
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push((await answer({ code: '000000' }, cookie)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    api.wait(901);
  });

  it('leave a remembered device alone for 30 days, and no other', async () => {
    const { key, as } = await connectedTaAdmin();
    api.wait(60);
    const done = await answer({ code: codeOf(key), rememberDevice: true }, cookiesOf(await login(theirs)));
    const device = cookiesOf(done);
    expect((await login(theirs, device)).status).toBe(200);
    expect((await login(theirs)).status).toBe(401);
    api.wait(30 * 86_400 + 1);
    expect((await login(theirs, device)).body.code).toBe('second-factor-required');
    expect(as.token).toBeTruthy();
  });
});

const theirs = { loginId: staff.taAdmin.loginId, password: demoPassword };
let taAdmin: Awaited<ReturnType<typeof connect>> | undefined;
const connectedTaAdmin = async () => (taAdmin ??= await connect(staff.taAdmin.loginId));

describe('whoever lost it', () => {
  it('signs in by a recovery code, which works once, and turns it off', async () => {
    const { codes } = await connectedTaAdmin();
    const done = await answer({ code: ` ${codes[0]?.toUpperCase()} ` }, cookiesOf(await login(theirs)));
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect((await answer({ code: codes[0] }, cookiesOf(await login(theirs)))).status).toBe(400);
    const as = { token: done.body.accessToken };
    expect((await api.call('GET', '/auth/account', { as })).body.recoveryCodesLeft).toBe(9);
    const renewed = await api.call('POST', '/auth/account/recovery-codes', { as, body: password });
    expect((await answer({ code: codes[1] }, cookiesOf(await login(theirs)))).status).toBe(400);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const removed = await api.call('POST', '/auth/account/second-factor/remove', { as, body: password });
    expect(removed.status).toBe(204);
    expect((await login(theirs)).status).toBe(200);
  });

  it('is let in by a manager, who cannot do so for themselves or, with admin level, for the ADMIN', async () => {
    const reset = (id: string, as: 'admin' | 'taAdmin') =>
      api.call('DELETE', `/supervisor/${id}/second-factor`, { as });
    expect((await reset(crypto.randomUUID(), 'admin')).status).toBe(404);
    expect((await reset(staff.admin.id, 'admin')).body.code).toBe('own-second-factor');
    expect((await reset(staff.admin.id, 'taAdmin')).status).toBe(403);
    expect((await login()).body.code).toBe('second-factor-required');
    expect((await reset(staff.ta.id, 'admin')).status).toBe(204);
    expect((await login()).status).toBe(200);
  });

  it('leaves no secret in the answer, the database in the clear, or the audit log', async () => {
    const { key, codes } = await connect(staff.ta.loginId);
    const dump = async (table: string) => JSON.stringify(await api.deps.db.sql.query(`select * from ${table}`));
    for (const table of ['second_factors', 'recovery_codes', 'audit_log', 'security_events']) {
      const text = await dump(table);
      for (const secret of [key, ...codes]) expect(text).not.toContain(secret);
    }
    expect(api.logged.join('\n')).not.toContain(key);
  });
});

describe('a passkey', () => {
  it('signs in after the password; another site, an old challenge or another device does not', async () => {
    const as = await api.signIn(staff.admin.loginId);
    const device = await createAuthenticator();
    const ask = () => api.call('POST', '/auth/account/passkeys/options', { as, body: password });
    const add = (response: Sent<'addPasskey'>['response']) =>
      api.call('POST', '/auth/account/passkeys', { as, body: { name: '노트북', response } });
    const early = await add(await device.create((await ask()).body));
    expect(early.status, JSON.stringify(early.body)).toBe(200);
    expect(early.body.recoveryCodes).toHaveLength(10);
    // A question is answered once.
    expect((await add(await device.create({ options: { challenge: 'AAAA' } }))).body.code).toBe('passkey-invalid');

    const boss = { loginId: staff.admin.loginId, password: demoPassword };
    const cookie = cookiesOf(await login(boss));
    const options = async () =>
      (await api.call('POST', '/auth/second-factor/options', { headers: { cookie } })).body.passkey;
    const elsewhere = await device.sign({ options: await options() }, { origin: 'https://evil.example' });
    expect((await answer({ passkey: elsewhere }, cookie)).status).toBe(400);
    const stale = await options();
    await options();
    expect((await answer({ passkey: await device.sign({ options: stale }) }, cookie)).status).toBe(400);
    const other = await createAuthenticator();
    expect((await answer({ passkey: await other.sign({ options: await options() }) }, cookie)).status).toBe(400);
    const done = await answer({ passkey: await device.sign({ options: await options() }) }, cookie);
    expect(done.status, JSON.stringify(done.body)).toBe(200);

    const { passkeys } = (await api.call('GET', '/auth/account', { as })).body;
    expect(passkeys).toMatchObject([{ name: '노트북', lastUsedAt: expect.any(String) }]);
    const remove = (passkeyId: string) =>
      api.call('POST', '/auth/account/second-factor/remove', { as, body: { ...password, passkeyId } });
    expect((await remove(crypto.randomUUID())).status).toBe(404);
    expect((await remove(passkeys[0].id)).status).toBe(204);
    expect((await login(boss)).status).toBe(200);
  });
});
