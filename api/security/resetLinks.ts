/** Minutes a password-reset link works. */
export const resetLinkMinutes = 10;

/** What the database keeps of a reset id: a stolen database opens no account. */
export async function resetIdHash(id: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id.toLowerCase()));
  return new Uint8Array(digest).toHex();
}
