/** The user id an access token names (JWT claim `sub`), null when it cannot be read. The server checks it, not we. */
export function tokenUser(token: string): string | null {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' ? sub : null;
}

/** Which of that user's passwords it was given for (claim `epoch`), null when it cannot be read. */
export function tokenEpoch(token: string): number | null {
  const { epoch } = claimsOf(token);
  return typeof epoch === 'number' ? epoch : null;
}

function claimsOf(token: string): Record<string, unknown> {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims ? { ...claims } : {};
  } catch {
    return {};
  }
}
