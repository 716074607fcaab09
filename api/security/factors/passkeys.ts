import { base64url } from 'jose';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

/** A passkey as the database has it. */
export interface StoredPasskey {
  id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
}

/** What the browser needs to make a passkey, and the challenge in it. */
export async function creationOptions(
  origin: string,
  person: { id: string; loginId: string; name: string },
  known: StoredPasskey[],
): Promise<{ options: Record<string, unknown>; challenge: string }> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: new URL(origin).host,
    rpID: siteOf(origin),
    userID: new TextEncoder().encode(person.id),
    userName: person.loginId,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  return { options: { ...options }, challenge: options.challenge };
}

/** The new passkey in a browser's answer; null when it does not fit the challenge or the site. */
export async function readCreation(
  origin: string,
  challenge: string,
  response: unknown,
): Promise<Omit<StoredPasskey, 'id'> | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // The library checks the form of what a browser sent.
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: siteOf(origin),
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credential_id: id, public_key: base64url.encode(publicKey), counter, transports };
  } catch {
    return null;
  }
}

/** What the browser needs to sign with one of the passkeys, and the challenge in it. */
export async function requestOptions(
  origin: string,
  known: StoredPasskey[],
): Promise<{ options: Record<string, unknown>; challenge: string }> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(origin),
    allowCredentials: known.map(descriptor),
    userVerification: 'preferred',
  });
  return { options: { ...options }, challenge: options.challenge };
}

/** The counter after a passkey signed; null when the signature does not fit. */
export async function readSignature(
  origin: string,
  challenge: string,
  response: unknown,
  passkey: StoredPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: siteOf(origin),
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(base64url.decode(passkey.public_key)),
        counter: passkey.counter,
        transports: passkey.transports,
      },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

// Loaded at first use: most processes meet no passkey, and the mock in the browser none.
const library = () => import('@simplewebauthn/server');

const siteOf = (origin: string) => new URL(origin).hostname;

function descriptor({ credential_id, transports }: StoredPasskey) {
  return { id: credential_id, transports: transports as AuthenticatorTransport[] };
}
