import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Addressee, Unread } from './unread.ts';

interface Sending {
  announcementId: string;
  sendKey: string;
  addressee: Addressee;
  to: readonly Unread[];
  isQuietConfirmed: boolean;
  at: Date;
}

/** Puts one text into the outbox, and everybody it goes to. A number that two of them share gets it once. */
export async function queueMessage(trx: Transaction<Tables>, sending: Sending): Promise<string> {
  const body = await textOf(trx, sending.announcementId);
  const { rows } = await sql<{ fits: boolean }>`select fits_sms_channel('SMS', ${body}) as fits`.execute(trx);
  const message = await trx
    .insertInto('sms_messages')
    .values({
      send_key: sending.sendKey,
      channel: rows[0]?.fits ? 'SMS' : 'LMS',
      body,
      scheduled_at: sending.at,
      quiet_hours_confirmed: sending.isQuietConfirmed,
    })
    .returning(['id', 'channel'])
    .executeTakeFirstOrThrow();
  await sql`
    insert into sms_recipients (message_id, channel, student_id, addressee, name, phone, body)
    select ${message.id}, ${message.channel}, "studentId", ${sending.addressee}, name, phone, ${body}
    from json_to_recordset(${JSON.stringify(sending.to)}::json) as person ("studentId" uuid, name text, phone text)
    on conflict on constraint sms_recipients_phone_key do nothing`.execute(trx);
  return message.id;
}

async function textOf(trx: Transaction<Tables>, announcementId: string): Promise<string> {
  const { lecture, number, name, title } = await trx
    .selectFrom('announcements')
    .innerJoin('weekly_lectures as week', 'week.id', 'announcements.weekly_lecture_id')
    .innerJoin('lectures', 'lectures.id', 'week.lecture_id')
    .select(['lectures.name as lecture', 'week.week_number as number', 'week.special_name as name', 'title'])
    .where('announcements.id', '=', announcementId)
    .executeTakeFirstOrThrow();
  return `[공지] ${lecture} ${name ?? `${number}주차`}\n${title}\n학생 페이지에서 읽어 주세요.`;
}
