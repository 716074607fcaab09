import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** Writes as the database lets an undo: states go back where people may not move them, and nothing goes back under a lock. */
export async function asUndo<T>(trx: Transaction<Tables>, write: () => Promise<T>): Promise<T> {
  await sql`select set_config('academy.undoing', 'on', true)`.execute(trx);
  // A write that fails rolls the transaction back, and the setting with it.
  const written = await write();
  await sql`select set_config('academy.undoing', '', true)`.execute(trx);
  return written;
}
