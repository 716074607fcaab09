import { dirname, join, normalize } from 'node:path/posix';
import { rooms, type Room } from '../rooms.ts';
import packageJson from '../../../package.json' with { type: 'json' };

const aliases: Record<string, string> = packageJson.imports;

/**
 * Where an import leads: a path from the root for `./…` and `#alias`, undefined for a package.
 * @param file the importing file, from the root.
 */
export function resolveSpecifier(specifier: string, file: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return normalize(join(dirname(file), path));
  if (!path.startsWith('#')) return undefined;
  const exact = aliases[path];
  if (exact) return normalize(exact);
  const wildcard = Object.keys(aliases).find((alias) => alias.endsWith('*') && path.startsWith(alias.slice(0, -1)));
  if (!wildcard) return undefined;
  return normalize(aliases[wildcard]!.replace('*', path.slice(wildcard.length - 1)));
}

/** The room a path lies in, undefined outside the house (tools, configuration). */
export function roomOf(path: string): Room | undefined {
  return rooms.filter(({ room }) => isIn(path, room)).sort((a, b) => b.room.length - a.room.length)[0];
}

/** True when the path is the folder, lies in it, or is a file named after it (`mocks/living.ts`, `mocks/living-seed.ts`). */
export function isIn(path: string, folder: string): boolean {
  return path.startsWith(folder) && ['', '/', '.', '-'].includes(path.charAt(folder.length));
}

/** The slice of a room a path belongs to; files at the room's own level belong to none. */
export function sliceOf(path: string, room: Room): string | undefined {
  const [slice, rest] = path.slice(room.room.length + 1).split('/');
  return rest === undefined ? undefined : slice;
}
