import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staff, students } from '#mocks/cast.ts';
import { operations } from '#openapi/generated/operations.ts';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { createApp, type App } from '../../app.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { openWatch, type Watching } from './index.node.ts';

const token = 'a-token-of-prometheus';
const authorization = `Bearer ${token}`;

let api: TestApi;
let watching: Watching;
let app: App;
beforeAll(async () => {
  api = await startApi();
  const settings = { slowStatementMs: 500, metricsToken: token, tracesUrl: null };
  watching = await openWatch(settings, { ...api.deps, version: '1' });
  app = createApp({ ...api.deps, watch: watching.watch, metrics: watching.metrics });
});
afterAll(async () => {
  app.close();
  await watching.close();
  await api.close();
});

const ask = (path: string, init: RequestInit = {}) => app.fetch(new Request(`http://academy.test${path}`, init));

async function figures(): Promise<string> {
  const answer = await ask('/metrics', { headers: { authorization } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  return answer.text();
}

/** The value of a line, by its name with its labels in the order they are written. */
const valueOf = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );

describe('/metrics is closed', () => {
  it.each([
    ['no token', {}],
    ['another token', { authorization: `Bearer ${token}x` }],
    ['the token in another scheme', { authorization: token }],
  ])('to %s', async (_, headers: Record<string, string>) => {
    const answer = await ask('/metrics', { headers });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'unauthenticated', detail: '로그인이 필요합니다.' });
  });

  it('to a manager, who has a token of another kind', async () => {
    expect((await ask('/metrics', { headers: { authorization: `Bearer ${await tokenOf()}` } })).status).toBe(401);
  });

  it('and not there where it is off', async () => {
    expect(
      (await api.app.fetch(new Request('http://academy.test/metrics', { headers: { authorization } }))).status,
    ).toBe(404);
  });
});

const tokenOf = async () => (await api.signIn(staff.admin.loginId)).token;

async function gql(operationName: string, query: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf()}` };
  return (await ask('/api/gql', { method: 'POST', headers, body: JSON.stringify({ operationName, query }) })).json();
}

it('counts requests by operation and class of status, documents by name', async () => {
  const id = '01970000-0000-7000-8000-000000000000';
  await ask(`/api${operations.deleteStudent.path.replace(/\{\w+\}/, id)}`, { method: 'POST' });
  await ask('/nothing/of/the/kind');
  expect(await gql('Terms', 'query Terms { terms(limit: 1) { id } }')).toMatchObject({ data: {} });
  await gql('Terms', 'query Terms { nothing }');
  await gql('hong_gildong', 'query hong_gildong { terms(limit: 1) { id } }');
  const text = await figures();
  expect(valueOf(text, 'academy_requests_total{operation="deleteStudent",status="4xx"}')).toBe(1);
  expect(valueOf(text, 'academy_requests_total{operation="unknown",status="4xx"}')).toBe(1);
  expect(valueOf(text, 'academy_requests_duration_seconds_count{operation="deleteStudent"}')).toBe(1);
  expect(valueOf(text, 'academy_graphql_total{document="Terms",outcome="done"}')).toBe(1);
  expect(valueOf(text, 'academy_graphql_total{document="Terms",outcome="refused"}')).toBe(1);
  expect(valueOf(text, 'academy_graphql_total{document="other",outcome="done"}')).toBe(1);
  expect(text).not.toContain('hong_gildong');
});

it('counts open event streams, and no longer those that ended', async () => {
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${await tokenOf()}` };
  const stream = await ask('/api/realtime', { headers, signal: leaving.signal });
  const reader = stream.body!.getReader();
  await reader.read();
  expect(valueOf(await figures(), 'academy_event_streams')).toBe(1);
  await reader.cancel();
  leaving.abort();
  await expect.poll(async () => valueOf(await figures(), 'academy_event_streams')).toBe(0);
});

it('tells what waits in each queue and for how long', async () => {
  const { kysely } = api.deps.db;
  const before = valueOf(await figures(), 'academy_queue_waiting{queue="omr-scans"}');
  const { id } = await kysely.selectFrom('exams').select('id').limit(1).executeTakeFirstOrThrow();
  await kysely
    .insertInto('omr_scans')
    .values({ exam_id: id, file_name: 'scan.pdf', created_at: inMinutes(-1.5) })
    .execute();
  const text = await figures();
  expect(valueOf(text, 'academy_queue_waiting{queue="omr-scans"}')).toBe(before + 1);
  expect(valueOf(text, 'academy_queue_oldest_seconds{queue="omr-scans"}')).toBeGreaterThanOrEqual(90);
  for (const queue of ['texts', 'notifications', 'pushes'])
    expect(valueOf(text, `academy_queue_waiting{queue="${queue}"}`)).toBeGreaterThanOrEqual(0);
  expect(valueOf(text, 'academy_notify_queue_used_ratio')).toBeGreaterThanOrEqual(0);
});

it('counts runs of jobs, and those that failed', async () => {
  const run = (work: () => Promise<void>) => watching.watch.during({ kind: 'job', name: 'tidy-up' }, work);
  await run(async () => undefined);
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const text = await figures();
  expect(valueOf(text, 'academy_job_runs_total{job="tidy-up",outcome="done"}')).toBe(1);
  expect(valueOf(text, 'academy_job_runs_total{job="tidy-up",outcome="failed"}')).toBe(1);
});

it('tells of the process, and of nobody', async () => {
  await ask('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: staff.admin.loginId, password: 'wrong password' }),
  });
  const text = await figures();
  for (const name of ['process_cpu_seconds_total', 'process_resident_memory_bytes', 'nodejs_heap_size_used_bytes'])
    expect(valueOf(text, name)).toBeGreaterThan(0);
  for (const { loginId, name } of [...Object.values(staff), ...Object.values(students)]) {
    expect(text).not.toContain(loginId);
    expect(text).not.toContain(name);
  }
  // No ids, no Korean, no address.
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|\p{Script=Hangul}|192\.0\.2/u);
});
