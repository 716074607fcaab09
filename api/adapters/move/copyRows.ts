import type { SqlClient } from '#engine';
import type { Loader } from '../../ports/database.ts';
import { StartError } from '../startError.ts';
import { readCounters, setCounters } from './counters.ts';
import { readRows } from './readRows.ts';
import { tableSums, tablesOf, unequal, type TableSum } from './tableSums.ts';

/** What migrations ran: of a place itself, and not carried over. */
export const ledger = 'hdb_catalog.schema_migrations';

/** A checksum that is another one than the source's: the names of the tables. */
export class UnequalTables extends Error {}

/**
 * Copies all rows and the counters of sequences between two databases of the same migrations, and compares every table. Both are
 * transactions: nobody writes to the source meanwhile, and of the target all or nothing stays.
 * @throws UnequalTables
 */
export async function copyRows(source: SqlClient, target: Loader): Promise<TableSum[]> {
  const tables = await tablesOf(source);
  await source.query(`lock table ${tables.join(', ')} in share mode`);
  const copied = tables.filter((name) => name !== ledger);
  await source.query(`set local timezone = 'UTC'`);
  await emptyTables(target, copied);
  for (const table of copied)
    for await (const { into, lines } of readRows(source, table)) await target.copy(into, [lines]);
  await setCounters(target, await readCounters(source));
  const sums = await tableSums(source);
  const different = unequal(sums, await tableSums(target)).filter((name) => name !== ledger);
  if (different.length > 0) throw new UnequalTables(different.join(', '));
  return sums;
}

/**
 * Prepares a transaction for rows from elsewhere: they come with what triggers once made of them, and in any order.
 * @throws StartError when we may not
 */
export async function emptyTables(target: SqlClient, tables: readonly string[]): Promise<void> {
  await target.query('set local session_replication_role = replica').catch(needsRights);
  await target.query(`set local timezone = 'UTC'`);
  await target.query(`truncate ${tables.join(', ')} cascade`);
}

function needsRights(error: unknown): never {
  if (!(error instanceof Error && error.message.includes('session_replication_role'))) throw error;
  throw new StartError(
    '그 데이터베이스에는 관리자(superuser)로 접속해야 합니다. 그 뒤에는 다른 사용자로 열 수 있습니다.',
  );
}
