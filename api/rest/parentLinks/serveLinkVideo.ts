import type { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { sendContent } from '../../files/sendContent.ts';
import { requestFacts, type AppEnv } from '../../http/requestFacts.ts';
import { deviceCookie, deviceHash } from './admit.ts';
import { linkVideoPath, readLinkVideo } from './linkVideo.ts';
import { openLinks } from './openLinks.ts';
import { noRow } from '../_protocol/rows.ts';

/** `GET /api/parent-links/video/{ticket}`: a film, its picture or captions, for a browser that opened its link, while the link opens and the student may watch it. */
export function serveLinkVideo(app: Hono<AppEnv>, deps: Deps): void {
  app.get(`${linkVideoPath}/:ticket`, async (c) => {
    const now = deps.clock.now();
    const ticket = await readLinkVideo(deps.place.secret, c.req.param('ticket'), now);
    const device = requestFacts(c, deps.place).cookies[deviceCookie] ?? '';
    const link =
      ticket &&
      (await openLinks(deps.db.kysely, now)
        .innerJoin('parent_link_devices as device', 'device.link_id', 'link.id')
        .select('link.student_id')
        .where('link.id', '=', ticket.linkId)
        .where('device.device_hash', '=', await deviceHash(ticket.linkId, device))
        .executeTakeFirst());
    if (!ticket || !link) throw noRow('videos');
    return sendContent(deps, { fileId: ticket.fileId, userId: link.student_id, request: c.req.raw });
  });
}
