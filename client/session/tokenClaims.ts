/** The claims of an access token. The server verifies them, not we. */
export interface TokenClaims {
  /** The user's id; null when the token cannot be read. */
  user: string | null;
  /** The number of the user's password it was issued for; null when missing. */
  epoch: number | null;
  /** When it expires, in milliseconds since 1970; Infinity when missing. */
  endsAt: number;
}

/** Reads a JWT's `sub`, `epoch` and `exp` without verifying its signature. */
export function tokenClaims(token: string): TokenClaims {
  const { sub, epoch, exp } = readPayload(token);
  return {
    user: typeof sub === 'string' ? sub : null,
    epoch: typeof epoch === 'number' ? epoch : null,
    endsAt: typeof exp === 'number' ? exp * 1000 : Infinity,
  };
}

function readPayload(token: string): { sub?: unknown; epoch?: unknown; exp?: unknown } {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims ? claims : {};
  } catch {
    return {};
  }
}
