import { execFileSync, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { answers, end, killWithUs, SpreadError } from './child.ts';
import { caddyfile, caddySettings } from './settings.ts';

/** Where Debian and others put it. `CADDY` names another. */
const caddyPaths = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'];

/** The proxy's program, null where there is none. */
export const caddyProgram = (): string | null =>
  (process.env['CADDY'] ? [process.env['CADDY']] : caddyPaths).find((path) => existsSync(path)) ?? null;

/** The same, or a sentence that says how to get it. @throws SpreadError */
export function neededCaddy(): string {
  const caddy = caddyProgram();
  if (caddy !== null) return caddy;
  throw new SpreadError(
    'Caddy가 없습니다. Debian에서는 `apt-get install caddy`로 설치합니다. 다른 곳에 있으면 CADDY에 경로를 적어 주세요.',
  );
}

interface Proxied {
  port: number;
  /** The ports of the api processes. */
  to: readonly number[];
  /** Its own files; goes with it when this process ends early. */
  folder: string;
}

/** Starts the proxy and waits until it leads to the api. @returns what stops it @throws SpreadError */
export async function startProxy(caddy: string, { port, to, folder }: Proxied): Promise<() => Promise<void>> {
  const proxy = spawn(caddy, ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      CADDY_ADMIN: 'off',
      ...(caddySettings satisfies object),
      SITE: `http://:${port}`,
      BUFFERS: isBefore27(caddy) ? 'buffer_requests' : caddySettings.BUFFERS,
      UPSTREAMS: `to ${to.map((each) => `127.0.0.1:${each}`).join(' ')}`,
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  killWithUs(proxy, () => rmSync(folder, { recursive: true, force: true }));
  try {
    await answers(`http://localhost:${port}/healthz`, proxy);
  } catch (error) {
    await end(proxy, 'SIGTERM');
    throw error;
  }
  return () => end(proxy, 'SIGTERM');
}

/** Debian's is 2.6, which knows the same by another name, and only without a limit. */
function isBefore27(caddy: string): boolean {
  const [, minor = '0'] = /^v?2\.(\d+)/.exec(execFileSync(caddy, ['version'], { encoding: 'utf8' })) ?? [];
  return Number(minor) < 7;
}
