import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { sha256 } from '../security/digest.ts';
import { unauthenticated } from './problem.ts';
import type { AppEnv } from './requestFacts.ts';

/** `GET /metrics` for Prometheus, behind a token of its own; without one there is no such address. */
export function serveMetrics(app: Hono<AppEnv>, { metrics }: Deps): void {
  if (!metrics) return;
  app.get('/metrics', async (c) => {
    // Compared as digests, whose first difference says nothing about the token.
    const [given, wanted] = await Promise.all([
      sha256(c.req.header('authorization') ?? ''),
      sha256(`Bearer ${metrics.token}`),
    ]);
    if (given !== wanted) throw unauthenticated();
    return c.body(await metrics.read(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
}
