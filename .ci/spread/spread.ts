import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { settingsTable, type Settings } from '#api/settingsTable.ts';
import { startNativePostgres, type NativeServer } from '#hasura/engine/testing/nativePostgres.node.ts';
import { startFakeS3 } from '#api/testing/s3.node.ts';
import { startRealS3 } from '#api/testing/swift.node.ts';
import type { Bucket } from '#api/adapters/storageS3.node.ts';
import { serverFlags } from '../start/spawn.mjs';
import { caddyfile, givenToApi, givenToCaddy, givenToPostgres } from './given.ts';

/** How an academy is spread out on this machine. */
export interface SpreadOptions {
  /** The proxy's port; the api processes listen on the next ones. */
  port: number;
  processes: number;
  demo: boolean;
  /** Settings of the api beside those of the table, by their names outside. */
  env?: Readonly<Record<string, string>>;
}

/** A spread academy that runs. */
export interface Spread {
  /** The proxy's address, the only one that people need. */
  url: string;
  databaseUrl: string;
  secret: string;
  postgres: NativeServer;
  bucket: Bucket & { name: string };
  processes: readonly ApiProcess[];
  /** What each api process is given beside port and folder. */
  env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** One of the api processes; it keeps its port. */
export interface ApiProcess {
  url: string;
  pid(): number | undefined;
  /** Ends it by this signal, waits for its end, starts it again and waits until it is ready. */
  restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Something that must be there first, as a sentence for the terminal. */
export class SpreadError extends Error {}

/** Where Debian and others put it. `CADDY` names another. */
const caddyPaths = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'];

/** The proxy's program, null where there is none. */
export const caddyProgram = (): string | null =>
  (process.env['CADDY'] ? [process.env['CADDY']] : caddyPaths).find((path) => existsSync(path)) ?? null;

/** Starts PostgreSQL, a bucket, the api processes and the proxy. @throws SpreadError */
export async function startSpread({ port, processes, demo, env = {} }: SpreadOptions): Promise<Spread> {
  const caddy = caddyProgram();
  if (caddy === null)
    throw new SpreadError(
      'Caddy가 없습니다. Debian에서는 `apt-get install caddy`로 설치합니다. 다른 곳에 있으면 CADDY에 경로를 적어 주세요.',
    );
  const ports = Array.from({ length: processes }, (_, at) => port + 1 + at);
  for (const each of [port, ...ports])
    if (await isTaken(each))
      throw new SpreadError(`포트 ${each}을(를) 다른 프로그램이 쓰고 있습니다. --port로 다른 포트를 정해 주세요.`);

  const folder = mkdtempSync(join(tmpdir(), 'spread-'));
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of undo.splice(0).reverse()) await each();
  };
  try {
    const url = `http://localhost:${port}`;
    const postgres = await startNativePostgres({ ...givenToPostgres, fsync: 'on', synchronous_commit: 'on' });
    undo.push(() => postgres.stop());
    const bucket = await startBucket(url);
    undo.push(() => bucket.close());
    const secret = crypto.randomUUID() + crypto.randomUUID();
    const said: Partial<Record<keyof Settings, string>> = {
      databaseUrl: postgres.url,
      hasuraUrl: process.env['HASURA_URL'] ?? '',
      secret,
      publicUrl: url,
      demo: demo ? '1' : '0',
      s3Url: bucket.url,
      s3Region: bucket.region,
      s3AccessKeyId: bucket.accessKeyId,
      s3SecretAccessKey: bucket.secretAccessKey,
      logLevel: process.env['LOG_LEVEL'] ?? 'error',
    };
    const shared = { ...apiEnv(said), ...env };
    const begin = (at: number) => startProcess(ports[at] ?? 0, { ...shared, DATA_DIR: join(folder, `api-${at + 1}`) });
    // The first migrates and fills; the others find it done.
    const first = await begin(0);
    undo.push(() => first.end('SIGTERM'));
    const others = await Promise.all(ports.slice(1).map((_, at) => begin(at + 1)));
    undo.push(() => Promise.all(others.map((each) => each.end('SIGTERM'))));
    const proxy = spawn(caddy, ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
      env: {
        PATH: process.env.PATH ?? '',
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
        CADDY_ADMIN: 'off',
        ...(givenToCaddy satisfies object),
        SITE: `http://:${port}`,
        UPSTREAMS: `to ${ports.map((each) => `127.0.0.1:${each}`).join(' ')}`,
      },
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    const kill = () => {
      proxy.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    };
    process.once('exit', kill);
    proxy.once('exit', () => process.off('exit', kill));
    undo.push(() => end(proxy, 'SIGTERM'));
    await answers(`${url}/healthz`, proxy);
    return {
      url,
      databaseUrl: postgres.url,
      secret,
      postgres,
      bucket,
      processes: [first, ...others],
      env: shared,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The settings of the table with what is said here; what an owner would say stands in this environment. */
function apiEnv(said: Partial<Record<keyof Settings, string>>): Record<string, string> {
  const keys = Object.keys(givenToApi) as (keyof Settings)[];
  const pairs = keys.flatMap((key) => {
    const given = givenToApi[key];
    const { env } = settingsTable[key];
    if ('not' in given) return [];
    const usual = 'always' in given ? given.always : 'or' in given ? (process.env[env] ?? given.or) : '';
    return [[env, said[key] ?? usual] as const];
  });
  return Object.fromEntries(pairs);
}

async function startBucket(origin: string): Promise<Bucket & { name: string; close(): unknown }> {
  const real = await startRealS3(origin);
  if (real.bucket) return { ...real.bucket, name: 'OpenStack Swift', close: () => real.close() };
  const { bucket, close } = await startFakeS3(origin);
  return { ...bucket, name: 'api/testing/s3.node.ts', close };
}

/** Starts an api process. @param version where another one lies, and which of its addresses says that it is ready */
export async function startProcess(
  port: number,
  env: Record<string, string>,
  { cwd, ready }: { cwd?: string | undefined; ready: string } = { ready: '/readyz' },
) {
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const child = spawn(process.execPath, [...serverFlags, 'api/main.ts'], {
      cwd,
      env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: String(port), ...env },
      // Ctrl+C in the terminal is ours: they stop after the proxy.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-20_000)));
    child.stdout.on('data', (chunk: Buffer) => String(chunk).startsWith('{') && process.stderr.write(chunk));
    // Nothing outlives us, however we end.
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    await answers(`${url}${ready}`, child).catch((error: unknown) => {
      throw new SpreadError(`${String(error)}\n${text}`);
    });
    return child;
  };
  let child = await start();
  const restart = async (signal: 'SIGTERM' | 'SIGKILL') => {
    await end(child, signal);
    child = await start();
  };
  return { url, pid: () => child.pid, restart, end: (signal: NodeJS.Signals) => end(child, signal) };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1800; tries++) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new SpreadError(`${child.spawnfile}: ${child.exitCode}`);
    if (
      await fetch(url).then(
        (answer) => answer.body?.cancel().then(() => answer.ok),
        () => false,
      )
    )
      return;
    await delay(100);
  }
  throw new SpreadError(`${url}: 3분 동안 답이 없습니다.`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const taken = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  socket.destroy();
  return taken;
}
