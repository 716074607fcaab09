import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';

// PGlite has one connection and loses none; this is about a server's.
describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('a PostgreSQL server', () => {
  let api: TestApi;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.close());

  it('is listened to again after the connection was lost, and listeners learn that they may have missed something', async () => {
    const heard: string[] = [];
    let missed = 0;
    await api.deps.events.subscribe(
      ({ roots }) => heard.push(...roots),
      () => missed++,
    );
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'academy-events' and datname = current_database()`.execute(api.deps.db.kysely);
    await expect.poll(() => missed, { timeout: 5000 }).toBe(1);
    await api.call('POST', '/realtime/refresh/tags/x', { as: 'ta' });
    await expect.poll(() => heard).toEqual(['tags']);
  });

  it('runs requests in parallel', async () => {
    const calls = Array.from({ length: 30 }, () => api.gql('{ lectures { id enrollments { id } } }', { as: 'ta' }));
    const statuses = (await Promise.all(calls)).map(({ body }) => body.data.lectures.length);
    expect(new Set(statuses)).toEqual(new Set([3]));
  });
});
