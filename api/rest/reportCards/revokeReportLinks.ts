import type { Handler } from '../_protocol/handler.ts';
import { noRow } from '../_protocol/rows.ts';

/** Revokes links for good. */
export const revokeReportLinks: Handler<'revokeReportLinks'> = async ({ trx, body, now }) => {
  const links = await trx
    .selectFrom('report_links')
    .select(['id', 'revoked_at', 'expires_at'])
    .where('id', 'in', body.linkIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (links.length < body.linkIds.length) throw noRow('report_links');
  const open = links.filter(({ revoked_at, expires_at }) => revoked_at === null && expires_at > now);
  if (open.length > 0) {
    const ids = open.map(({ id }) => id);
    await trx.updateTable('report_links').set({ revoked_at: now }).where('id', 'in', ids).execute();
  }
  return { revoked: open.length };
};
