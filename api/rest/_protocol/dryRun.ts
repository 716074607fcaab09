import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { sha256 } from '../../security/digest.ts';

/** A preview: does the real write in a savepoint, so that it refuses what the write would refuse, and rolls it back. */
export async function dryRun<T>(trx: Transaction<Tables>, act: () => Promise<T>): Promise<T> {
  await sql`savepoint preview`.execute(trx);
  const outcome = await act();
  // Deferred constraints would only fail at the commit, which never comes.
  await sql`set constraints all immediate`.execute(trx);
  await sql`rollback to savepoint preview`.execute(trx);
  return outcome;
}

/** Names the outcome of a preview: a write with another one is refused. */
export const fingerprint = (outcome: unknown): Promise<string> => sha256(JSON.stringify(outcome));
