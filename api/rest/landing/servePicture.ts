import type { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/problem.ts';
import type { AppEnv } from '../../http/requestFacts.ts';

const isId = /^[0-9a-f-]{36}$/;

/** `GET /api/landing-picture/{id}`: the public picture of the first page; a new one has a new address. */
export function serveLandingPicture(app: Hono<AppEnv>, { db }: Deps): void {
  app.get('/api/landing-picture/:id', async (c) => {
    const id = c.req.param('id');
    const picture = isId.test(id)
      ? await db.kysely
          .selectFrom('landing_pictures')
          .select(['content', 'content_type'])
          .where('id', '=', id)
          .executeTakeFirst()
      : undefined;
    if (!picture) throw notFound('사진');
    return c.body(new Uint8Array(picture.content), 200, {
      'content-type': picture.content_type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
}
