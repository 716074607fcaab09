import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../adapters/startError.ts';
import { isLoopback } from '../http/hosts.ts';
import type { Database } from '../ports/database.ts';
import type { Settings } from '../settings.ts';
import { isDemoWorld } from './demo.ts';

type Asked = Pick<Settings, 'dataDir' | 'demo' | 'demoPublic' | 'host' | 'publicUrl'>;

/**
 * Whether this is the demo academy, whose passwords everybody knows. A folder remembers what it is, so that a setting forgotten
 * at a later start changes nothing.
 * @throws StartError when the settings say otherwise, or would open a demo to others without saying so twice
 */
export async function isDemoAcademy(settings: Asked, db: Database): Promise<boolean> {
  const known = remembered(settings.dataDir) ?? (await shownBy(db));
  const isDemo = known ?? settings.demo ?? true;
  if (settings.demo !== null && settings.demo !== isDemo) throw new StartError(isDemo ? onlyDemo : notDemo);
  if (isDemo && isOpenUnsaid(settings)) throw new StartError(saidOnce);
  // The first start with a PostgreSQL elsewhere has no folder yet.
  mkdirSync(settings.dataDir, { recursive: true });
  writeFileSync(fileOf(settings.dataDir), `${JSON.stringify({ demo: isDemo })}\n`, { mode: 0o600 });
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
  !existsSync(fileOf(settings.dataDir)) && settings.demo !== false && !isOpenUnsaid(settings);

/** Whether others could reach a demo though that was not said twice. */
const isOpenUnsaid = (settings: Asked): boolean =>
  isOpenToOthers(settings) && !(settings.demo === true && settings.demoPublic);

const fileOf = (dataDir: string): string => join(dataDir, 'academy.json');

function remembered(dataDir: string): boolean | null {
  const path = fileOf(dataDir);
  if (!existsSync(path)) return null;
  const text = readFileSync(path, 'utf8');
  const [, demo] = /^\{"demo":(true|false)\}\s*$/.exec(text) ?? [];
  if (demo === undefined) {
    const advice = '데모였으면 {"demo":true}, 실제 학원이면 {"demo":false} 한 줄로 고쳐 주세요.';
    throw new StartError(`${path}를 읽을 수 없습니다. ${advice}`);
  }
  return demo === 'true';
}

/** What the people of a database show, for a folder of before it was remembered; null for an empty one. */
async function shownBy(db: Database): Promise<boolean | null> {
  const people = await db.kysely.selectFrom('users').select('id').limit(1).execute();
  return people.length === 0 ? null : isDemoWorld(db);
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
