/** What an access token says of itself. The server checks it, not we. */
export interface TokenClaims {
  /** The user's id; null when the token cannot be read. */
  user: string | null;
  /** Which of that user's passwords it was given for; null when it does not say. */
  epoch: number | null;
  /** When it ends, in milliseconds since 1970; Infinity when it does not say. */
  endsAt: number;
}

/** Reads a JWT's `sub`, `epoch` and `exp` without checking its signature. */
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
