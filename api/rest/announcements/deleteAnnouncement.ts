import type { Handler } from '../_protocol/handler.ts';
import { findAnnouncement } from './findAnnouncement.ts';

/** Deletes an announcement with its read marks. */
export const deleteAnnouncement: Handler<'deleteAnnouncement'> = async ({ trx, params }) => {
  const { id } = await findAnnouncement(trx, params);
  await trx.deleteFrom('announcements').where('id', '=', id).execute();
};
