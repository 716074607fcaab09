import { createHash } from 'node:crypto';
import type { SqlClient } from '#engine';
import type { Storage } from '../../../ports/storage.ts';
import type { Part, StoredFile } from './manifest.ts';
import { sizeIn, writePart, type Vault } from '../parts.node.ts';

/** A file that rows refer to. */
export interface Referred {
  key: string;
  /** As the row says; null where it does not. */
  bytes: number | null;
  sha256: string | null;
}

/** What the rows of this moment refer to. A deleted file's content stays a day, longer than a backup takes. */
export const referredFiles = (client: SqlClient): Promise<Referred[]> =>
  client.query<Referred>(
    `select id as key, size_bytes as bytes, sha256 from files where state = 'DONE'
    union all select id, null, null from omr_sheets where status <> 'UPLOADED' order by key`,
  );

/** What is in the place already, and what the last backup says of content that no row describes. */
export interface Earlier {
  /** Bytes of each part by its name. */
  there: ReadonlyMap<string, number>;
  parts: ReadonlyMap<string, Part>;
}

/** The folder of the contents that backups with one key share. */
export const sharedFolder = ({ key }: Vault): string => `files/${key?.id.toString('hex') ?? 'plain'}`;

/** The name of content that backups share: it lies in the place once, however many hold it. */
const sharedName = (vault: Vault, sha256: string): string =>
  `${sharedFolder(vault)}/${vault.key?.nameOf(sha256) ?? sha256}`;

class OtherContent extends Error {}

/**
 * Writes a file's content where no backup has it yet. What the store holds counts, also where the row says otherwise.
 * @returns null for a file that the store does not have
 */
export async function keepFile(
  vault: Vault,
  storage: Storage,
  { key, ...said }: Referred,
  { there, parts }: Earlier,
): Promise<Part | null> {
  const bytes = said.bytes ?? (await storage.size(key));
  if (bytes === null) return null;
  const before = parts.get(key);
  const known = said.sha256 ?? (before?.bytes === bytes ? before.sha256 : null);
  if (known !== null) {
    const name = sharedName(vault, known);
    if (there.get(name) === sizeIn(vault, bytes)) return { name, bytes, sha256: known };
    const written = await writeShared(vault, storage, key, known);
    if (written !== 'other') return written;
  }
  const sha256 = await hashOf(storage, key);
  const written = sha256 === null ? null : await writeShared(vault, storage, key, sha256);
  if (written === 'other') throw new Error(`the content of ${key} changes while it is read`);
  return written;
}

async function writeShared(
  vault: Vault,
  storage: Storage,
  key: string,
  sha256: string,
): Promise<Part | null | 'other'> {
  const content = await storage.get(key);
  if (!content) return null;
  const hash = createHash('sha256');
  async function* checked(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
    if (hash.digest('hex') !== sha256) throw new OtherContent();
  }
  try {
    return await writePart(vault, sharedName(vault, sha256), checked(content));
  } catch (error) {
    if (error instanceof OtherContent) return 'other';
    throw error;
  }
}

/** SHA-256 of an object; null when there is none. */
export async function hashOf(storage: Storage, key: string): Promise<string | null> {
  const content = await storage.get(key);
  if (!content) return null;
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

/** The parts of a backup's files by their keys in the store. */
export const partsByKey = (files: readonly StoredFile[]): Map<string, Part> =>
  new Map(files.flatMap(({ key, part }) => (part ? [[key, part]] : [])));
