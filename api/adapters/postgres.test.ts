import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { systemClock } from '../ports/clock.ts';
import { actInTransaction, announce } from '../rest/_protocol/transaction.ts';
import { startApi, type TestApi } from '../testing/api.ts';

// Only a server can lose connections; PGlite has one in this process.
describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('a PostgreSQL server', () => {
  let api: TestApi;
  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.close());

  it('listens again after the connection was lost, and tells listeners that events may be missing', async () => {
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

  it('notifies of committed transactions, and not of failed ones', async () => {
    const heard: string[] = [];
    const close = await api.deps.events.subscribe(
      ({ roots }) => heard.push(...roots),
      () => undefined,
    );
    const author = { actor: { role: 'ta' as const, userId: staff.ta.id }, requestId: 'request' };
    const act = (root: string, isWrong: boolean) =>
      actInTransaction(api.deps.db, author, async (trx) => {
        const { rows } = await sql<{ id: string }>`select session_user_id() as id`.execute(trx);
        await announce(trx, [root], systemClock.now());
        if (isWrong) await sql`select 1 / 0`.execute(trx);
        return rows[0]?.id;
      });
    await expect(act('wrong', true)).rejects.toMatchObject({ code: '22012' });
    await expect(act('right', false)).resolves.toBe(staff.ta.id);
    await expect.poll(() => heard).toEqual(['right']);
    close();
  });

  it('runs requests in parallel', async () => {
    const calls = Array.from({ length: 30 }, () => api.gql('{ lectures { id enrollments { id } } }', { as: 'ta' }));
    const statuses = (await Promise.all(calls)).map(({ body }) => body.data.lectures.length);
    expect(new Set(statuses)).toEqual(new Set([3]));
  });
});
