import { resolve } from 'node:path';
import { createLog } from '../../ports/log.ts';
import type { Settings } from '../../settings/settings.ts';
import { StartError } from '../startError.ts';
import { copyFolder } from './copyFolder.node.ts';
import { copyRows, UnequalTables } from './copyRows.ts';
import { markTarget, refuseHalfDatabase, refuseHalfFolder } from './mark.node.ts';
import { hasDatabase, openSide, type Side } from './openSide.node.ts';

/** `npm run move -- --to <place>`: carries the academy over and says how to open it there. The old place stays as it is. */
export async function moveAcademy(settings: Settings, to: string | undefined): Promise<void> {
  if (!to) throw new StartError('옮길 곳을 적어 주세요: npm run move -- --to postgres://… 또는 --to 폴더');
  const isServer = /^postgres(ql)?:\/\//.test(to);
  const target: Settings = {
    ...settings,
    databaseUrl: isServer ? to : null,
    migrationDatabaseUrl: null,
    dataDir: isServer ? settings.dataDir : to,
    demo: false,
  };
  refuseSame(settings, target);
  const log = createLog((line) => process.stderr.write(`${line}\n`), 'warn');
  const source = await openSide(settings, log);
  try {
    if (settings.databaseUrl === null) refuseHalfFolder(settings.dataDir);
    else await refuseHalfDatabase(source.db.sql);
    const unmark = await markTarget(target, log);
    const files = isServer ? 0 : await copyFolder(resolve(settings.dataDir), resolve(to));
    const sums = await copyAll(source, await openSide(target, log));
    await unmark();
    const rows = sums.reduce((sum, { count }) => sum + count, 0);
    process.stdout.write(`\n  옮겼습니다. 표 ${sums.length}개, 행 ${rows}개, 파일 ${files}개가 모두 같습니다.\n`);
    process.stdout.write(
      `  이제 이렇게 여세요:\n    ${isServer ? 'DATABASE_URL=<그 주소>' : `DATA_DIR=${to}`} npm start\n\n`,
    );
  } finally {
    await source.close();
  }
}

/** Copies every row and closes the goal, also when that fails. */
async function copyAll(source: Side, goal: Side): ReturnType<typeof copyRows> {
  try {
    return await source.db.load((reader) => goal.db.load((writer) => copyRows(reader, writer))).catch(explain);
  } finally {
    await goal.close();
  }
}

function refuseSame(settings: Settings, target: Settings): void {
  if (settings.databaseUrl === null && !hasDatabase(settings.dataDir))
    throw new StartError(`${settings.dataDir}에는 옮길 학원이 없습니다.`);
  const isSame = target.databaseUrl === settings.databaseUrl && resolve(target.dataDir) === resolve(settings.dataDir);
  if (isSame) throw new StartError('지금 있는 곳으로는 옮길 수 없습니다.');
}

function explain(error: unknown): never {
  if (error instanceof UnequalTables) throw new StartError(`옮긴 표가 원래와 다릅니다: ${error.message}`);
  throw error;
}
