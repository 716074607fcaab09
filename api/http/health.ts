import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { diskFull, Problem } from './problem.ts';
import type { AppEnv } from './requestFacts.ts';

/** That the server is about to stop. */
export interface Leaving {
  signal: AbortSignal;
  /** Called when a proxy has been told so. */
  told: () => void;
}

/**
 * `/healthz` for people who watch (queries the database), `/readyz` for proxies (whether to send requests here; a database that is away
 * is away for all) and `/version.json` for open browsers.
 */
export function serveHealth(app: Hono<AppEnv>, { db, place, log, hasRoom }: Deps, leaving: Leaving): void {
  app.get('/readyz', (c) => {
    if (leaving.signal.aborted) {
      leaving.told();
      throw new Problem(503, 'stopping', '서버가 곧 멈춥니다.');
    }
    return c.json({ status: 'ready' });
  });
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
