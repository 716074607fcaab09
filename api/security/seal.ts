import { base64url } from 'jose';

/** Encrypts a text with a key the database does not hold (AES-GCM), so that a stolen database says nothing. */
export async function seal(secret: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyOf(secret),
    new TextEncoder().encode(text),
  );
  return `${base64url.encode(iv)}.${base64url.encode(new Uint8Array(sealed))}`;
}

/** The text of a seal; null when it was made with another secret. */
export async function unseal(secret: string, sealed: string): Promise<string | null> {
  const [iv = '', content = ''] = sealed.split('.').map((part) => new Uint8Array(base64url.decode(part)));
  try {
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: iv || new Uint8Array() },
      await keyOf(secret),
      content || new Uint8Array(),
    );
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

// A separate key, derived from the one that signs tokens.
async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`seal ${secret}`));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
