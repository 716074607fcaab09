import type { Hono } from 'hono';
import type { AppEnv } from '../http/requestFacts.ts';
import { createNonce, securityHeaders } from '../http/securityHeaders.ts';
import document from '#openapi/generated/openapi.json' with { type: 'json' };
import { referencePage } from './page.ts';

/** `/api/openapi.json`, the contract, and `/api/docs`, its readable page. */
export function serveReference(app: Hono<AppEnv>): void {
  app.get('/api/openapi.json', (c) => c.json(document));
  app.get('/api/docs', (c) => {
    const nonce = createNonce();
    const headers = securityHeaders({ nonce, https: false });
    return c.html(referencePage(nonce), 200, { 'content-security-policy': headers['content-security-policy'] ?? '' });
  });
}
