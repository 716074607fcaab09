import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { refreshChannel } from '../ports/events.ts';

/** Tells every api process which GraphQL roots to read again, outside any transaction. */
export async function announceRoots({ db, clock }: Deps, roots: readonly string[]): Promise<void> {
  const event = JSON.stringify({ roots, at: clock.now().toISOString() });
  await sql`select pg_notify(${refreshChannel}, ${event})`.execute(db.kysely);
}
