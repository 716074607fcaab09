import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { projectNode } from '../start/spawn.mjs';

/** No fault's tests take this long, in milliseconds; those that hang are ended. */
const LONGEST_MS = 8 * 60_000;

let running: ChildProcess | undefined;

/** Runs a program of `node_modules/.bin`, showing nothing. @returns its exit code */
export function runTool(tool: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<number> {
  return runNode([join('node_modules', '.bin', tool), ...args], env);
}

/** Runs a script with the project's Node, showing nothing. @returns its exit code; 1 when it was ended */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(projectNode, args, {
      stdio: 'ignore',
      timeout: LONGEST_MS,
      env: { ...process.env, ...env },
    });
    running = child;
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Ends what is running now. */
export function endRunning(): void {
  running?.kill();
}
