import { linkBase } from '../../http/hosts.ts';
import { conflict } from '../../http/problem.ts';
import { createLinkToken, parentPurpose } from '../../security/signedLinks.ts';
import { academyOf } from '../_protocol/texts/academyOf.ts';
import type { Handler } from '../_protocol/handler.ts';
import { queueSms } from '../_protocol/texts/queueSms.ts';
import { openLinkOf } from './admit.ts';

/** Most new links in place of one; each has reached the number on file, so whoever else asks for them shuts nobody out. */
const mostRenewals = 3;

/** Texts a new link to the number on file in place of one that is locked; browsers that opened the old one keep it. */
export const renewParentLink: Handler<'renewParentLink'> = async (context) => {
  const { trx, now, request, deps } = context;
  const link = await openLinkOf(context);
  const { purpose } = context.body;
  if (!link.is_locked)
    throw conflict('link-open', '이 링크로 열 수 있습니다. 새로고침한 뒤 끝 네 자리를 입력해 주세요.');
  if (link.parent_phone === null) throw conflict('no-phone', '등록된 보호자 번호가 없습니다. 학원에 문의해 주세요.');
  if (link.renewals >= mostRenewals) {
    throw conflict(
      'link-renewed-often',
      '새 링크를 이미 여러 번 보냈습니다. 받은 문자를 확인하거나 학원에 문의해 주세요.',
    );
  }
  await trx
    .updateTable('parent_links')
    .set({ renewals: link.renewals + 1 })
    .where('id', '=', link.id)
    .execute();
  const { token, hash } = await createLinkToken(deps.place.secret, parentPurpose(purpose));
  const { student_id, video_id, expires_at } = link;
  await trx
    .insertInto('parent_links')
    .values({ student_id, purpose, video_id, token_hash: hash, expires_at })
    .execute();
  const url = `${linkBase(request.origin, deps.place.publicUrl)}/link/${purpose.toLowerCase()}/${token}`;
  await queueSms(trx, {
    sendKey: `renewed:${link.id}:${link.renewals + 1}`,
    body: `[${academyOf(deps.place)}] 요청하신 새 링크입니다. 전에 받은 링크 대신 쓰시면 됩니다.\n${url}`,
    addressee: 'PARENT',
    to: [{ studentId: student_id, name: link.name, phone: link.parent_phone }],
    at: now,
    // Whoever asked for it is awake.
    isQuietConfirmed: true,
  });
};
