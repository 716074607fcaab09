import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import type { Handler } from '../handler.ts';
import { queueSms } from '../queueSms.ts';
import { announcementText } from './announcementText.ts';
import { findAnnouncement } from './findAnnouncement.ts';
import { unreadOf } from './unread.ts';

/** Queues a text to everybody of the week who has not read the announcement. */
export const resendAnnouncement: Handler<'resendAnnouncement'> = async ({ trx, params, body, now }) => {
  const { id, published_at } = await findAnnouncement(trx, params);
  if (published_at === null || published_at > now) {
    throw conflict('not-published', '아직 게시하지 않은 공지입니다. 게시한 뒤에 다시 알릴 수 있습니다.');
  }
  const unread = await unreadOf(trx, id, body.addressee);
  const to = unread.flatMap(({ phone, ...who }) => (phone === null ? [] : [{ ...who, phone }]));
  const sendKey = `announcement:${id}:${body.sendKey}`;
  const known = await trx.selectFrom('sms_messages').select('id').where('send_key', '=', sendKey).executeTakeFirst();
  if (!known && unread.length === 0) throw conflict('all-read', '모두 읽었습니다. 다시 알릴 학생이 없습니다.');
  if (!known && to.length === 0) {
    throw conflict('no-phone', '안 읽은 학생의 휴대폰 번호가 없습니다. 학생 정보에 번호를 적어 주세요.');
  }
  const queued = known
    ? await countRecipients(trx, known.id)
    : (
        await queueSms(trx, {
          ...{ sendKey, addressee: body.addressee, to, at: now, body: await announcementText(trx, id) },
          isQuietConfirmed: body.quietHoursConfirmed ?? false,
        })
      ).queued;
  return { queued, withoutPhone: unread.length - to.length };
};

async function countRecipients(trx: Transaction<Tables>, messageId: string): Promise<number> {
  const { queued } = await trx
    .selectFrom('sms_recipients')
    .select(({ fn }) => fn.countAll().as('queued'))
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  return Number(queued);
}
