import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Bytes that the address of a socket may have on every system. */
const longest = 100;

/** A folder's short name for addresses of sockets, and how to forget it. */
export function shortName(folder: string): { path: string; forget(): void } {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= longest) return { path: folder, forget: () => undefined };
  const place = mkdtempSync(join(tmpdir(), 'academy-'));
  const path = join(place, 's');
  symlinkSync(folder, path);
  return { path, forget: () => rmSync(place, { recursive: true, force: true }) };
}
