/** The user id an access token names (JWT claim `sub`), null when it cannot be read. The server checks it, not we. */
export function tokenUser(token: string): string | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims && 'sub' in claims && typeof claims.sub === 'string'
      ? claims.sub
      : null;
  } catch {
    return null;
  }
}
