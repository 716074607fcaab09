import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../../http/problem.ts';

/** Locks a message: its recipients first, as those who send do. Throws 404 when it is not there. */
export async function lockSms(trx: Transaction<Tables>, id: string) {
  await sql`select from sms_recipients where message_id = ${id}::uuid order by id for update`.execute(trx);
  const message = await trx
    .selectFrom('sms_messages')
    .select([
      'id',
      'body',
      'scheduled_at',
      'is_advertisement',
      'quiet_hours_confirmed',
      'audience',
      'template_id',
      'picture_id',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (message === undefined) throw notFound('문자');
  return message;
}
