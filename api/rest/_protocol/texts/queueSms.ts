import { someNames } from '#ui-kit/format/names/someNames.ts';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { measureText } from '#ui-kit/format/text/eucKr.ts';
import { invalid, Problem } from '../../../http/problem.ts';
import type { Sms as SmsPort } from '../../../ports/sms.ts';

/** A text to students, or to their parents. */
export interface Sms {
  /** Idempotency key: a retry with the same key queues nothing twice. */
  sendKey: string;
  body: string;
  /** @default 'STUDENT' */
  addressee?: 'STUDENT' | 'PARENT';
  to: readonly {
    studentId: string;
    name: string;
    phone: string;
    /** @default the message's */
    addressee?: 'STUDENT' | 'PARENT';
    /** The text of this recipient, where `body` has variables. @default the body */
    body?: string;
    /** What fills the variables of an 알림톡. @default none */
    variables?: Record<string, string>;
  }[];
  /** When it may go out. */
  at: Date;
  /** May go out between 21:00 and 08:00. @default false */
  isQuietConfirmed?: boolean;
  /** Goes only to those who allow it. @default false */
  isAdvertisement?: boolean;
  /** Whom it was written for, so that it can be changed while it waits. @default null */
  audience?: object;
  /** The template its words are those of. @default none */
  template?: TextTemplate | undefined;
  /** The picture it goes with, as MMS. @default none */
  pictureId?: string | undefined;
}

/** A template that a text is made of, and the Kakao template that it goes by first. */
export interface TextTemplate {
  id: string;
  kakaoTemplateId: string | null;
}

/** Longest 알림톡, in letters. */
const ALIMTALK_LENGTH = 1000;

/** The Kakao template these texts go by: none where the academy has no channel, or one of them is too long. */
export function kakaoFor(
  { sendsAlimtalk }: Pick<SmsPort, 'sendsAlimtalk'>,
  kakaoTemplateId: string | null,
  texts: readonly string[],
): string | null {
  return sendsAlimtalk && texts.every((text) => [...text].length <= ALIMTALK_LENGTH) ? kakaoTemplateId : null;
}

/** Those with a known number. */
export function reachable<P extends { phone: string | null }>(people: readonly P[]): (P & { phone: string })[] {
  return people.flatMap((person) => (person.phone === null ? [] : [{ ...person, phone: person.phone }]));
}

/** A typed text in the form it is stored in; throws 400 for characters that a text message cannot carry. */
export function readSmsBody(typed: string, field = 'body'): string {
  const text = typed.trim().normalize('NFC');
  const { unsendable } = measureText(text);
  if (unsendable.length > 0) {
    throw invalid([{ field, message: `문자로 보낼 수 없는 글자가 있습니다: ${unsendable.join(' ')}` }]);
  }
  return text;
}

/** Throws 422 when a text, filled for somebody, has characters that a text message cannot carry: their names may have them. */
export function mustBeCarried(texts: readonly { name: string; body: string }[], field = 'body'): void {
  const broken = texts.flatMap(({ name, body }) => {
    const { unsendable } = measureText(body);
    return unsendable.length > 0 ? [`${name}(${unsendable.join(' ')})`] : [];
  });
  if (broken.length === 0) return;
  const message = `변수를 채우면 문자로 보낼 수 없는 글자가 들어갑니다: ${someNames(broken)}.`;
  throw new Problem(422, 'unsendable', message, { errors: [{ field, message }] });
}

/** The number of recipients of the message with this key, when it was queued before. */
export async function queuedBefore(trx: Transaction<Tables>, sendKey: string): Promise<number | undefined> {
  const known = await trx
    .selectFrom('sms_messages as message')
    .select(({ selectFrom, fn }) => [
      selectFrom('sms_recipients')
        .select(fn.countAll<number>().as('queued'))
        .whereRef('message_id', '=', 'message.id')
        .as('queued'),
    ])
    .where('send_key', '=', sendKey)
    .executeTakeFirst();
  return known && Number(known.queued);
}

/** Everything whose length decides the price class of a message. */
export const textsOf = (body: string, to: Sms['to']): string[] => [body, ...to.flatMap((person) => person.body ?? [])];

/** MMS with a picture; 알림톡 where it goes by a Kakao template; SMS where all of the texts fit, and else LMS. */
export const channelOf = (texts: readonly string[], { template, pictureId }: Pick<Sms, 'template' | 'pictureId'>) =>
  sql<
    'SMS' | 'LMS' | 'MMS' | 'ALIMTALK'
  >`case when ${pictureId !== undefined} then 'MMS' when ${template?.kakaoTemplateId != null} then 'ALIMTALK'
    when (select bool_and(fits_sms_channel('SMS', text))
    from json_array_elements_text(${JSON.stringify(texts)}::json) as text) then 'SMS' else 'LMS' end`;

/**
 * Puts one text and its recipients into the outbox, as SMS where it fits and else as LMS. A number that two of them
 * share, as siblings do, gets it once.
 * @returns the message and the count of its numbers
 */
export async function queueSms(
  trx: Transaction<Tables>,
  {
    sendKey,
    body,
    addressee = 'STUDENT',
    to,
    at,
    isQuietConfirmed = false,
    isAdvertisement = false,
    audience,
    template,
    pictureId,
  }: Sms,
): Promise<{ id: string; queued: number }> {
  const texts = textsOf(body, to);
  const { id, channel } = await trx
    .insertInto('sms_messages')
    .values({
      send_key: sendKey,
      channel: channelOf(texts, { template, pictureId }),
      kakao_template_id: template?.kakaoTemplateId,
      template_id: template?.id,
      picture_id: pictureId,
      body,
      scheduled_at: at,
      quiet_hours_confirmed: isQuietConfirmed,
      is_advertisement: isAdvertisement,
      audience: audience === undefined ? null : JSON.stringify(audience),
    })
    .returning(['id', 'channel'])
    .executeTakeFirstOrThrow();
  return { id, queued: await addRecipients(trx, { id, channel, body, addressee, to }) };
}

/** Puts the recipients of a message into the outbox, each number once; answers how many. */
export async function addRecipients(
  trx: Transaction<Tables>,
  {
    id,
    channel,
    body,
    addressee = 'STUDENT',
    to,
  }: Pick<Sms, 'body' | 'addressee' | 'to'> & { id: string; channel: string },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into sms_recipients (message_id, channel, student_id, addressee, name, phone, body, variables)
    select ${id}, ${channel}, "studentId", coalesce(person.addressee, ${addressee}), name, phone, coalesce(person.body, ${body}), variables
    from json_to_recordset(${JSON.stringify(to)}::json) as person ("studentId" uuid, name text, phone text, addressee text, body text, variables jsonb)
    on conflict on constraint sms_recipients_phone_key do nothing`.execute(trx);
  return Number(numAffectedRows);
}
