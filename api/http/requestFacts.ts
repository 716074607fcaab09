import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { RequestFacts } from '../rest/_protocol/handler.ts';
import type { Place } from '../deps.ts';
import { ownCookies } from '../security/sessions/cookies.ts';
import { forbidden } from './problem.ts';

/** Facts from the listener that a Request lacks. */
export interface Connection {
  ip?: string;
}

/** Variables that the app's middleware leaves for later ones. */
export interface AppEnv {
  Bindings: Connection;
  Variables: { requestId: string; isProtected?: boolean };
}

/** The sender's address and origin; `X-Forwarded-*` counts only behind a trusted proxy. */
export function requestFacts(c: Context<AppEnv>, place: Place): RequestFacts {
  const host = forwarded(c, place, 'host') ?? c.req.header('host') ?? new URL(c.req.url).host;
  const origin = `${protocolOf(c, place)}://${host}`;
  return {
    id: c.get('requestId'),
    ip: forwarded(c, place, 'for') ?? c.env?.ip ?? '',
    userAgent: c.req.header('user-agent') ?? '',
    origin,
    cookies: ownCookies(getCookie(c), origin),
    signal: c.req.raw.signal,
  };
}

/** Whether the sender's connection is encrypted, at the proxy or here. */
export const isEncrypted = (c: Context<AppEnv>, place: Place): boolean => protocolOf(c, place) === 'https';

const protocolOf = (c: Context<AppEnv>, place: Place): string =>
  forwarded(c, place, 'proto') ?? c.req.url.slice(0, c.req.url.indexOf(':'));

const forwarded = (c: Context<AppEnv>, { trustProxy }: Place, name: 'proto' | 'host' | 'for'): string | undefined =>
  trustProxy ? c.req.header(`x-forwarded-${name}`)?.split(',').at(-1)?.trim() : undefined;

/** Refuses a call from a page of another site, where a cookie authenticates the caller (CSRF). */
export function refuseOtherSites(origin: string | undefined, facts: RequestFacts, place: Place): void {
  if (origin === undefined || origin === facts.origin) return;
  if (place.publicUrl !== undefined && origin === new URL(place.publicUrl).origin) return;
  throw forbidden('cross-site', '다른 사이트에서 보낸 요청은 받지 않습니다.');
}
