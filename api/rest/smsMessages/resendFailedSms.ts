import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import { useQuota } from '../../security/limits/quotas.ts';
import type { Handler } from '../_protocol/handler.ts';
import { queuedBefore } from '../_protocol/texts/queueSms.ts';
import { findRow } from '../_protocol/rows.ts';

/** Queues a message again, word for word, for those who did not get it. An 알림톡 that failed goes as a text. */
export const resendFailedSms: Handler<'resendFailedSms'> = async ({ trx, params, body, actor, now }) => {
  const { messageId } = params;
  await findRow(trx, 'sms_messages', messageId);
  const sendKey = `resend:${messageId}:${actor.userId}:${body.sendKey}`;
  const before = await queuedBefore(trx, sendKey);
  if (before !== undefined) return { queued: before, withoutPhone: 0 };
  const ids = await failedOf(trx, messageId);
  if (ids.length === 0) throw conflict('nothing-failed', '다시 보낼 사람이 없습니다.');
  await useQuota(trx, 'text', actor, now, ids.length);
  await sql`
    with message as (
      insert into sms_messages (send_key, channel, picture_id, title, body, template_id, scheduled_at, quiet_hours_confirmed, is_advertisement)
      select ${sendKey}, case when channel <> 'ALIMTALK' then channel when (
        select bool_and(fits_sms_channel('SMS', recipient.body)) from sms_recipients as recipient where recipient.id = any (${ids}::uuid[])) then 'SMS' else 'LMS' end, picture_id, title, body, template_id, ${now.toISOString()}::timestamptz, ${body.quietHoursConfirmed ?? false}, is_advertisement
      from sms_messages where id = ${messageId}::uuid returning id, channel)
    insert into sms_recipients (message_id, channel, student_id, addressee, name, phone, body)
    select message.id, message.channel, student_id, addressee, name, phone, recipient.body
    from message cross join sms_recipients as recipient where recipient.id = any (${ids}::uuid[]) order by recipient.id`.execute(
    trx,
  );
  return { queued: ids.length, withoutPhone: 0 };
};

/** Who did not get it, was not cancelled, may still be written to, and was not sent it again since. Locked, so that two who resend do not both. */
async function failedOf(trx: Transaction<Tables>, messageId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select recipient.id from sms_recipients as recipient join sms_messages as message on message.id = recipient.message_id
    where recipient.message_id = ${messageId}::uuid and recipient.status = 'FAILED' and recipient.failure_code not in ('CANCELLED', 'NO_CONSENT')
      and (not message.is_advertisement
        or has_consent(recipient.student_id, 'MARKETING', case recipient.addressee when 'PARENT' then 'GUARDIAN' else 'STUDENT' end))
      and not exists (
        select from sms_messages as again join sms_recipients as copy on copy.message_id = again.id
        where again.send_key like 'resend:' || ${messageId} || ':%' and copy.phone = recipient.phone and copy.status <> 'FAILED')
    order by recipient.id for update of message, recipient`.execute(trx);
  return rows.map(({ id }) => id);
}
