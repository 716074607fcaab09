import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { advise } from '../adapters/advice.ts';
import { holds, kindFile, remembered } from '../adapters/database/folderDatabase.node.ts';
import { StartError } from '../adapters/startError.ts';
import { isLoopback } from '../http/hosts.ts';
import type { Database } from '../ports/database.ts';
import type { Settings } from '../settings/settings.ts';
import { isDemoWorld } from './demo.ts';

type Asked = Pick<Settings, 'dataDir' | 'demo' | 'demoPublic' | 'host' | 'publicUrl'>;

/**
 * Whether this is the demo academy, whose passwords everybody knows. The database remembers what it is, so that a setting forgotten or a
 * file lost at a later start changes nothing; the folder does, for what is decided before the database is open.
 * @throws StartError when the settings say otherwise, or would open a demo to others without saying so twice
 */
export async function isDemoAcademy(settings: Asked, db: Database): Promise<boolean> {
  const known = (await kept(db)) ?? remembered(settings.dataDir) ?? (await shownBy(db));
  if (known === null && settings.demo === null && existsSync(kindFile(settings.dataDir)))
    throw unknown(settings.dataDir);
  const isDemo = known ?? settings.demo ?? true;
  if (settings.demo !== null && settings.demo !== isDemo) throw new StartError(isDemo ? onlyDemo : notDemo);
  if (isDemo && isOpenUnsaid(settings)) throw new StartError(saidOnce);
  await db.kysely.updateTable('security_settings').set({ is_demo: isDemo }).where('is_demo', 'is', null).execute();
  // The first start with a PostgreSQL elsewhere has no folder yet.
  mkdirSync(settings.dataDir, { recursive: true });
  writeFileSync(kindFile(settings.dataDir), `${JSON.stringify({ demo: isDemo })}\n`, { mode: 0o600 });
  return isDemo;
}

/**
 * Refuses before a database is made what the folder alone can tell.
 * @throws StartError
 */
export function refuseEarly(settings: Asked & Pick<Settings, 'databaseUrl'>): void {
  const isNew = settings.databaseUrl === null && !existsSync(settings.dataDir);
  const isDemo = remembered(settings.dataDir) ?? (isNew && settings.demo !== false);
  if (isDemo && isOpenUnsaid(settings)) throw new StartError(saidOnce);
}

/** Whether an empty folder becomes a demo. */
export const startsAsDemo = (settings: Asked): boolean =>
  !existsSync(kindFile(settings.dataDir)) &&
  !holds(settings.dataDir, 'postgres') &&
  settings.demo !== false &&
  !isOpenUnsaid(settings);

/** Whether others could reach a demo though that was not said twice. */
const isOpenUnsaid = (settings: Asked): boolean =>
  isOpenToOthers(settings) && !(settings.demo === true && settings.demoPublic);

/** What the database remembers; null before the first start. */
async function kept(db: Database): Promise<boolean | null> {
  const row = await db.kysely.selectFrom('security_settings').select('is_demo').executeTakeFirst();
  return row?.is_demo ?? null;
}

/** What the people of a database show, for a folder of before it was remembered; null for an empty one. */
async function shownBy(db: Database): Promise<boolean | null> {
  const people = await db.kysely.selectFrom('users').select('id').limit(1).execute();
  return people.length === 0 ? null : isDemoWorld(db);
}

function unknown(dataDir: string) {
  const sentence = `${kindFile(dataDir)}를 읽을 수 없고 데이터베이스는 비어 있습니다.`;
  return advise('academy-kind', `${sentence} 실제 학원이면 DEMO=0, 데모면 DEMO=1을 적어 시작해 주세요.`);
}

const isOpenToOthers = ({ host, publicUrl }: Asked): boolean =>
  !isLoopback(host) || (publicUrl !== null && !isLoopback(new URL(publicUrl).hostname));

const notDemo =
  '이 폴더에는 실제 학원이 있어 데모로 열 수 없습니다. DEMO를 지우거나, DATA_DIR로 다른 폴더를 정해 주세요.';
const onlyDemo =
  '이 폴더에는 데모 학원이 있고, 그 비밀번호는 모두가 압니다. 실제 학원은 DATA_DIR로 다른 폴더를 정해 DEMO=0으로 여세요.';
const saidOnce =
  '데모 학원은 비밀번호를 모두가 알기 때문에 다른 기기에 열지 않습니다.\n' +
  '실제 학원이면 DEMO=0으로, 데모를 그래도 열려면 DEMO=1 DEMO_PUBLIC=1을 함께 적어 시작해 주세요.';
