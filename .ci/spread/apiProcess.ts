import { spawn } from 'node:child_process';
import { serverFlags } from '../start/spawn.mjs';
import { answers, end, killWithUs, SpreadError } from './child.ts';

/** One of the api processes; it keeps its port. */
export interface ApiProcess {
  url: string;
  pid(): number | undefined;
  /** Ends it by this signal, waits for its end, starts it again and waits until it is ready. */
  restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts an api process. @param version where another one lies, and which of its addresses says that it is ready */
export async function startProcess(
  port: number,
  env: Record<string, string>,
  { cwd, ready }: { cwd?: string | undefined; ready: string } = { ready: '/readyz' },
): Promise<ApiProcess> {
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
    killWithUs(child);
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
  return { url, pid: () => child.pid, restart, end: (signal) => end(child, signal) };
}
