// @module-tag whole
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { createLog } from '../../ports/log.ts';
import { openNative } from '../../testing/servers/native.node.ts';
import { openPostgres } from '../postgres.node.ts';
import { createWatch, namesOf } from './watch.node.ts';

const native = await openNative();
const db =
  native.url === undefined
    ? undefined
    : openPostgres(
        native.url,
        createLog(() => undefined, 'silent'),
      );
afterAll(async () => {
  await db?.close();
  await native.close();
});

it.skipIf(!db)('says how many connections are used, idle and waited for', async () => {
  const { kysely, connections } = db!;
  const asked = Array.from({ length: 13 }, () => sql`select pg_sleep(1)`.execute(kysely));
  await expect.poll(connections).toContainEqual({ pool: 'writes', used: 10, idle: 0, waiting: 3 });
  await Promise.all(asked);
  expect(connections()).toContainEqual({ pool: 'writes', used: 0, idle: 10, waiting: 0 });
});

it.skipIf(!db)('knows whose statement it is on connections that many share', async () => {
  const heard: string[] = [];
  const watch = createWatch(db!, () => new Set(), [
    {
      statement: ({ label, failed }, inside) =>
        heard.push(`${namesOf(inside).request ?? '-'}: ${label}${failed ? ' failed' : ''}`),
    },
  ]);
  const ask = (name: string) =>
    watch.during({ kind: 'request', name }, async () => {
      await db!.kysely.transaction().execute((trx) => sql`select from pg_class where relname = ${name}`.execute(trx));
      await db!.sql.query('select from pg_namespace where nspname = $1', [name]);
      await sql`select 1 / 0 from pg_type`.execute(db!.kysely).catch(() => undefined);
    });
  const names = Array.from({ length: 20 }, (_, at) => `request${at}`);
  await Promise.all(names.map(ask));
  for (const name of names) {
    expect(heard.filter((line) => line.startsWith(`${name}: `) && !/: (begin|commit)$/.test(line))).toEqual([
      `${name}: select pg_class`,
      `${name}: select pg_namespace`,
      `${name}: select pg_type failed`,
    ]);
  }
});
