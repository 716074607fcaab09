import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDemo, demoFolder } from '../world.node.ts';

/** A real server process. */
export interface ServerProcess {
  child: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Its address, once it is open; rejects when it ends first. */
  url: Promise<string>;
  /** Its exit code; null after a signal. */
  exited: Promise<number | null>;
}

/** Starts `api/main.ts` as `npm start` does, on a port of its own. */
export function spawnServer(dataDir: string, env: Record<string, string> = {}, args: string[] = []): ServerProcess {
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'api/main.ts', ...args], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const url = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The server ended: ${text}`)));
  });
  // A test that expects the start to fail does not wait for the address.
  url.catch(() => undefined);
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => text, url, exited };
}

/** An empty data folder and a function that removes it. */
export function temporaryDataDir(): { dataDir: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'academy-'));
  // Root's PostgreSQL runs as somebody else, who must get to the data.
  chmodSync(folder, 0o711);
  return { dataDir: join(folder, 'data'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A data folder with the demo world in it already: a server on it opens in a second or two. */
export async function demoDataDir(): Promise<ReturnType<typeof temporaryDataDir>> {
  const place = temporaryDataDir();
  cpSync(await demoFolder(), place.dataDir, { recursive: true });
  return place;
}

/** An academy with the demo world for real servers: its data folder, on the PostgreSQL server of `TEST_DATABASE_URL` its database too. */
export async function demoAcademy(): Promise<{
  dataDir: string;
  env: Record<string, string>;
  remove: () => Promise<void>;
}> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) {
    const { dataDir, remove } = await demoDataDir();
    return { dataDir, env: {}, remove: async () => remove() };
  }
  const { dataDir, remove } = temporaryDataDir();
  const { url, drop } = await copyDemo(server);
  return { dataDir, env: { DATABASE_URL: url }, remove: () => drop().then(remove) };
}
