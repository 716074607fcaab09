import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { RequestFacts } from '../rest/_protocol/handler.ts';
import type { Place } from '../deps.ts';
import { ownCookies } from '../security/cookies.ts';
import { forbidden } from './problem.ts';

/** Facts from the listener that a Request lacks. */
export interface Connection {
  ip?: string;
}

/** Variables that the app's middleware leaves for later ones. */
export interface AppEnv {
  Bindings: Connection;
  Variables: { requestId: string };
}

/** The sender's address and origin; `X-Forwarded-*` counts only behind a trusted proxy. */
export function requestFacts(c: Context<AppEnv>, place: Place): RequestFacts {
  const url = new URL(c.req.url);
  const forwarded = (name: string) =>
    place.trustProxy ? c.req.header(`x-forwarded-${name}`)?.split(',').at(-1)?.trim() : undefined;
  const protocol = forwarded('proto') ?? url.protocol.replace(':', '');
  const host = forwarded('host') ?? c.req.header('host') ?? url.host;
  const origin = `${protocol}://${host}`;
  return {
    id: c.var.requestId,
    ip: forwarded('for') ?? c.env?.ip ?? '',
    userAgent: c.req.header('user-agent') ?? '',
    origin,
    cookies: ownCookies(getCookie(c), origin),
    signal: c.req.raw.signal,
  };
}

/** Refuses a call from a page of another site, where a cookie authenticates the caller (CSRF). */
export function refuseOtherSites(origin: string | undefined, facts: RequestFacts, place: Place): void {
  if (origin === undefined || origin === facts.origin) return;
  if (place.publicUrl !== undefined && origin === new URL(place.publicUrl).origin) return;
  throw forbidden('cross-site', '다른 사이트에서 보낸 요청은 받지 않습니다.');
}
