import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { Storage } from '../../../ports/storage.ts';
import { BadBackup } from '../check/badBackup.ts';
import type { Manifest } from '../take/manifest.ts';
import { readPart, type Vault } from '../parts.node.ts';
import { hashOf } from '../take/storedFiles.node.ts';

/**
 * Writes a backup's files into a store and reads each again. What is there already and equal stays.
 * @throws BadBackup when one differs from the backup
 */
export async function restoreFiles(vault: Vault, { files }: Manifest, storage: Storage): Promise<void> {
  for (const { key, part } of files) {
    if (!part || (await isThere(storage, key, part.sha256))) continue;
    await storage.put(
      key,
      Readable.toWeb(Readable.from(readPart(vault, part), { objectMode: false })) as ReadableStream,
    );
    if ((await hashOf(storage, key)) !== part.sha256) throw new BadBackup(`되살린 파일이 백업과 다릅니다: ${key}`);
  }
}

/** Keys of the store that have another content than the backup. */
export async function otherFiles({ files }: Manifest, storage: Storage): Promise<string[]> {
  const others: string[] = [];
  for (const { key, part } of files) {
    const sha256 = part && (await storage.size(key)) !== null ? await hashOf(storage, key) : null;
    if (sha256 !== null && sha256 !== part?.sha256) others.push(key);
  }
  return others;
}

/** Writes the keys and notes that lie beside the database into a data folder. */
export async function restoreBeside(vault: Vault, { beside }: Manifest, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const { name, part } of beside)
    await writeFile(join(dataDir, name), await buffer(readPart(vault, part)), { mode: 0o600, flush: true });
}

async function isThere(storage: Storage, key: string, sha256: string): Promise<boolean> {
  return (await storage.size(key)) !== null && (await hashOf(storage, key)) === sha256;
}
