import { sql, type Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { sha256 } from './digest.ts';

/** What ends entrances; `entrance_ends()` of the database says which. Being inactive and deletion are told by the database itself. */
export type EndingEvent =
  | 'OWN_PASSWORD'
  | 'RESET_LINK'
  | 'MANAGER_RESET'
  | 'EVERYWHERE'
  | 'FACTOR_SET'
  | 'FACTOR_REMOVED'
  | 'FACTOR_RESET';

/** The browser that goes on where only those of others end. */
export interface Kept {
  family: string;
  /** Its number under the account; null where it has none. */
  device: string | null;
}

/** Ends all that lets a person, or each of some, in or past a step, as the table says of this event; felt at the next call. */
export async function endEntrances(
  trx: Kysely<Tables>,
  { userId, event, now, kept }: { userId: string | readonly string[]; event: EndingEvent; now: Date; kept?: Kept },
): Promise<void> {
  const device = kept?.device == null ? null : await sha256(kept.device);
  await sql`
    select end_entrances(person, ${event}, ${now}::timestamptz, ${kept?.family ?? null}::uuid, ${device}::text)
    from unnest(${[userId].flat()}::uuid[]) as person`.execute(trx);
}
