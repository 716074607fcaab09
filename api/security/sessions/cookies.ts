import { serialize } from 'hono/utils/cookie';

/** Browsers keep a cookie of this name only when this very host set it over https, for all its paths. */
const hostPrefix = '__Host-';

const isSecure = (origin: string): boolean => origin.startsWith('https:');

interface CookieScope {
  /** Where the caller sees this server, e.g. `https://academy.example`. */
  origin: string;
  /** The paths that need it; behind https `__Host-` asks for all of them. */
  path: string;
  /** Seconds; 0 deletes it. */
  maxAge: number;
}

/** A Set-Cookie header for this site's server alone: no script and no other site's page uses it (ASVS 3.3). */
export function setCookieHeader(name: string, value: string, { origin, path, maxAge }: CookieScope): string {
  const secure = isSecure(origin);
  return serialize(secure ? `${hostPrefix}${name}` : name, value, {
    path: secure ? '/' : path,
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    maxAge,
  });
}

/** The cookies of a request by the names we gave them; behind https a neighbour of this host can set none of them. */
export function ownCookies(cookies: Readonly<Record<string, string>>, origin: string): Record<string, string> {
  if (!isSecure(origin)) return { ...cookies };
  const own = Object.entries(cookies).filter(([name]) => name.startsWith(hostPrefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(hostPrefix.length), value]));
}
