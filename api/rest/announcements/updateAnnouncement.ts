import type { Handler } from '../_protocol/handler.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { announcementRow } from './announcementRow.ts';
import { findAnnouncement } from './findAnnouncement.ts';

/** Changes an announcement, if it still has the version that was read, where one was. */
export const updateAnnouncement: Handler<'updateAnnouncement'> = async (context) => {
  const { trx, params, body, now } = context;
  const announcement = await findAnnouncement(trx, params);
  if (isStale(announcement, body.version)) throw await staleVersion(trx, 'announcements', announcement);
  await sayUnconditional(context, 'ANNOUNCEMENT_UPDATE', body.version);
  await trx
    .updateTable('announcements')
    .set(announcementRow(body, now, announcement.published_at))
    .where('id', '=', announcement.id)
    .execute();
  return { id: announcement.id };
};
