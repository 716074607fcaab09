import { Secret, TOTP } from 'otpauth';

/** A new key for an authenticator app, in Base32. */
export function newTotpKey(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that a QR code carries to the app. */
export function totpUri(key: string, academy: string, loginId: string): string {
  return totpOf(key, academy, loginId).toString();
}

/** The period of 30 s that a code belongs to, one before and one after now included; null when it is wrong or of `lastStep` or earlier. */
export function totpStep(key: string, code: string, { now, lastStep }: { now: Date; lastStep: number }): number | null {
  const totp = totpOf(key);
  const delta = totp.validate({ token: code, window: 1, timestamp: now.getTime() });
  if (delta === null) return null;
  const step = totp.counter({ timestamp: now.getTime() }) + delta;
  return step > lastStep ? step : null;
}

function totpOf(key: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(key) });
}
