import type { Context, MiddlewareHandler } from 'hono';
import { Problem, notFound } from './problem.ts';
import type { AppEnv } from './requestFacts.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { Place } from '../deps.ts';
import { requestFacts } from './requestFacts.ts';

/** Every answer of the api: never cached, with the security headers; a page sets its own policy. */
export function protect(place: Place): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const https = requestFacts(c, place).origin.startsWith('https:');
    for (const [name, value] of Object.entries(securityHeaders({ https }))) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
    c.res.headers.set('x-request-id', c.var.requestId);
  };
}

/** 404 for an address that no route serves. */
export function refuseUnknown(c: Context<AppEnv>): Response {
  return notFound('주소').toResponse(c.var.requestId);
}

/** 405 with an Allow header for a known address. */
export function refuseMethod(c: Context<AppEnv>, methods: string[]): Response {
  const headers = { allow: methods.join(', ') };
  const detail = `이 주소는 ${methods.join(', ')}(으)로만 부를 수 있습니다.`;
  return new Problem(405, 'method-not-allowed', detail, { headers }).toResponse(c.var.requestId);
}
