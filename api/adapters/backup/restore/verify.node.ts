import type { Manifest, Part } from '../take/manifest.ts';
import { openManifest, readPart, type Vault } from '../parts.node.ts';

/** Reads a backup from end to end and writes nothing. @throws BadBackup when any byte of it is not as it was written */
export async function verifyBackup(vault: Vault, name: string): Promise<Manifest> {
  const manifest = await openManifest(vault, name);
  const parts = [manifest.rows, ...manifest.beside.map(({ part }) => part), ...manifest.files.map(({ part }) => part)];
  const once = new Map(parts.flatMap((part): [string, Part][] => (part ? [[part.name, part]] : [])));
  for (const part of once.values()) await drain(readPart(vault, part));
  return manifest;
}

async function drain(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const all = chunks[Symbol.asyncIterator]();
  while (!(await all.next()).done);
}
