import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, staff, students } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const signIn = async (loginId: string, headers: Record<string, string> = {}) => {
  const answer = await api.call('POST', '/auth/login', { body: { loginId, password: demoPassword }, headers });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { as: { token: answer.body.accessToken as string }, cookie: cookies.join('; ') };
};
const account = async (as: { token: string }) => (await api.call('GET', '/auth/account', { as })).body;

const end = (as: 'seoyeon' | { token: string }, body: Partial<Sent<'endSessions'>>) =>
  api.call('POST', '/auth/account/sessions/end', { as, body: { currentPassword: demoPassword, ...body } });

describe('own sign-ins', () => {
  it('are nobody else’s to see or end', async () => {
    const { as } = await signIn(students.minsu.loginId);
    const [theirs] = (await account(as)).sessions;
    expect((await end('seoyeon', { sessionId: theirs.id })).status).toBe(404);
    expect((await account(as)).sessions).toHaveLength(1);
  });

  it('V7.5.2 are ended only after the password was given again, and not the one that asks', async () => {
    const { as } = await signIn(students.minsu.loginId);
    const { sessions } = await account(as);
    const isCurrent = ({ isCurrent }: { isCurrent: boolean }) => isCurrent;
    for (const body of [{}, { sessionId: sessions.find(isCurrent)!.id }]) {
      const refused = await end(as, { ...body, currentPassword: 'somebody at an open page' });
      expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'currentPassword']);
    }
    expect((await end(as, { sessionId: sessions.find(isCurrent)!.id })).status).toBe(404);
    expect((await account(as)).sessions).toHaveLength(sessions.length);
  });

  it('are listed with device and address, and end at once', async () => {
    const one = await signIn(staff.ta.loginId, { 'user-agent': windows });
    const other = await signIn(staff.ta.loginId);
    const { sessions } = await account(one.as);
    expect(sessions).toHaveLength(2);
    expect(sessions.find((session: { isCurrent: boolean }) => session.isCurrent)).toMatchObject({
      device: 'Chrome · Windows',
      ip: '192.0.2.1',
    });
    const { id } = sessions.find(({ isCurrent }) => !isCurrent)!;
    expect((await end(one.as, { sessionId: id })).status).toBe(204);
    expect((await api.call('GET', '/auth/account', { as: other.as })).status).toBe(401);
    const third = await signIn(staff.ta.loginId);
    expect((await end(third.as, {})).status).toBe(204);
    expect((await api.call('GET', '/auth/account', { as: one.as })).status).toBe(401);
    expect((await account(third.as)).sessions).toHaveLength(1);
  });

  it('tell of a new device, but not of the first or a known one', async () => {
    const first = await signIn(staff.admin.loginId);
    const again = await signIn(staff.admin.loginId, { cookie: first.cookie });
    expect((await account(again.as)).events.map(({ isNewDevice }: { isNewDevice: boolean }) => isNewDevice)).toEqual([
      false,
      false,
    ]);
    await api.call('POST', '/auth/login', { body: { loginId: staff.admin.loginId, password: 'wrong' } });
    const strange = await signIn(staff.admin.loginId, { 'user-agent': windows });
    expect((await account(strange.as)).events).toMatchObject([
      { kind: 'SIGN_IN', isNewDevice: true, device: 'Chrome · Windows', ip: '192.0.2.1' },
      { kind: 'SIGN_IN_REFUSED', isNewDevice: false },
      { kind: 'SIGN_IN' },
      { kind: 'SIGN_IN' },
    ]);
  });
});

it('gives a TA each of a manager’s powers and takes it, but nobody themselves', async () => {
  const powersOf = async ({ loginId }: { loginId: string }) => {
    const { cookie } = await api.signIn(loginId);
    return (await api.call('POST', '/auth/refresh', { headers: { cookie } })).body.powers;
  };
  const all = await powersOf(staff.admin);
  const give = (as: 'admin' | 'ta' | 'taAdmin', { id }: { id: string }, powers: Sent<'changePowers'>['powers']) =>
    api.call('PUT', `/supervisor/${id}/powers`, { as, body: { powers } });
  for (const powers of [all, all.slice(1), []]) {
    expect((await give('admin', staff.ta, powers)).status).toBe(204);
    expect(await powersOf(staff.ta)).toEqual(powers);
  }
  expect(all.length).toBeGreaterThan(1);
  expect((await give('ta', staff.ta, all)).status).toBe(403);
  expect((await give('taAdmin', staff.taAdmin, all)).body.code).toBe('own-powers');
});

describe('who must have a second factor', () => {
  const change = (
    as: 'admin' | { token: string },
    secondFactorFor: Sent<'changeSecuritySettings'>['secondFactorFor'],
  ) => api.call('PUT', '/auth/security-settings', { as, body: { secondFactorFor } });

  it('is said by a manager who has one', async () => {
    expect((await change('admin', unfit('ALL'))).status).toBe(400);
    expect((await change('admin', 'STAFF')).body.code).toBe('second-factor-first');
  });

  it('may do nothing before it is set up, and cannot take it off', async () => {
    const set = async (as: { token: string }) => {
      const body = { currentPassword: demoPassword };
      const { secret } = (await api.call('POST', '/auth/account/totp', { as, body })).body;
      const timestamp = api.deps.clock.now().getTime();
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
      return (await api.call('POST', '/auth/account/totp/confirm', { as, body: { code } })).status;
    };
    const admin = (await signIn(staff.admin.loginId)).as;
    expect(await set(admin)).toBe(200);
    expect((await change(admin, 'MANAGERS')).status).toBe(204);

    const { as } = await signIn(staff.ta.loginId);
    const read = (who: { token: string }) => api.gql('{ lectures { id } }', { as: who });
    expect((await read(as)).body.data).toBeDefined();
    expect((await change(admin, 'STAFF')).status).toBe(204);
    // Felt at the next call.
    expect((await read(as)).body.errors).toHaveLength(1);
    const refused = await api.send('POST', '/admin/notice', { as, body: {} });
    expect([refused.status, refused.body.code]).toEqual([403, 'second-factor-set-up-required']);
    const login = { loginId: staff.ta.loginId, password: demoPassword };
    expect((await api.call('POST', '/auth/login', { body: login })).body.mustSetSecondFactor).toBe(true);
    const student = await signIn(students.minsu.loginId);
    expect((await read(student.as)).body.data).toBeDefined();

    expect(await set(as)).toBe(200);
    expect((await read(as)).body.data).toBeDefined();
    const body = { currentPassword: demoPassword };
    const removed = await api.call('POST', '/auth/account/second-factor/remove', { as, body });
    expect([removed.status, removed.body.code]).toEqual([409, 'second-factor-needed']);
    expect((await change(admin, 'NONE')).status).toBe(204);
  });
});

it('keeps security events for two years, and lets nobody change one', async () => {
  const { sql } = api.deps.db;
  await expect(sql.query(`update security_events set ip = null`)).rejects.toThrow('audit_log_append_only');
  await expect(sql.query(`delete from security_events`)).rejects.toThrow('audit_log_append_only');
  await sql.query(`insert into security_events (kind, at) values ('SIGN_IN', now() - interval '2 years 1 day')`);
  await sql.query(`delete from security_events where at < now() - interval '2 years'`);
});

it('keeps refusals and changes of what opens an account, with address and device', async () => {
  await api.deps.db.sql.query('delete from second_factors where user_id = $1', [staff.ta.id]);
  const as = (await signIn(staff.ta.loginId, { 'user-agent': windows })).as;
  const headers = { 'user-agent': windows };
  expect((await api.send('PUT', '/auth/security-settings', { as, headers, body: {} })).status).toBe(403);
  await api.call('PUT', `/students/${students.doyun.id}/toggle-status`, { as, headers, body: { isActive: false } });
  const kept = await api.deps.db.sql.query(
    `select kind, user_id, ip, user_agent, facts from security_events where actor_id = $1 order by id desc limit 2`,
    [staff.ta.id],
  );
  expect(kept).toMatchObject([
    { kind: 'ACCOUNT_CLOSED', user_id: students.doyun.id, ip: '192.0.2.1', user_agent: windows },
    { kind: 'ACCESS_REFUSED', user_id: staff.ta.id, facts: { operationId: 'changeSecuritySettings' } },
  ]);
});

it('shows a student their own sign-ins, and nobody else’s', async () => {
  const { token } = await api.signIn(students.seoyeon.loginId);
  const { status, body } = await api.call('GET', '/auth/account/sessions', { as: { token } });
  expect(status).toBe(200);
  expect(body.sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
  const other = await api.signIn(students.geonu.loginId);
  const theirs = await api.call('GET', '/auth/account/sessions', { as: { token: other.token } });
  const ids = body.sessions.map(({ id }: { id: string }) => id);
  expect(theirs.body.sessions.some(({ id }: { id: string }) => ids.includes(id))).toBe(false);
});
