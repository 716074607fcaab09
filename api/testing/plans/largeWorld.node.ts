import { openMigrated } from '#hasura/testing/migrated.node.ts';
import { openPostgres } from '../../adapters/postgres.node.ts';
import type { Database } from '../../ports/database.ts';
import { createLog } from '../../ports/log.ts';
import { pretendLarge } from './pretend.ts';

const bigFrom = 10_000;

/**
 * The world of PLANS_DATABASE_URL, such as `npm run seed -- --size chain` creates; else the academy, with statistics of one a hundred times as
 * large. Pages are read as from an SSD, which docs/operations.md asks for.
 */
export async function openLargeWorld(): Promise<Database> {
  const url = process.env.PLANS_DATABASE_URL;
  if (url !== undefined)
    return openPostgres(
      url,
      createLog(() => undefined, 'silent'),
    );
  const { loadWorld } = await import('#mocks/world/load/loadWorld.ts');
  const { buildWorld } = await import('#mocks/world/model/buildWorld.ts');
  const academy = await openMigrated();
  await loadWorld(academy, buildWorld('academy'));
  // An old academy has five former students for each active one.
  await academy.sql.exec(`update users set is_active = false where type = 'STUDENT' and hashtext(id::text) % 6 <> 0`);
  await academy.sql.exec('vacuum analyze');
  await pretendLarge(academy.sql, 100);
  await academy.sql.exec('set random_page_cost = 1.1');
  return academy;
}

/** Tables that nobody may read from end to end. */
export async function bigTables({ sql }: Database): Promise<Set<string>> {
  const tables = await sql.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and reltuples > $1`,
    [String(bigFrom)],
  );
  return new Set(tables.map(({ name }) => name));
}
