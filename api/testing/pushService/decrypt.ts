/** A browser's side of Web Push: its keys, and how it reads what is pushed (RFC 8291, RFC 8188). Written by the letter of the RFCs, apart from what encrypts. */
export interface Device {
  keys: CryptoKeyPair;
  publicKey: Uint8Array<ArrayBuffer>;
  auth: Uint8Array<ArrayBuffer>;
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const text = new TextEncoder();

/** A device with fresh keys. */
export async function createDevice(): Promise<Device> {
  const keys = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));
  return { keys, publicKey, auth: crypto.getRandomValues(new Uint8Array(16)) };
}

/** What a device reads of a pushed body. @throws when it was not encrypted for it */
export async function decrypt({ keys, publicKey, auth }: Device, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const salt = body.slice(0, 16);
  const idLength = body[20] ?? 0;
  const senderKey = body.slice(21, 21 + idLength);
  const sender = await crypto.subtle.importKey('raw', senderKey, curve, false, []);
  const shared = new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: sender }, keys.privateKey, 256));
  const keyInfo = join(text.encode('WebPush: info\0'), publicKey, senderKey);
  const secret = await derive(shared, auth, keyInfo, 32);
  const key = await derive(secret, salt, text.encode('Content-Encoding: aes128gcm\0'), 16);
  const nonce = await derive(secret, salt, text.encode('Content-Encoding: nonce\0'), 12);
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const record = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, aes, body.slice(21 + idLength));
  const padded = new Uint8Array(record);
  // A last record ends with 2 and zeros.
  return new TextDecoder().decode(padded.slice(0, padded.lastIndexOf(2)));
}

async function derive(
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8));
}

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
