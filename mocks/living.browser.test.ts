import { beforeAll, expect, test } from 'vitest';
import { createParser } from 'eventsource-parser';
import { demoPassword, lectures, staff, students } from './cast.ts';
import { startLiving } from './living.ts';

// The first call waits for the database: a minute where the machine is busy.
const patience = 60_000;

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

test('the demo world is there, and a reset restores it', { timeout: patience }, async () => {
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

function call(method: string, path: string, { token, body }: { token?: string; body?: object } = {}) {
  return fetch(path, {
    method,
    headers: {
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
