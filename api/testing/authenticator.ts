import { base64url } from 'jose';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** A passkey device of the tests: it answers what a browser's WebAuthn would. */
export interface Authenticator {
  create(options: Options): Promise<Record<string, unknown>>;
  sign(options: Options, twist?: { origin?: string }): Promise<Record<string, unknown>>;
}

interface Options {
  options: { challenge?: unknown };
}

const site = 'academy.test';
const origin = `http://${site}`;
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Makes a device with one ES256 key. */
export async function createAuthenticator(): Promise<Authenticator> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const id = crypto.getRandomValues(new Uint8Array(16));
  const rawId = base64url.encode(id);
  let counter = 0;
  const head = async (flags: number) =>
    join(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(site))), [flags], uint32(++counter));
  const clientData = (type: string, challenge: unknown, from: string) =>
    utf8(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  return {
    create: async ({ options }) => {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, base64url.decode(x)],
        [-3, base64url.decode(y)],
      ]);
      const credential = join(new Uint8Array(16), [0, id.length], id, isoCBOR.encode(key as never));
      const authData = join(await head(0x45), credential);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        id: rawId,
        rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url.encode(clientData('webauthn.create', options.challenge, origin)),
          attestationObject: base64url.encode(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      };
    },
    sign: async ({ options }, twist = {}) => {
      const authData = await head(0x05);
      const client = clientData('webauthn.get', options.challenge, twist.origin ?? origin);
      const signed = join(authData, new Uint8Array(await crypto.subtle.digest('SHA-256', client)));
      const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, signed);
      return {
        id: rawId,
        rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url.encode(client),
          authenticatorData: base64url.encode(authData),
          signature: base64url.encode(der(new Uint8Array(raw))),
        },
      };
    },
  };
}

function join(...parts: (Uint8Array | number[])[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

const uint32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

/** A signature as devices write it: a DER sequence of two integers. */
function der(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    const first = bytes.findIndex((byte) => byte !== 0);
    const short = [...bytes.slice(first)];
    const body = (short[0] ?? 0) > 127 ? [0, ...short] : short;
    return [2, body.length, ...body];
  };
  const body = [...integer(raw.slice(0, 32)), ...integer(raw.slice(32))];
  return new Uint8Array([0x30, body.length, ...body]);
}
