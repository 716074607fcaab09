import { sql } from 'kysely';
import { conflict } from '../../../http/problem.ts';
import type { Handler } from '../../_protocol/handler.ts';
import { openLinkOf } from '../openLinkOf.ts';
import { textLink } from '../textLink.ts';

/** How long a family's link that was asked for is open. */
const days = 365;

/** Texts a family's link to the number on file for whoever holds a link of one of its children. */
export const sendFamilyLink: Handler<'sendFamilyLink'> = async (context) => {
  const { trx, now } = context;
  const link = await openLinkOf(context);
  const lately = await trx
    .selectFrom('parent_links')
    .select('id')
    .where('purpose', '=', 'FAMILY')
    .where(sql<boolean>`student_id in (select family_of(${link.student_id}))`)
    .where('created_at', '>', new Date(now.getTime() - 86_400_000))
    .executeTakeFirst();
  if (lately)
    throw conflict('family-link-sent', '하루 안에 보낸 보호자 홈 링크가 있습니다. 받은 문자를 확인해 주세요.');
  await textLink(context, {
    link: { ...link, purpose: 'FAMILY', video_id: null, expires_at: new Date(now.getTime() + days * 86_400_000) },
    sendKey: `family:${link.id}:${now.toISOString().slice(0, 10)}`,
    words: '보호자 홈입니다. 출결, 성적표, 예약을 한곳에서 보실 수 있습니다.',
  });
};
