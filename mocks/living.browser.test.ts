// @module-tag whole
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createParser } from 'eventsource-parser';
import { systemClock } from '#api/ports/clock.ts';
import { demoPassword, lectures, staff, students } from './cast.ts';
import { startLiving } from './living.ts';

// The first call and a reset wait for the database: minutes where the machine is busy.
const patience = 180_000;
vi.setConfig({ testTimeout: patience });

beforeAll(async () => {
  await startLiving();
  expect((await call('GET', '/version.json')).status).toBe(200);
}, patience);

test('the refresh cookie stays out of the page and works until the sign-out', async () => {
  const { accessToken } = await signIn(staff.admin.loginId);
  expect(document.cookie).not.toContain('refresh');
  const renewed = await call('POST', '/api/auth/refresh');
  expect(renewed.status).toBe(200);
  expect(await renewed.json()).toMatchObject({ userId: staff.admin.id });

  expect((await call('POST', '/api/auth/logout', { token: accessToken })).status).toBe(204);
  expect((await call('POST', '/api/auth/refresh')).status).toBe(401);
});

test('the demo world is there, and a reset restores it', async () => {
  const { accessToken: token } = await signIn(staff.admin.loginId);
  const id = lectures.calculusB.id;
  const query = `{ lectures_by_pk(id: "${id}") { name status } }`;
  expect((await call('PUT', `/api/lectures/${id}/disable`, { token, body: { version: 1 } })).status).toBe(200);
  expect(await gql(token, query)).toEqual({ data: { lectures_by_pk: { name: '미적분 B', status: 'DISABLED' } } });

  await call('DELETE', '/mock/data');
  const { accessToken } = await signIn(staff.admin.loginId);
  expect(await gql(accessToken, query)).toEqual({ data: { lectures_by_pk: { name: '미적분 B', status: 'ACTIVE' } } });
});

test('a change in one tab reaches the event stream of another', async () => {
  const { accessToken: admin } = await signIn(staff.admin.loginId);
  const { accessToken: ta } = await signIn(staff.ta.loginId);
  const stop = new AbortController();
  const stream = await fetch('/api/realtime', { headers: { authorization: `Bearer ${ta}` }, signal: stop.signal });
  const events = readEvents(stream.body!);
  expect(await events.next()).toMatchObject({ value: { event: 'ready' } });

  await gql(admin, 'mutation { insert_wordDecks_one(object: { title: "새 단어장" }) { id } }');
  // Beside what the academy does by itself, like sending texts; the test's time limit ends the wait.
  let heard = await events.next();
  while (!heard.done && !heard.value.data.includes('wordDecks')) heard = await events.next();
  expect(heard.value).toMatchObject({ event: 'refresh' });
  stop.abort();
});

test('texts are kept instead of sent', async () => {
  const body = { loginId: students.minsu.loginId, phone: '010-5550-1007' };
  expect((await call('POST', '/api/auth/find-password', { body })).status).toBe(204);
  const outbox = async () => (await call('GET', '/mock/outbox')).json() as Promise<unknown>;
  // Beside the texts about tomorrow's bookings.
  await expect
    .poll(outbox)
    .toContainEqual({ to: '+821055501007', text: expect.stringContaining(`${location.origin}/link/`) });
});

test('the page says that it is no real server', () => {
  expect(document.body.textContent).toContain('모의 서버');
});

describe('the panel', () => {
  const panel = () => document.querySelector<HTMLDetailsElement>('details')!;
  const control = (label: string) =>
    [...panel().querySelectorAll('label')]
      .find(({ textContent }) => textContent.startsWith(label))
      ?.querySelector('select');
  const press = (text: string) =>
    [...panel().querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click();
  const choose = (label: string, value: string) => {
    const select = control(label)!;
    select.value = value;
    select.dispatchEvent(new Event('change'));
  };
  const credentials = { loginId: staff.ta.loginId, password: demoPassword };
  const login = () => call('POST', '/api/auth/login', { body: credentials });

  beforeAll(async () => {
    await signIn(staff.admin.loginId);
    panel().open = true;
    await vi.waitUntil(() => control('실패할 요청'));
  });

  test('lets a call fail that was made, and no other', async () => {
    choose('실패할 요청', 'login');
    const refused = await login();
    expect(refused.status).toBe(500);
    expect(await refused.json()).toMatchObject({ code: 'unexpected' });
    expect((await call('POST', '/api/auth/refresh')).status).toBe(200);
    choose('실패할 요청', '');
    expect((await login()).status).toBe(200);
  });

  test('cuts the network of this tab', async () => {
    choose('네트워크', 'lost');
    await expect(login()).rejects.toThrow();
    choose('네트워크', 'fast');
    expect((await login()).status).toBe(200);
  });

  test('moves and stops the time of the page, the api and the database; a reset gives the machine’s back', async () => {
    const tomorrow = systemClock.now().getTime() + 86_400_000;
    press('+1일');
    await expect.poll(() => systemClock.now().getTime(), { timeout: patience }).toBeGreaterThanOrEqual(tomorrow);
    const { accessToken } = await signIn(staff.ta.loginId);
    const { iat } = JSON.parse(atob(accessToken.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as {
      iat: number;
    };
    expect(iat * 1000).toBeGreaterThan(tomorrow - 60_000);
    press('멈춤');
    const time = async () => (await (await call('GET', '/mock/clock')).json()) as { now: number; stopped: boolean };
    await expect.poll(async () => (await time()).stopped, { timeout: patience }).toBe(true);
    expect(await time()).toEqual(await time());
    await call('DELETE', '/mock/data');
    const reset = await time();
    expect(reset.stopped).toBe(false);
    expect(reset.now).toBeLessThan(tomorrow - 3_600_000);
  });
});

function call(method: string, path: string, { token, body }: { token?: string; body?: object } = {}) {
  return fetch(path, {
    method,
    headers: {
      // oxlint-disable-next-line house/no-conditional-spread -- a header is never undefined
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body ? JSON.stringify(body) : undefined,
  });
}

async function signIn(loginId: string): Promise<{ accessToken: string }> {
  const answer = await call('POST', '/api/auth/login', { body: { loginId, password: demoPassword } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { accessToken: string };
}

async function gql(token: string, query: string): Promise<unknown> {
  return (await call('POST', '/api/gql', { token, body: { query } })).json();
}

async function* readEvents(body: ReadableStream<Uint8Array>) {
  const found: { event: string | undefined; data: string }[] = [];
  const parser = createParser({ onEvent: ({ event, data }) => found.push({ event, data }) });
  for await (const chunk of body) {
    parser.feed(new TextDecoder().decode(chunk));
    yield* found.splice(0);
  }
}
