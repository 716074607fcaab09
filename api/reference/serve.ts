import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { forbidden, unauthenticated } from '../http/problem.ts';
import { authenticate } from '../security/authenticate.ts';
import type { AppEnv } from '../http/requestFacts.ts';
import { createNonce, securityHeaders } from '../http/securityHeaders.ts';
import document from '#openapi/generated/openapi.json' with { type: 'json' };
import { referencePage } from './page.ts';

async function requireStaff(deps: Deps, authorization: string | undefined): Promise<void> {
  const actor = await authenticate(deps, authorization);
  if (!actor) throw unauthenticated();
  if (actor.role === 'student') throw forbidden();
}

/** `/api/openapi.json`, the contract, and `/api/docs`, its readable page: for staff, and for everybody in a demo. */
export function serveReference(app: Hono<AppEnv>, deps: Deps): void {
  for (const path of ['/api/openapi.json', '/api/docs']) {
    app.use(path, async (c, next) => {
      if (deps.place.openReference !== true) await requireStaff(deps, c.req.header('authorization'));
      await next();
    });
  }
  app.get('/api/openapi.json', (c) => c.json(document));
  app.get('/api/docs', (c) => {
    const nonce = createNonce();
    const headers = securityHeaders({ nonce, https: false });
    return c.html(referencePage(nonce), 200, { 'content-security-policy': headers['content-security-policy'] ?? '' });
  });
}
