const encoder = new TextEncoder();

/** HMAC-SHA256 in hexadecimal digits. */
export async function hmac(secret: string, text: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await importKey(secret, 'sign');
  const bytes = await crypto.subtle.sign('HMAC', key, typeof text === 'string' ? encoder.encode(text) : text);
  return Buffer.from(bytes).toString('hex');
}

/** Whether a signature in hexadecimal digits is right, in a time that tells nothing about it. */
export async function isSigned(secret: string, signature: string, text: Uint8Array<ArrayBuffer>): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  return crypto.subtle.verify('HMAC', await importKey(secret, 'verify'), Buffer.from(signature, 'hex'), text);
}

function importKey(secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [use]);
}
