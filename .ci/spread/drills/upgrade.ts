import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProcess } from '../apiProcess.ts';
import { underLoad } from '../load/load.ts';
import { clients, tellNamed } from './rolling.ts';
import type { Spread } from '../spread.ts';

/** The version before, as a commit; one of a day ago unless `BEFORE` names another. */
function versionBefore(): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    return process.env['BEFORE'] ?? (git('rev-list', '-1', '--before=1.day', 'HEAD').trim() || null);
  } catch {
    return null;
  }
}

/** Starts the version before on the database that this one has migrated, and puts the same load on both in turn. Nothing may fail on either. */
export async function upgrade(spread: Spread): Promise<boolean> {
  const commit = versionBefore();
  if (commit === null) {
    console.log('upgrade: skipped, there is no history of a day ago; BEFORE=<commit> names one');
    return true;
  }
  const folder = mkdtempSync(join(tmpdir(), 'before-'));
  try {
    execFileSync('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, folder]);
    if (!existsSync(join(folder, 'node_modules'))) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const port = Number(new URL(spread.processes.at(-1)?.url ?? '').port) + 1;
    const env = { ...spread.env, DATA_DIR: join(folder, 'data') };
    const before = await startProcess(port, env, { cwd: folder, ready: '/healthz' });
    try {
      const result = await underLoad(spread, () => delay(20_000), { clients, urls: [spread.url, before.url] });
      console.log(`upgrade: ${commit.slice(0, 8)} beside this version`);
      return tellNamed('upgrade', result) && result.failures.size === 0;
    } finally {
      await before.end('SIGTERM');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
