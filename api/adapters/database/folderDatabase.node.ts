import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../settings/settings.ts';
import { advise } from '../advice.ts';

const kinds = ['pg', 'postgres'] as const;

/** Whether something lies in the folder of this kind of database, whole or not. */
export const holds = (dataDir: string, kind: (typeof kinds)[number]): boolean => {
  const path = join(dataDir, kind);
  return existsSync(path) && readdirSync(path).length > 0;
};

/** The note of a data folder on what it is. */
export const kindFile = (dataDir: string): string => join(dataDir, 'academy.json');

/** Whether a data folder remembers that it is the demo; null where it has no readable note. */
export function remembered(dataDir: string): boolean | null {
  const path = kindFile(dataDir);
  if (!existsSync(path)) return null;
  const [, demo] = /^\{"demo":(true|false)\}\s*$/.exec(readFileSync(path, 'utf8')) ?? [];
  return demo === undefined ? null : demo === 'true';
}

/**
 * Refuses a data folder in which it is not clear which database is the academy's, before another one is made or opened there.
 * @throws StartError
 */
export function refuseOddFolder(dataDir: string): void {
  const there = kinds.filter((kind) => holds(dataDir, kind));
  if (there.length === 2)
    throw advise(
      'database-two',
      `${dataDir}에 데이터베이스가 둘(pg, postgres) 있습니다. 학원이 아닌 쪽을 삭제하지 말고 다른 곳으로 옮긴 뒤 다시 시작해 주세요.`,
    );
  const headless = there.find((kind) => !existsSync(join(dataDir, kind, 'PG_VERSION')));
  if (headless) throw damaged(join(dataDir, headless));
}

/** Refuses a folder that was a real academy's and has no database any more. @throws StartError */
export function refuseLostDatabase({ dataDir, databaseUrl }: Settings): void {
  if (databaseUrl !== null || remembered(dataDir) !== false || kinds.some((kind) => holds(dataDir, kind))) return;
  throw advise(
    'database-missing',
    `${dataDir}에 실제 학원의 데이터베이스가 없어 빈 학원을 새로 만들지 않습니다.\n` +
      'PostgreSQL 서버로 열던 학원이면 DATABASE_URL을 정하고, 디스크가 연결되어 있는지 확인해 주세요.\n' +
      restoring(dataDir),
  );
}

/** A database that does not open. */
export function damaged(path: string) {
  return advise(
    'database-damaged',
    `${path}의 데이터베이스를 열지 못했습니다. 폴더가 손상된 것 같습니다. 삭제하지 마세요.\n${restoring(join(path, '..'))}`,
  );
}

const restoring = (dataDir: string): string =>
  `백업은 새 폴더에 되살립니다: DATA_DIR=새폴더 BACKUP_DIR=${join(dataDir, 'backups')} npm run restore -- latest (백업을 다른 곳에 두었으면 그곳)`;
