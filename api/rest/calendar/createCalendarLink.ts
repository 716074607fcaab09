import { linkBase } from '../../http/hosts.ts';
import { createLinkToken } from '../../security/signedLinks.ts';
import type { Handler } from '../_protocol/handler.ts';
import { calendarPath } from './serveCalendar.ts';

/** Makes an address for one's calendar; the one before stops working. */
export const createCalendarLink: Handler<'createCalendarLink'> = async ({ trx, actor, deps, request }) => {
  const { token, hash } = await createLinkToken(deps.place.secret, 'calendar');
  await trx.deleteFrom('calendar_links').where('student_id', '=', actor.userId).execute();
  await trx.insertInto('calendar_links').values({ student_id: actor.userId, token_hash: hash }).execute();
  return { url: `${linkBase(request.origin, deps.place.publicUrl)}${calendarPath}/${token}.ics` };
};
