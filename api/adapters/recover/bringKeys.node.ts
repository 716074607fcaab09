import { existsSync, readFileSync, renameSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Database } from '../../ports/database.ts';
import type { Settings } from '../../settings/settings.ts';
import { withRow } from '../advice.ts';
import { backupsIn } from '../backup/places/place.ts';
import { openVault } from '../backup/openVault.node.ts';
import { openManifest, readPart, type Vault } from '../backup/parts.node.ts';
import { isOwnKey, rememberedPrint, secretIn, secretsFile, writeKeyFile } from '../keys.node.ts';
import { StartError } from '../startError.ts';
import { pushFile, pushKeysIn } from '../webPush.node.ts';

/** A file of keys: where it lies, and whether a text is one that this academy was used with. */
interface KeyFile {
  name: 'secrets.json' | 'vapid.json';
  path: string;
  fits(content: string): Promise<boolean>;
}

/**
 * Brings the files of keys that are missing, unreadable or of another academy from the newest backup that has them. What is there is kept beside.
 * @returns what was brought
 * @throws StartError when no backup has one
 */
export async function bringKeys(settings: Settings, db: Database): Promise<string> {
  const lost: KeyFile[] = [];
  for (const file of keyFiles(settings, db))
    if (!existsSync(file.path) || !(await file.fits(readFileSync(file.path, 'utf8')))) lost.push(file);
  if (lost.length === 0) return '키 파일이 모두 그대로 있습니다. 되찾을 것이 없습니다.';
  const vault = openVault(settings);
  const names = backupsIn(await Array.fromAsync(vault.place.list())).toReversed();
  const brought: string[] = [];
  for (const file of lost) {
    const found = await newest(vault, names, file);
    if (found === null) continue;
    put(file.path, found.content);
    brought.push(`${file.name} (${found.backup})`);
  }
  const missing = lost.filter(({ name }) => !brought.some((each) => each.startsWith(name))).map(({ name }) => name);
  const done = brought.length > 0 ? `되찾았습니다: ${brought.join(', ')}. 이제 npm start로 여세요.` : '';
  if (missing.length === 0) return done;
  throw new StartError(
    withRow(
      missing.includes('secrets.json') ? 'secrets-lost' : 'vapid',
      `${done}${done && '\n'}${vault.place.about}의 백업에 이 학원의 ${missing.join(', ')}이 없습니다. 백업을 다른 곳에 두었으면 BACKUP_DIR로 정해 다시 실행해 주세요.`,
    ),
  );
}

function keyFiles(settings: Settings, db: Database): KeyFile[] {
  const { dataDir } = settings;
  const secrets: KeyFile = {
    name: 'secrets.json',
    path: secretsFile(dataDir),
    fits: async (content) => {
      const secret = secretIn(content);
      return secret !== null && isOwnKey(db, secret, await rememberedPrint(db));
    },
  };
  const push: KeyFile = {
    name: 'vapid.json',
    path: pushFile(dataDir),
    fits: async (content) => pushKeysIn(content) !== null,
  };
  return [...(settings.secret === null ? [secrets] : []), ...(settings.vapidPublicKey === null ? [push] : [])];
}

async function newest(vault: Vault, backups: readonly string[], file: KeyFile) {
  for (const backup of backups) {
    // One that does not open hides no older one.
    const content = await keptIn(vault, backup, file.name).catch(() => null);
    if (content !== null && (await file.fits(content))) return { backup, content };
  }
  return null;
}

async function keptIn(vault: Vault, backup: string, name: KeyFile['name']): Promise<string | null> {
  const { beside } = await openManifest(vault, backup);
  const part = beside.find((each) => each.name === name)?.part;
  return part ? text(readPart(vault, part)) : null;
}

function put(path: string, content: string): void {
  if (existsSync(path)) renameSync(path, `${path}.broken`);
  writeKeyFile(path, content);
}
