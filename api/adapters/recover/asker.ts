import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** Who recovers something at the machine. */
export interface Asker {
  /** As they say. */
  by: string;
  /** As the machine knows them. */
  osUser: string;
}

/** Names the asker to the audit log, and keeps an event with the facts. */
export async function keepRecovery(
  trx: Transaction<Tables>,
  kind: 'KEYS_REISSUED' | 'PUSH_RESTARTED',
  { by, osUser }: Asker,
  facts: Record<string, number>,
): Promise<void> {
  const request = JSON.stringify({ 'x-hasura-request-id': `recover by ${by} (${osUser})` });
  await sql`select set_config('hasura.user', ${request}, true)`.execute(trx);
  await trx
    .insertInto('security_events')
    .values({
      kind,
      user_id: null,
      session_id: null,
      ip: null,
      user_agent: null,
      facts: JSON.stringify({ by, osUser, ...facts }),
    })
    .execute();
}
