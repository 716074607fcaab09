import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { finished, serverPerson, type Binaries, type Person } from '#hasura/engine/nativeServer.node.ts';

/** The folder of the server's data in a data folder. */
export const folderOf = (dataDir: string): string => join(dataDir, 'postgres');

/** Whether an academy's PostgreSQL lives in this data folder. */
export const hasOwnPostgres = (dataDir: string): boolean => existsSync(join(folderOf(dataDir), 'PG_VERSION'));

/** Whom the server runs as when root starts it: the owner of the data folder, else a user without rights. */
export function personOf(dataDir: string): Person | null {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = statSync(dataDir);
  return uid === 0 ? serverPerson() : { uid, gid };
}

/** The environment of the server: nothing of ours, where the keys are. */
export const serverEnv: Readonly<Record<string, string>> = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };

/**
 * Lets the person through the data folder to the server's own, and through nothing else.
 * @throws Error when the person cannot get there, or cannot run the program
 */
export function letThrough(dataDir: string, { postgres }: Binaries, person: Person | null): void {
  if (person && statSync(dataDir).uid === 0) {
    chownSync(dataDir, 0, person.gid);
    chmodSync(dataDir, 0o710);
  }
  const options = { ...person, env: serverEnv, stdio: 'pipe' as const, cwd: '/' };
  execFileSync('/bin/sh', ['-c', 'cd "$1" && "$2" --version', 'sh', dataDir, postgres], options);
}

/** Makes an empty cluster, whole or not at all. */
export async function makeCluster(dataDir: string, { initdb }: Binaries, person: Person | null): Promise<void> {
  const folder = folderOf(dataDir);
  const draft = join(dataDir, 'postgres-new', 'cluster');
  rmSync(dirname(draft), { recursive: true, force: true });
  mkdirSync(dirname(draft), { mode: 0o700 });
  if (person) chownSync(dirname(draft), person.uid, person.gid);
  // Whoever may open the socket owns the files anyway, so that a password would protect nothing.
  const flags = ['-U', 'academy', '-A', 'trust', '-E', 'UTF8', '--data-checksums', '--locale=C'];
  const words = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];
  await finished(spawn(initdb, ['-D', draft, ...flags, ...words], { ...person, env: serverEnv, cwd: '/', stdio }));
  renameSync(draft, folder);
  rmSync(dirname(draft), { recursive: true });
}

/** Gives the cluster to the person, after the folder came from another machine or by another user's copy. */
export function giveCluster(dataDir: string, person: Person | null): void {
  const folder = folderOf(dataDir);
  if (person && statSync(folder).uid !== person.uid) {
    for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
      lchownSync(join(folder, name), person.uid, person.gid);
    }
  }
  // A copy may have opened it; the server refuses that.
  chmodSync(folder, 0o700);
}
