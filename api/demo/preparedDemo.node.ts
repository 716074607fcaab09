import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '#engine';
import { keptFolder } from '../adapters/kept.node.ts';
import { openPGlite } from '../adapters/pglite.ts';
import { readProjectFiles } from '../adapters/projectFiles.node.ts';
import { systemClock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { seoulDate } from '../rest/_protocol/seoul.ts';
import type { Settings } from '../settings/settings.ts';
import { startsAsDemo } from './academyKind.node.ts';
import { fillWithDemo } from './demo.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const program = fileURLToPath(new URL('./prepare.node.ts', import.meta.url));

/** A database folder filled with the demo academy of today, made once and kept beside the packages; copy it. */
export async function preparedDemo(): Promise<string> {
  const day = seoulDate(systemClock.now());
  const folder = await keptFolder('filled', [day, madeFrom()], async (path) => {
    const db = await openPGlite({ dataDir: join(path, 'pg') });
    await migrate(db.sql, readProjectFiles());
    await fillWithDemo(db, () => loadAcademy(db));
    await db.close();
  });
  return join(folder, 'pg');
}

/** The demo academy of today. Its generator is loaded only when it is needed. */
export async function loadAcademy(db: Database): Promise<void> {
  const [{ buildWorld }, { loadWorld }] = await Promise.all([
    import('#mocks/world/model/buildWorld.ts'),
    import('#mocks/world/load/loadWorld.ts'),
  ]);
  await loadWorld(db, buildWorld('academy', seoulDate(systemClock.now())));
}

/**
 * Puts the prepared demo into a data folder that is empty and becomes a demo. Where it cannot, the server fills the folder by itself.
 * Another process makes it: what that needed would stay in this one's memory.
 */
export async function placePreparedDemo(settings: Settings): Promise<void> {
  const place = join(settings.dataDir, 'pg');
  if (settings.databaseUrl !== null || existsSync(place) || !startsAsDemo(settings)) return;
  const own = `${place}.new-${process.pid}`;
  try {
    const child = spawn(process.execPath, [program], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    let path = '';
    child.stdout.on('data', (chunk: Buffer) => (path += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) return;
    mkdirSync(settings.dataDir, { recursive: true });
    await cp(join(root, path.trim()), own, { recursive: true, mode: 2 });
    renameSync(own, place);
  } catch {
    // A full disk or a second server is told of where the folder is opened.
    rmSync(own, { recursive: true, force: true });
  }
}

/** What the filled folder follows from: its generator, its migrations, the format of its files. */
function madeFrom(): unknown {
  const world = readdirSync(join(root, 'mocks/world'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'),
  ) as { version: string };
  return [version, readProjectFiles(), world, readFileSync(new URL('./demo.ts', import.meta.url), 'utf8')];
}
