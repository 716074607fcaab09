// `npm run dev`: the API, restarted when its files change, and the apps by Vite, which passes /api on to it.
// PORT (3000) is the address for the browser; the API listens on the next port.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './install.mjs';
import { projectNode } from './spawn.mjs';

if ((await installPackages()) !== 0) process.exit(1);

const port = Number(process.env.PORT ?? 3000);
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
// Also what the API reads but does not import: migrations, metadata, contracts.
const watch = ['api', 'hasura', 'openapi'].filter((path) => existsSync(path)).map((path) => `--watch-path=${path}`);
const children = [
  start([...watch, '--watch-preserve-output', 'api/main.ts'], {
    PORT: `${port + 1}`,
    PUBLIC_URL: publicUrl,
    // Documents change during development.
    ALLOW_LIST: process.env.ALLOW_LIST ?? '0',
  }),
  start(['node_modules/vite/bin/vite.js', '--port', `${port}`, '--strictPort'], {
    API_URL: `http://127.0.0.1:${port + 1}`,
  }),
];

// When one ends, by Ctrl+C, a signal or a crash, the other is stopped too.
for (const child of children) child.on('exit', (code) => stopAll(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(0));

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function start(args, env) {
  return spawn(projectNode, ['--import', './.ci/start/follow-parent.mjs', ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
}

/** @param {number} code */
function stopAll(code) {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode ||= code;
}
