import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { openLinkOf } from './openLinkOf.ts';
import { textLink } from './textLink.ts';

/** Most new links in place of one; each has reached the number on file, so whoever else asks for them shuts nobody out. */
const mostRenewals = 3;

/** Texts a new link to the number on file in place of one that is locked, or of a family that forgot its PIN; browsers that opened the old one keep it. */
export const renewParentLink: Handler<'renewParentLink'> = async (context) => {
  const { trx } = context;
  const link = await openLinkOf(context);
  if (!link.is_locked && link.purpose !== 'FAMILY') {
    throw conflict('link-open', '이 링크로 열 수 있습니다. 새로고침한 뒤 끝 네 자리를 입력해 주세요.');
  }
  if (link.renewals >= mostRenewals) {
    throw conflict(
      'link-renewed-often',
      '새 링크를 이미 여러 번 보냈습니다. 받은 문자를 확인하거나 학원에 문의해 주세요.',
    );
  }
  const renewals = link.renewals + 1;
  await trx.updateTable('parent_links').set({ renewals }).where('id', '=', link.id).execute();
  await textLink(context, {
    link,
    sendKey: `renewed:${link.id}:${renewals}`,
    words: '요청하신 새 링크입니다. 전에 받은 링크 대신 쓰시면 됩니다.',
  });
};
