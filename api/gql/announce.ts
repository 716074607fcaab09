import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { refreshChannel, type Presence } from '../ports/events.ts';

/** Notifies every api process which GraphQL roots changed, outside any transaction. */
export async function announceRoots(deps: Deps, roots: readonly string[]): Promise<void> {
  await tell(deps, { roots });
}

/** Notifies every api process who is viewing what. */
export async function announcePresence(deps: Deps, presence: Presence): Promise<void> {
  await tell(deps, { roots: [], presence });
}

async function tell({ db, clock }: Deps, said: object): Promise<void> {
  const event = JSON.stringify({ ...said, at: clock.now().toISOString() });
  await sql`select pg_notify(${refreshChannel}, ${event})`.execute(db.kysely);
}
