import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './requestFacts.ts';

/** Gives every request an id and logs one line for it: the route's template, never its values, query or body. */
export function logRequests({ log }: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.set('requestId', crypto.randomUUID());
    const started = performance.now();
    await next();
    log.info('request', {
      requestId: c.var.requestId,
      method: c.req.method,
      route: c.res.status === 404 && !c.error ? 'unknown' : routePath(c, -1),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    });
  };
}
