// @module-tag whole
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#engine';
import { startNativePostgres, type NativeServer } from '#hasura/engine/testing/nativePostgres.node.ts';
import { createLog } from '../../ports/log.ts';
import { DatabaseAway, type Database } from '../../ports/database.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { readProjectFiles, readSeed } from '../projectFiles.node.ts';
import { openPostgres } from '../postgres.node.ts';

// A server of its own, since it is stopped and started.
const server = await startNativePostgres().catch((error: unknown) => String(error));
const silent = createLog(() => undefined, 'silent');

describe.skipIf(typeof server === 'string')(
  `a PostgreSQL server that restarts ${typeof server === 'string' ? server : ''}`,
  () => {
    const native = server as NativeServer;
    let db: Database;
    let api: TestApi;
    beforeAll(async () => {
      db = openPostgres(native.url, silent);
      await migrate(db.sql, readProjectFiles());
      await db.sql.exec(readSeed('demo'));
      api = await startApi({}, db);
    });
    afterAll(async () => {
      await api?.close();
      await native.stop();
    });

    it('is survived: requests meanwhile answer 503 with Retry-After, and none is a fault', async () => {
      const ask = () =>
        Promise.all([
          api.gql('{ lectures { id } }', { as: 'ta' }),
          api.call('POST', '/realtime/refresh/tags/x', { as: 'ta' }),
          api.send('POST', '/students/batch-change-password', { as: 'ta', body: {} }),
        ]);
      // Signed in, but GraphQL was not asked yet: its first use falls into the restart.
      await api.send('GET', '/sp/none', { as: 'ta' });
      // One connection is in use by a statement, one by a transaction between two statements.
      const running = db.sql.query('select pg_sleep(20)');
      const begun = Promise.withResolvers<void>();
      const restarted = Promise.withResolvers<void>();
      const between = db.kysely.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        begun.resolve();
        await restarted.promise;
        await sql`select 1`.execute(trx);
      });
      const lost = Promise.all([
        expect(running).rejects.toBeInstanceOf(DatabaseAway),
        expect(between).rejects.toBeInstanceOf(DatabaseAway),
      ]);
      await begun.promise;
      const halting = native.halt();
      const during = (await Promise.all([ask(), ask()])).flat();
      await halting;
      during.push(...(await ask()), ...(await ask()));
      await native.resume();
      restarted.resolve();
      await lost;

      const away = during.filter(({ status }) => status === 503);
      expect(away.length).toBeGreaterThanOrEqual(6);
      for (const { headers, body } of away) {
        expect(headers.get('retry-after')).toMatch(/^\d+$/);
        expect(body.code).toBe('database-unreachable');
      }
      expect(during.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
      expect(api.logged.filter((line) => /"(fault|graphql-fault|graphql-hidden)"/.test(line))).toEqual([]);
      await expect
        .poll(async () => (await ask()).map(({ status }) => status), { timeout: 10_000 })
        .toEqual([200, 204, 400]);
    });
  },
);
