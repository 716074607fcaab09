// `npm start`: runs on any Node ≥ 20 with nothing installed. Installs and builds what is missing or stale, then
// becomes a thin shell around the server: same arguments, same signals, same exit code.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './.ci/start/install.mjs';
import { projectNode, run, runQuietly, serverFlags } from './.ci/start/spawn.mjs';
import { isBuildStale } from './.ci/start/stale.mjs';

process.chdir(import.meta.dirname);
const args = process.argv.slice(2);

if ((await installPackages()) !== 0) {
  fail('패키지를 설치하지 못했습니다. 인터넷 연결을 확인하고 `npm ci`를 직접 실행해 보세요.');
}
// A command such as `create-admin` shows no pages.
if (args.length === 0 && isBuildStale()) {
  console.log('화면을 빌드합니다.');
  const [code] = await Promise.all([
    run(projectNode, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error']),
    prepareDemo(),
  ]);
  if (code !== 0) fail('화면을 빌드하지 못했습니다. 위에 나온 오류를 고친 뒤 다시 시작하세요.');
}
serve();

/** Fills a demo while the apps are built, where the first start will want one. A failure is left to the server. */
function prepareDemo() {
  const { DATABASE_URL, DATA_DIR, DEMO } = process.env;
  if (DATABASE_URL || DEMO === '0' || existsSync(DATA_DIR || 'data')) return 0;
  return runQuietly(projectNode, ['api/demo/prepare.node.ts']);
}

function serve() {
  const server = spawn(
    projectNode,
    [...serverFlags, '--import', './.ci/start/follow-parent.mjs', 'api/main.ts', ...args],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  );
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => server.kill(signal));
  // A terminal sends Ctrl+C to the server as well; passing it on would make it two.
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
  // npm does not always pass a signal on; when the shell it started us in is gone, nobody is left to stop us.
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && server.kill('SIGTERM');
  if (process.env.npm_lifecycle_event) setInterval(orphaned, 250);
  server.on('error', (error) => fail(`서버를 시작하지 못했습니다: ${error.message}`));
  server.on('exit', (code, signal) => {
    if (signal) process.removeAllListeners(signal);
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
