import type { Context, MiddlewareHandler } from 'hono';
import { measured } from './measured.ts';
import { Problem, notFound } from './problem.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { Deps } from '../deps.ts';
import { isEncrypted, type AppEnv } from './requestFacts.ts';

type Here = Pick<Deps, 'place' | 'clock'>;

/** Every answer of the api: never cached, with the security headers and the time by its clock; a page sets its own policy. */
export function protect(here: Here): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    if (c.get('isProtected')) return;
    const { headers } = c.res;
    for (const [name, value] of Object.entries(usualHeaders(c, here))) {
      if (!headers.has(name)) headers.set(name, value);
    }
    headers.set('x-request-id', c.get('requestId'));
  };
}

/** An answer with all of its headers at once: for those asked most often, because `Headers` take a tenth of their time. */
export function protectedReply(c: Context<AppEnv>, here: Here, body: string, own: Record<string, string>): Response {
  c.set('isProtected', true);
  const { bytes, length } = measured(body);
  return new Response(bytes, {
    headers: { ...usualHeaders(c, here), 'x-request-id': c.get('requestId'), ...length, ...own },
  });
}

const usualHeaders = (c: Context<AppEnv>, { place, clock }: Here) => ({
  ...(isEncrypted(c, place) ? usual.encrypted : usual.plain),
  date: clock.now().toUTCString(),
});

const usualOf = (https: boolean) => ({ 'cache-control': 'no-store', ...securityHeaders({ https }) });

/** The headers of answers that do not set their own. */
const usual = { encrypted: usualOf(true), plain: usualOf(false) };

/** 404 for an address that no route serves. */
export function refuseUnknown(c: Context<AppEnv>): Response {
  return notFound('주소').toResponse(c.get('requestId'));
}

/** 405 with an Allow header for a known address. */
export function refuseMethod(c: Context<AppEnv>, methods: string[]): Response {
  const headers = { allow: methods.join(', ') };
  const detail = `이 주소를 부를 수 있는 방법: ${methods.join(', ')}.`;
  return new Problem(405, 'method-not-allowed', detail, { headers }).toResponse(c.get('requestId'));
}
