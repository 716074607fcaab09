import type { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { sendContent } from '../../files/sendContent.ts';
import type { AppEnv } from '../../http/requestFacts.ts';
import { linkVideoPath, readLinkVideo } from './linkVideo.ts';
import { openLinks } from './openLinks.ts';
import { noRow } from '../_protocol/rows.ts';

/** `GET /api/link-video/{ticket}`: the content of a video while its link opens and the student may watch it. */
export function serveLinkVideo(app: Hono<AppEnv>, deps: Deps): void {
  app.get(`${linkVideoPath}/:ticket`, async (c) => {
    const now = deps.clock.now();
    const ticket = await readLinkVideo(deps.place.secret, c.req.param('ticket'), now);
    const link =
      ticket &&
      (await openLinks(deps.db.kysely, now)
        .select('link.student_id')
        .where('link.id', '=', ticket.linkId)
        .executeTakeFirst());
    if (!ticket || !link) throw noRow('videos');
    const range = c.req.header('range');
    return sendContent(deps, { fileId: ticket.fileId, userId: link.student_id, method: c.req.method, range });
  });
}
