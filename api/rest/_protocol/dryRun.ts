import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** Acts for real, so that it refuses what the real thing refuses, and takes back what that wrote: a preview. */
export async function dryRun<T>(trx: Transaction<Tables>, act: () => Promise<T>): Promise<T> {
  await sql`savepoint preview`.execute(trx);
  const outcome = await act();
  // What the commit would refuse is to be refused here.
  await sql`set constraints all immediate`.execute(trx);
  await sql`rollback to savepoint preview`.execute(trx);
  return outcome;
}
