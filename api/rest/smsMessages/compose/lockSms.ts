import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { lockRow } from '../../_protocol/rows.ts';

/** Locks a message: its recipients first, as those who send do. Throws 404 when it is not there. */
export async function lockSms(trx: Transaction<Tables>, id: string) {
  await sql`select from sms_recipients where message_id = ${id}::uuid order by id for update`.execute(trx);
  return lockRow(trx, 'sms_messages', id);
}
