import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { diskFull, Problem } from './problem.ts';
import type { AppEnv } from './requestFacts.ts';

/** `/healthz` for load balancers (queries the database) and `/version.json` for open browsers. */
export function serveHealth(app: Hono<AppEnv>, { db, place, log, hasRoom }: Deps): void {
  app.get('/healthz', async (c) => {
    if (hasRoom && !(await hasRoom())) {
      log.error('disk-full');
      throw diskFull();
    }
    try {
      await sql`select 1`.execute(db.kysely);
      return c.json({ status: 'ok' });
    } catch {
      log.error('database-unreachable');
      throw new Problem(503, 'database-unreachable', '데이터베이스에 연결할 수 없습니다.');
    }
  });
  app.get('/version.json', (c) => c.json({ version: place.version }));
}
