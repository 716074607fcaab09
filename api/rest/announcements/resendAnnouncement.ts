import { conflict } from '../../http/problem.ts';
import { useQuota } from '../../security/limits/quotas.ts';
import type { Handler } from '../_protocol/handler.ts';
import { academyOf } from '../_protocol/texts/academyOf.ts';
import { queuedBefore, queueSms, reachable } from '../_protocol/texts/queueSms.ts';
import { announcementText } from './announcementText.ts';
import { findAnnouncement } from './findAnnouncement.ts';
import { unreadOf } from './unread.ts';

/** Queues a text to the students of the week who have not read the announcement. */
export const resendAnnouncement: Handler<'resendAnnouncement'> = async ({ trx, params, body, now, actor, deps }) => {
  const { id, published_at } = await findAnnouncement(trx, params);
  if (published_at === null || published_at > now) {
    throw conflict('not-published', '아직 게시하지 않은 공지입니다. 게시한 뒤에 다시 알릴 수 있습니다.');
  }
  const unread = await unreadOf(trx, id, body.addressee);
  const to = reachable(unread);
  const sendKey = `announcement:${id}:${body.sendKey}`;
  const before = await queuedBefore(trx, sendKey);
  if (before === undefined && unread.length === 0)
    throw conflict('all-read', '모두 읽었습니다. 다시 알릴 학생이 없습니다.');
  if (before === undefined && to.length === 0) {
    throw conflict('no-phone', '안 읽은 학생의 휴대폰 번호가 없습니다. 학생 정보에 번호를 적어 주세요.');
  }
  const withoutPhone = unread.length - to.length;
  if (before !== undefined) return { queued: before, withoutPhone };
  await useQuota(trx, 'text', actor, now, to.length);
  const { queued } = await queueSms(trx, {
    sendKey,
    addressee: body.addressee,
    to,
    at: now,
    body: await announcementText(trx, id, await academyOf(trx, deps)),
    isQuietConfirmed: body.quietHoursConfirmed ?? false,
  });
  return { queued, withoutPhone };
};
