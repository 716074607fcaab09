import { createHmac, hkdfSync } from 'node:crypto';

/** The key of backups, of 32 random bytes. */
export interface BackupKey {
  /** Tells keys apart and says nothing of them: 8 bytes. */
  id: Buffer;
  /** The key of one part: no two parts have the same. */
  ofPart(name: string, salt: Uint8Array): Buffer;
  /** A name of content that only who has the key can compute. @param sha256 of the content, in hex */
  nameOf(sha256: string): string;
}

/** Derives the keys of a backup from `BACKUP_KEY`; null without one. @param text 32 bytes as base64 */
export function openKey(text: string | null): BackupKey | null {
  if (text === null) return null;
  const given = Buffer.from(text, 'base64');
  const derived = (purpose: string, salt: Uint8Array = new Uint8Array()) =>
    Buffer.from(hkdfSync('sha256', given, salt, `academy backup ${purpose}`, 32));
  const names = derived('names');
  return {
    id: derived('id').subarray(0, 8),
    ofPart: (name, salt) => derived(`part ${name}`, salt),
    nameOf: (sha256) => createHmac('sha256', names).update(sha256).digest('hex'),
  };
}
