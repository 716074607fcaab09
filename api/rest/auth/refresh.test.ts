import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestAnswer, type TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const browser = { 'user-agent': 'Chrome on the desk' };
const phone = { 'user-agent': 'Safari on a phone' };

const refresh = (cookie: string, headers: Record<string, string> = browser) =>
  api.call('POST', '/auth/refresh', { headers: { ...headers, ...(cookie && { cookie }) } });
const cookieOf = ({ headers }: TestAnswer) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
const signIn = async () => {
  const body = { loginId: 'admin', password: 'academy-demo' };
  const answer = await api.call('POST', '/auth/login', { body, headers: browser });
  return { token: answer.body.accessToken as string, cookie: cookieOf(answer) };
};
const whoAmI = (token: string) => api.gql('{ users(limit: 1) { id } }', { as: { token } });

describe('refresh', () => {
  it('answers 401 and clears the cookie without a token or with a forged one', async () => {
    const { cookie } = await signIn();
    for (const forged of [
      '',
      'refresh_token=nonsense',
      cookie.slice(0, -3) + 'AAA',
      cookie.replace(/=[0-9a-f]{8}/, '=00000000'),
    ]) {
      const answer = await refresh(forged);
      expect([answer.status, answer.body.code]).toEqual([401, 'session-ended']);
      expect(answer.headers.getSetCookie()[0]).toContain('refresh_token=; Max-Age=0');
    }
  });

  it('refuses a page of another site', async () => {
    const { cookie } = await signIn();
    const { status } = await refresh(cookie, { ...browser, origin: 'https://evil.example' });
    expect(status).toBe(403);
    expect((await refresh(cookie, { ...browser, origin: 'http://academy.test' })).status).toBe(200);
  });

  it('rotates: each answer carries the next token', async () => {
    const { cookie } = await signIn();
    const first = await refresh(cookie);
    const second = await refresh(cookieOf(first));
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(new Set([cookie, cookieOf(first), cookieOf(second)]).size).toBe(3);
    expect((await whoAmI(second.body.accessToken)).body.data.users).toHaveLength(1);
  });

  it('works with an expired access token', async () => {
    const { token, cookie } = await signIn();
    api.wait(901);
    expect((await refresh(cookie, { ...browser, authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('answers twenty parallel requests of one browser with the same next token', async () => {
    const { cookie } = await signIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(cookie)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(cookieOf)).size).toBe(1);
  });

  it('gives the same answer again within 30 seconds, even after the next token was used', async () => {
    const { cookie } = await signIn();
    const first = cookieOf(await refresh(cookie));
    await refresh(first);
    api.wait(25);
    expect(cookieOf(await refresh(cookie))).toBe(first);
  });

  it('ends the whole family when an old token is reused later, and records it in the audit log', async () => {
    const { cookie } = await signIn();
    const next = await refresh(cookie);
    api.wait(31);
    const replay = await refresh(cookie);
    expect([replay.status, replay.body.code]).toEqual([401, 'session-ended']);
    expect((await refresh(cookieOf(next))).status).toBe(401);
    expect((await whoAmI(next.body.accessToken)).status).toBe(401);
    const line = await api.deps.db.kysely
      .selectFrom('audit_log')
      .select('after')
      .where('request_id', '=', replay.body.requestId)
      .executeTakeFirstOrThrow();
    expect(line.after).toMatchObject({ event: 'refresh-token-replayed' });
  });

  it('ends the whole family when another browser uses an old token at once', async () => {
    const { cookie } = await signIn();
    const next = cookieOf(await refresh(cookie));
    expect((await refresh(cookie, phone)).status).toBe(401);
    expect((await refresh(next)).status).toBe(401);
  });

  it('leaves other sign-ins of the same person alone', async () => {
    const [lost, kept] = [await signIn(), await signIn()];
    await refresh(lost.cookie);
    expect((await refresh(lost.cookie, phone)).status).toBe(401);
    expect((await refresh(kept.cookie)).status).toBe(200);
  });

  it('ends for staff after twelve hours without a visit', async () => {
    const { cookie } = await signIn();
    api.wait(11 * 3600);
    const next = await refresh(cookie);
    expect(next.status).toBe(200);
    api.wait(12 * 3600 + 1);
    expect((await refresh(cookieOf(next))).status).toBe(401);
  });

  it('ends for everybody 30 days after it began, however often they came', async () => {
    const body = { loginId: '20260001', password: 'academy-demo' };
    let cookie = cookieOf(await api.call('POST', '/auth/login', { body, headers: browser }));
    for (let day = 0; day < 29; day++) {
      api.wait(86_400);
      const answer = await refresh(cookie);
      expect(answer.status).toBe(200);
      cookie = cookieOf(answer);
    }
    api.wait(86_401);
    expect((await refresh(cookie)).status).toBe(401);
  });
});

describe('logout', () => {
  it('ends the refresh token and the access token at once', async () => {
    const { token, cookie } = await signIn();
    const answer = await api.call('POST', '/auth/logout', { as: { token } });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toContain('refresh_token=; Max-Age=0');
    expect((await whoAmI(token)).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
  });
});
