import { isEncrypted } from '../cipher.node.ts';
import { keptMoments } from './keepRule.ts';
import { headOf, openManifest, type Vault } from '../parts.node.ts';
import { backupName, backupsIn, momentOf, partsOf, type Found } from './place.ts';
import { sharedFolder } from '../take/storedFiles.node.ts';

/**
 * Removes the backups that the rule lets go, what broken-off ones left, and contents that no backup with this key has any more.
 * Call it while nobody writes to the place. @param current stays, as what was just written
 * @returns how many backups went
 */
export async function prune(vault: Vault, current: string): Promise<number> {
  const { place } = vault;
  const found = await Array.fromAsync(place.list());
  const whole = backupsIn(found);
  const kept = new Set(keptMoments(whole.flatMap((name) => momentOf(name) ?? [])).map(backupName)).add(current);
  const old = found.filter(({ name }) => isOfBackup(name) && !kept.has(backupOf(name)));
  // The manifest goes first: what has none is no backup.
  old.sort((one, other) => Number(isManifest(other)) - Number(isManifest(one)));
  for (const { name } of old) await place.remove(name);
  const shared = await sharedBy(vault, [...kept]);
  const unused = shared ? found.filter(({ name }) => isShared(vault, name) && !shared.has(name)) : [];
  for (const { name } of unused) await place.remove(name);
  return whole.filter((name) => !kept.has(name)).length;
}

const backupOf = (name: string): string => name.split('/')[0] ?? '';
const isOfBackup = (name: string): boolean => momentOf(backupOf(name)) !== null;
const isManifest = ({ name }: Found): boolean => name === partsOf(backupOf(name)).manifest;
const isShared = (vault: Vault, name: string): boolean => name.startsWith(`${sharedFolder(vault)}/`);

/** Names of the contents that these backups share; null when one of them cannot be read, so that nothing is taken from it. */
async function sharedBy(vault: Vault, backups: readonly string[]): Promise<Set<string> | null> {
  const names = new Set<string>();
  for (const backup of backups) {
    if (!(await hasKey(vault, backup))) continue;
    const manifest = await openManifest(vault, backup).catch(() => null);
    if (!manifest) return null;
    for (const { part } of manifest.files) if (part) names.add(part.name);
  }
  return names;
}

/** Whether a backup is written with the key of the vault; what another key wrote has contents of its own. */
async function hasKey({ place, key }: Vault, backup: string): Promise<boolean> {
  const head = await headOf(place, partsOf(backup).manifest);
  if (!head) return true;
  if (!isEncrypted(head)) return key === null || head[0] !== '{'.charCodeAt(0);
  return key !== null && key.id.equals(head.subarray(8, 16));
}
