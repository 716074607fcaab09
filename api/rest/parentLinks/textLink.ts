import { linkBase } from '../../http/hosts.ts';
import { conflict } from '../../http/problem.ts';
import { createLinkToken, parentPurpose } from '../../security/signedLinks.ts';
import { academyOf } from '../_protocol/texts/academyOf.ts';
import type { Context } from '../_protocol/handler.ts';
import { queueSms } from '../_protocol/texts/queueSms.ts';
import type { OpenLink } from './openLinkOf.ts';

interface Text {
  link: Pick<OpenLink, 'student_id' | 'name' | 'parent_phone' | 'purpose' | 'video_id' | 'expires_at'>;
  sendKey: string;
  /** What stands before the address, behind the academy's name. */
  words: string;
}

/** Makes a link and texts it to the parents' number on file, never to whoever asks. */
export async function textLink(context: Context<'renewParentLink' | 'sendFamilyLink'>, text: Text): Promise<void> {
  const { trx, now, request, deps } = context;
  const { student_id, name, parent_phone, purpose, video_id, expires_at } = text.link;
  if (parent_phone === null) throw conflict('no-phone', '등록된 보호자 번호가 없습니다. 학원에 문의해 주세요.');
  const { token, hash } = await createLinkToken(deps.place.secret, parentPurpose(purpose));
  await trx
    .insertInto('parent_links')
    .values({ student_id, purpose, video_id, token_hash: hash, expires_at })
    .execute();
  const url = `${linkBase(request.origin, deps.place.publicUrl)}/link/${purpose.toLowerCase()}/${token}`;
  await queueSms(trx, {
    sendKey: text.sendKey,
    body: `[${await academyOf(trx, deps)}] ${text.words}\n${url}`,
    addressee: 'PARENT',
    to: [{ studentId: student_id, name, phone: parent_phone }],
    at: now,
    // Whoever asked for it is awake.
    isQuietConfirmed: true,
  });
}
