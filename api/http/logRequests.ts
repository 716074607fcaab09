import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Deps } from '../deps.ts';
import { during } from '../ports/watch.ts';
import { routeName } from '../rest/_protocol/serving/routes.ts';
import type { AppEnv } from './requestFacts.ts';

/** Gives every request an id and logs one line for it: the route's template, never its values, query or body. */
export function logRequests({ log, watch }: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = crypto.randomUUID();
    c.set('requestId', requestId);
    const started = performance.now();
    const route = routePath(c, -1);
    const work = {
      kind: 'request' as const,
      name: routeName(c.req.method, route),
      requestId,
      traceparent: c.req.header('traceparent'),
    };
    await during(watch, work, next, () => `${Math.floor(c.res.status / 100)}xx`);
    log.info('request', {
      requestId,
      method: c.req.method,
      route: c.res.status === 404 && !c.error ? 'unknown' : route,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
    });
  };
}
