/** What an access token says of itself. The server checks it, not we. */
export interface TokenClaims {
  /** The user's id; null when the token cannot be read. */
  user: string | null;
  /** When it ends, in milliseconds since 1970; Infinity when it does not say. */
  endsAt: number;
}

/** Reads a JWT's `sub` and `exp` without checking its signature. */
export function tokenClaims(token: string): TokenClaims {
  const { sub, exp } = readPayload(token);
  return { user: typeof sub === 'string' ? sub : null, endsAt: typeof exp === 'number' ? exp * 1000 : Infinity };
}

function readPayload(token: string): { sub?: unknown; exp?: unknown } {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims ? claims : {};
  } catch {
    return {};
  }
}
