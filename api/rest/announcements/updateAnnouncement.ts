import type { Handler } from '../_protocol/handler.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { announcementRow } from './announcementRow.ts';
import { findAnnouncement } from './findAnnouncement.ts';

/** Changes an announcement, if it still has the version that was read. */
export const updateAnnouncement: Handler<'updateAnnouncement'> = async ({ trx, params, body, now }) => {
  const announcement = await findAnnouncement(trx, params);
  if (announcement.version !== body.version) throw await staleVersion(trx, 'announcements', announcement);
  await trx
    .updateTable('announcements')
    .set(announcementRow(body, now, announcement.published_at))
    .where('id', '=', announcement.id)
    .execute();
  return { id: announcement.id };
};
