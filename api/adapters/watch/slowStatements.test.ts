import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { staff } from '#mocks/cast.ts';
import { createApp, type App } from '../../app.ts';
import { createLog } from '../../ports/log.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { openDemoWorld } from '../../testing/world.node.ts';
import { openWatch } from './index.node.ts';

const logged: Record<string, unknown>[] = [];
const log = createLog((line) => logged.push(JSON.parse(line) as Record<string, unknown>));

let api: TestApi;
let app: App;
/** Everything is slow that takes a millisecond. */
const settings = { slowStatementMs: 1, metricsToken: null, tracesUrl: null };
beforeAll(async () => {
  // With an engine that nobody has asked before.
  api = await startApi({}, await openDemoWorld());
  const { watch } = await openWatch(settings, { ...api.deps, log, version: '1' });
  app = createApp({ ...api.deps, log, watch });
});
afterAll(async () => {
  app.close();
  await api.close();
});

const slow = () => logged.filter(({ event }) => event === 'slow-statement');

it('logs a slow statement with the request and document that asked it, and no value', async () => {
  const { token } = await api.signIn(staff.admin.loginId);
  const query = 'query Terms { users(where: {loginId: {_eq: "hong-gildong"}}) { id } }';
  await app.fetch(
    new Request('http://academy.test/api/gql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ operationName: 'Terms', query }),
    }),
  );
  const request = logged.find(({ event }) => event === 'request');
  const found = slow().find(({ document }) => document === 'Terms');
  expect(found).toMatchObject({ level: 'warn', request: '/api/gql', requestId: request?.requestId });
  expect(found?.statement).toMatch(/^(select|with)( \w+)?$/);
  expect(found?.ms).toBeGreaterThanOrEqual(1);
  expect(JSON.stringify(logged)).not.toContain('hong-gildong');
});

it('names a job, also where a request woke it', async () => {
  const { watch } = await openWatch({ ...settings }, { ...api.deps, log, version: '1' });
  await watch.during({ kind: 'request', name: 'wakeUp' }, () =>
    watch.during({ kind: 'job', name: 'sms' }, () =>
      sql`select count(*) from generate_series(1, 200000)`.execute(api.deps.db.kysely),
    ),
  );
  expect(slow().at(-1)).toMatchObject({ job: 'sms', statement: 'select generate_series' });
  expect(slow().at(-1)).not.toHaveProperty('request');
});

it('says nothing of fast ones', async () => {
  const before = slow().length;
  const { watch } = await openWatch({ ...settings, slowStatementMs: 60_000 }, { ...api.deps, log, version: '1' });
  await watch.during({ kind: 'job', name: 'sms' }, () => sql`select 1`.execute(api.deps.db.kysely));
  expect(slow()).toHaveLength(before);
});
