import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import type { RunningServer } from './start.node.ts';

// Before anything large is loaded, so that a second start uses the compile cache.
enableCompileCache();
const { SettingsError, readSettings, settingsHelp } = await import('./settings/settings.ts');
const { fileProblem } = await import('./adapters/storage/fileProblem.ts');
const { ownVersion } = await import('./adapters/ownVersion.node.ts');
const { StartError } = await import('./adapters/startError.ts');

const usage = `사용법
  npm start                     학원을 엽니다
  npm start -- create-admin     첫 관리자를 만듭니다. --login-id 아이디 --name 이름 (없으면 물어봅니다)
  npm run move -- --to 곳        학원을 다른 곳으로 옮깁니다 (서버를 끈 동안). 곳: postgres://… 또는 폴더
  npm run backup                데이터베이스와 파일을 백업합니다
  npm run restore -- 백업        백업을 빈 곳에 되살립니다. 백업: latest, 이름(academy-…)이나 폴더
  npm run restore -- --check 백업  옆에 되살려 보고 견준 뒤 삭제합니다
  npm run recover -- keys       잃거나 망가진 키 파일을 백업에서 되찾습니다 (서버를 끈 동안)
  npm run recover -- secrets    백업에도 없는 서명 키를 새로 만듭니다. --by 이름. 모두 다시 로그인합니다 (docs/operations.md)
  npm run recover -- push       푸시 알림을 새로 시작합니다. --by 이름. 기기마다 알림을 다시 켭니다
  npm start -- --help           이 도움말

설정 (환경 변수)
${settingsHelp()}`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      'login-id': { type: 'string' },
      name: { type: 'string' },
      to: { type: 'string' },
      check: { type: 'boolean' },
      by: { type: 'string' },
    },
  });
  const [command = 'serve', what] = positionals;
  if (values.help) console.log(usage);
  else if (command === 'serve') await serve();
  else if (command === 'create-admin') await createAdmin(values['login-id'], values.name);
  else if (command === 'move') await move(values.to);
  else if (command === 'backup') await (await backups()).backupNow(readSettings(process.env));
  else if (command === 'restore') await (await backups()).restoreNow(readSettings(process.env), what, !!values.check);
  else if (command === 'recover') await recover(what, values.by);
  else throw new StartError(`모르는 명령입니다: ${command}\n\n${usage}`);
} catch (error) {
  const isToldAlready = error instanceof StartError || error instanceof SettingsError || isArgumentError(error);
  const sentence = isToldAlready ? error.message : fileProblem(error);
  if (sentence === null) throw error;
  console.error(sentence);
  process.exit(1);
}

async function serve(): Promise<void> {
  const { startServer } = await import('./start.node.ts');
  const settings = readSettings(process.env);
  const server = await startServer(settings, ownVersion());
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop(server).then((code) => process.exit(code));
    });
  }
  const { greeting } = await import('./greeting.ts');
  console.log(greeting(server, settings));
}

/** Stops the server: its exit code. A backup takes as long as the academy is large, and is not cut short. */
async function stop(server: RunningServer): Promise<number> {
  // Goes on even when something hangs; a proxy is waited for and running requests end in less.
  const impatient = new Promise<void>((resolve) => setTimeout(resolve, 8000).unref());
  try {
    await Promise.race([server.stop(), impatient]);
    await server.close();
    return 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`끄기 전에 백업을 쓰지 못했습니다. 기록은 DATA_DIR에 그대로 있습니다. ${reason}`);
    return 1;
  }
}

async function createAdmin(loginId: string | undefined, name: string | undefined): Promise<void> {
  const { askAndCreateAdmin } = await import('./adapters/firstManager/createAdmin.node.ts');
  await askAndCreateAdmin(readSettings(process.env), { loginId, name });
}

async function move(to: string | undefined): Promise<void> {
  const { moveAcademy } = await import('./adapters/move/move.node.ts');
  await moveAcademy(readSettings(process.env), to);
}

async function recover(what: string | undefined, by: string | undefined): Promise<void> {
  const { recoverNow } = await import('./adapters/recover/command.node.ts');
  await recoverNow(readSettings(process.env), what, by);
}

function backups() {
  return import('./adapters/backup/command.node.ts');
}

function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
