import { spawn } from 'node:child_process';
import { delimiter, join, sep } from 'node:path';

const windows = process.platform === 'win32';

/** The project's own Node, which runs TypeScript as it is; a path from the root. */
export const projectNode = join('node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/** What Node is told for the server; the container's command says the same. A small nursery of the heap: 60 MB less at rest. */
export const serverFlags = ['--max-semi-space-size=8'];

/**
 * Runs a program to its end, its output going straight to the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] variables on top of the current ones
 * @returns {Promise<number>} its exit code; 1 when it was killed or could not start
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell: windows });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program to its end and shows nothing of it.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} its exit code; 1 when it was killed or could not start
 */
export function runQuietly(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', shell: windows });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs the machine's own npm. `npm start` puts the project's Node first on PATH, and `npm ci` deletes that one.
 * @param {string[]} args
 */
export function runNpm(args) {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith(join(sep, '.bin')));
  return run('npm', args, { PATH: path.join(delimiter) });
}
