import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { altered, decrypt, encrypt, encryptedSize, isEncrypted, type Bytes } from './cipher.node.ts';
import { withRow } from '../advice.ts';
import { BadBackup } from './check/badBackup.ts';
import type { BackupKey } from './key.node.ts';
import { manifestText, readManifest, type Manifest, type Part } from './take/manifest.ts';
import { partsOf, type BackupPlace } from './places/place.ts';

/** A place of backups and the key they are written with, where there is one. */
export interface Vault {
  place: BackupPlace;
  key: BackupKey | null;
}

/** Bytes that a part takes in the place. */
export const sizeIn = ({ key }: Vault, bytes: number): number => (key ? encryptedSize(bytes) : bytes);

/** Writes a part as its bytes come. */
export async function writePart({ place, key }: Vault, name: string, chunks: Bytes): Promise<Part> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted() {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      yield chunk;
    }
  }
  await place.write(name, key ? encrypt(counted(), key, name) : counted());
  return { name, bytes, sha256: hash.digest('hex') };
}

/** A part's bytes. What does not end as it was written is told at the end. @throws BadBackup */
export async function* readPart(vault: Vault, { name, bytes, sha256 }: Part): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let read = 0;
  for await (const chunk of await opened(vault, name)) {
    read += chunk.byteLength;
    if (read > bytes) throw altered(name);
    hash.update(chunk);
    yield chunk;
  }
  if (read !== bytes || hash.digest('hex') !== sha256) throw altered(name);
}

async function opened({ place, key }: Vault, name: string): Promise<AsyncIterable<Uint8Array>> {
  const chunks = await place.read(name);
  if (!chunks) throw new BadBackup(withRow('backup-altered', `백업이 손상되었습니다. 없는 부분: ${name}`));
  return key ? decrypt(chunks, key, name) : chunks;
}

/** Writes a backup's manifest, with which it is there. */
export async function writeManifest(vault: Vault, backup: string, manifest: Manifest): Promise<void> {
  await writePart(vault, partsOf(backup).manifest, [Buffer.from(await manifestText(manifest))]);
}

/** The manifest of a backup. @throws BadBackup when it is missing, altered, or encrypted with another key */
export async function openManifest(vault: Vault, backup: string): Promise<Manifest> {
  const { place, key } = vault;
  const name = partsOf(backup).manifest;
  const head = await headOf(place, name);
  if (!head) throw new BadBackup(`${place.about}에 ${backup} 백업이 없습니다.`);
  if (!key && isEncrypted(head))
    throw new BadBackup(withRow('backup-key', '암호화된 백업입니다. 백업할 때 쓴 BACKUP_KEY를 정해 주세요.'));
  // Whoever puts a plain one in the place of ours does not get it restored.
  if (key && head[0] === '{'.charCodeAt(0))
    throw new BadBackup('암호화하지 않은 백업입니다. 이 백업을 정말 쓰려면 BACKUP_KEY 없이 다시 실행해 주세요.');
  const manifest = await readManifest(await text(await opened(vault, name))).catch((error: unknown) => {
    if (error instanceof BadBackup) throw error;
    return null;
  });
  if (!manifest) throw altered(name);
  return manifest;
}

/** The first bytes of a part; null when there is none. */
export async function headOf(place: BackupPlace, name: string): Promise<Uint8Array | null> {
  const chunks = await place.read(name);
  if (!chunks) return null;
  let head: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    head = Buffer.concat([head, chunk]);
    if (head.length >= 16) break;
  }
  return head;
}
