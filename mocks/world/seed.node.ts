/** `npm run seed -- --size academy`: fills an empty database with a generated world and prints how long it took. */
import { parseArgs } from 'node:util';
import type { Database } from '#api/ports/database.ts';
import { createLog } from '#api/ports/log.ts';
import { openDatabase } from '#api/adapters/database/openDatabase.node.ts';
import { StartError } from '#api/adapters/startError.ts';
import { seoulDate } from '#api/rest/_protocol/seoul.ts';
import { readSettings, SettingsError } from '#api/settings/settings.ts';
import { systemClock } from '#api/ports/clock.ts';
import { loadWorld } from './load/loadWorld.ts';
import { buildWorld, fixedDay } from './model/buildWorld.ts';
import { sizes, type SizeName } from './model/sizes.ts';

const usage = `사용법
  npm run seed -- --size academy [--students 500] [--today 2026-11-02] [--database-url postgres://… | --data 폴더]

  --size          ${Object.keys(sizes).join(', ')}
  --students      학생 수, 강의와 조교도 그만큼 (없으면 크기의 것)
  --today         이 세계의 오늘 (없으면 실제 오늘, fixed는 ${fixedDay})
  --database-url  PostgreSQL 서버 (없으면 DATABASE_URL)
  --data          내장 데이터베이스의 폴더 (없으면 DATA_DIR)
`;

try {
  await seed();
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof SettingsError || error instanceof TypeError;
  if (!isExpected) throw error;
  process.stderr.write(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}

async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: 'academy' },
      students: { type: 'string' },
      today: { type: 'string' },
      'database-url': { type: 'string' },
      data: { type: 'string' },
    },
  });
  const { size } = values;
  const students = values.students === undefined ? undefined : Number(values.students);
  if (students !== undefined && !(Number.isInteger(students) && students >= 10 && students <= 200_000))
    throw new StartError(`학생 수는 10–200000입니다: ${values.students}`);
  if (!isSize(size)) throw new StartError(`모르는 크기입니다: ${size}`);
  const settings = readSettings({
    ...process.env,
    ...(values['database-url'] !== undefined && { DATABASE_URL: values['database-url'] }),
    ...(values.data !== undefined && { DATA_DIR: values.data, DATABASE_URL: '' }),
  });
  // Like the demo, a generated world needs no backups.
  const opened = await openDatabase(
    { ...settings, demo: true },
    createLog(() => undefined, 'silent'),
    async (db) => {
      await fill(db, size, dayFrom(values.today), students);
      return true;
    },
  );
  await opened.close();
}

async function fill(db: Database, size: SizeName, today: string, students?: number): Promise<void> {
  const people = await db.kysely.selectFrom('users').select('id').limit(1).execute();
  if (people.length > 0) throw new StartError('이미 사람이 있는 데이터베이스입니다. 빈 데이터베이스에만 채웁니다.');
  const start = performance.now();
  const world = buildWorld(size, today, students);
  say(
    `${size}, ${today}: 학생 ${world.students.length}명, 강의 ${world.lectures.length}개, 주차 ${world.weeks.length}개`,
  );
  const trust = size === 'chain' && (await isSuperuser(db));
  const loaded = await loadWorld(db, world, {
    trust,
    onTable: ({ table, rows, ms }) => say(`${rows.toLocaleString().padStart(11)}  ${table} ${seconds(ms)}`),
  });
  const rows = loaded.reduce((sum, table) => sum + table.rows, 0);
  say(`${rows.toLocaleString().padStart(11)}  행을 ${seconds(performance.now() - start)}에 채웠습니다.`);
}

/** Whether the role may skip the checks of foreign keys. */
async function isSuperuser(db: Database): Promise<boolean> {
  const [role] = await db.sql.query<{ is: boolean }>(
    'select rolsuper as is from pg_roles where rolname = current_user',
  );
  return db.kind === 'postgres' && role?.is === true;
}

function dayFrom(today: string | undefined): string {
  if (today === 'fixed') return fixedDay;
  const day = today ?? seoulDate(systemClock.now());
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) throw new StartError(`날짜가 아닙니다: ${day}`);
  return day;
}

function isSize(text: string): text is SizeName {
  return Object.hasOwn(sizes, text);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)}초`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
