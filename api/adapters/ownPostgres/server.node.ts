import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { packagedBinaries, ready, serverFlags, type Binaries, type Person } from '#hasura/engine/nativeServer.node.ts';
import type { Log } from '../../ports/log.ts';
import { folderOf, giveCluster, hasOwnPostgres, letThrough, makeCluster, personOf, serverEnv } from './folder.node.ts';
import { endOrphan } from './orphan.node.ts';
import { shortName } from './socket.node.ts';

/** The PostgreSQL server of a data folder, a child of this process. */
export interface OwnPostgres {
  url: string;
  /** Process id of the postmaster. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

/** What it takes to run a server in a data folder. */
export interface Means {
  binaries: Binaries;
  person: Person | null;
}

/** What a server in this data folder would run with. @throws Error saying why none can run */
export async function meansFor(dataDir: string): Promise<Means> {
  // Node reaches no socket of the file system there.
  if (process.platform === 'win32') throw new Error('Windows');
  const binaries = await packagedBinaries();
  const person = personOf(dataDir);
  letThrough(resolve(dataDir), binaries, person);
  return { binaries, person };
}

const settings: Readonly<Record<string, string>> = {
  listen_addresses: '',
  // The folder of the data, where the server stands: no path is too long.
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '60',
  random_page_cost: '1.1',
  timezone: 'UTC',
  // Statements hold names and numbers of people: none is logged.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};

/** Starts the server of a data folder, which this process has locked; a new one is made where there is none. */
export async function startOwnPostgres(dataDir: string, means: Means, log: Log): Promise<OwnPostgres> {
  const folder = folderOf(resolve(dataDir));
  if (!hasOwnPostgres(dataDir)) await makeCluster(resolve(dataDir), means.binaries, means.person);
  giveCluster(dataDir, means.person);
  await endOrphan(folder);
  const run = () => runServer(folder, means);
  let running = await run();
  let stopping = false;
  const keep = ({ child }: Running) => child.once('exit', () => void (stopping || again()));
  const again = async () => {
    log.error('own-postgres-ended');
    // What keeps it from starting may pass: a full disk, a process that is still ending.
    for (let wait = 1000; !stopping; wait = Math.min(wait * 2, 30_000)) {
      await delay(wait);
      if (stopping) return;
      try {
        running = await run();
        return stopping ? await running.stop() : void keep(running);
      } catch {
        log.error('own-postgres-lost');
      }
    }
  };
  keep(running);
  const socket = shortName(folder);
  const stop = async () => {
    stopping = true;
    await running.stop();
    socket.forget();
  };
  try {
    await ensureDatabase(addressOf(socket.path, 'postgres'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: addressOf(socket.path, 'academy'), pid: () => running.child.pid, stop };
}

/** How to reach the server that runs in a data folder now, and how to forget it; null when none does. */
export async function runningUrl(dataDir: string): Promise<{ url: string; forget(): void } | null> {
  const { path, forget } = shortName(folderOf(resolve(dataDir)));
  const url = addressOf(path, 'academy');
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return { url, forget };
  } catch {
    forget();
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const addressOf = (socket: string, database: string): string =>
  `postgres://academy@/${database}?host=${encodeURIComponent(socket)}`;

interface Running {
  child: ChildProcess;
  stop(): Promise<void>;
}

async function runServer(folder: string, { binaries, person }: Means): Promise<Running> {
  // In a session of its own: Ctrl+C in the terminal is ours, and we stop it last.
  const options = { ...person, env: serverEnv, cwd: '/', detached: true };
  const start = () =>
    spawn(binaries.postgres, ['-D', folder, ...serverFlags(settings)], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  let child = start();
  for (let tries = 1; ; tries++) {
    try {
      await ready(child);
      break;
    } catch (error) {
      // Processes of a killed server end a moment after it.
      if (tries === 10 || !String(error).includes('still in use')) throw error;
      await delay(500);
      child = start();
    }
  }
  // Ends with the pipe from us, also when we are killed, and takes the server along.
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(child.pid)], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.stdin.on('error', () => undefined);
  const exited = once(child, 'exit');
  const stop = async () => {
    guard.kill('SIGKILL');
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGINT');
    const hard = setTimeout(() => child.kill('SIGQUIT'), 60_000);
    await exited;
    clearTimeout(hard);
  };
  child.once('exit', () => guard.kill('SIGKILL'));
  return { child, stop };
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from pg_database where datname = 'academy'`);
    if (rowCount === 0) await client.query('create database academy');
  } finally {
    await client.end();
  }
}
