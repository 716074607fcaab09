import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlClient } from '#engine';
import type { Log } from '../../ports/log.ts';
import type { Settings } from '../../settings/settings.ts';
import { advise } from '../advice.ts';
import { StartError } from '../startError.ts';

/** The folder in a data folder that a restore works in until it is whole. */
export const restoringFolder = (dataDir: string): string => join(dataDir, 'restoring');

const schema = 'academy_moving';
const fileOf = (dataDir: string): string => join(dataDir, 'moving');
const unfinished =
  '옮기다 만 학원이라 열 수 없습니다. 하던 npm run move나 npm run restore를 다시 실행하면 처음부터 다시 합니다.';
const taken = '그곳은 비어 있지 않습니다. 새 폴더나 빈 데이터베이스를 정해 주세요.';

/** Refuses a folder that a move or a restore has not finished. @throws StartError */
export function refuseHalfFolder(dataDir: string): void {
  if (existsSync(fileOf(dataDir)) || existsSync(restoringFolder(dataDir)))
    throw advise('half-moved', `${dataDir}: ${unfinished}`);
}

/** Refuses a database that a move or a restore has not finished. @throws StartError */
export async function refuseHalfDatabase(client: SqlClient): Promise<void> {
  const [half] = await client.query('select from pg_namespace where nspname = $1', [schema]);
  if (half) throw advise('half-moved', unfinished);
}

/**
 * Marks the place as one that a move has not finished. What such a place holds is removed first.
 * @returns how to take the mark away
 * @throws StartError when the place holds anything else
 */
export async function markTarget(settings: Settings, log: Log): Promise<() => Promise<void>> {
  const url = settings.migrationDatabaseUrl ?? settings.databaseUrl;
  return url === null ? markFolder(settings.dataDir) : markDatabase(url, log);
}

function markFolder(dataDir: string): () => Promise<void> {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  if (names.length > 0 && !names.includes('moving')) throw new StartError(taken);
  for (const name of names.filter((each) => each !== 'moving' && !each.startsWith('lock')))
    rmSync(join(dataDir, name), { recursive: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(dataDir), '', { mode: 0o600 });
  return async () => rmSync(fileOf(dataDir));
}

async function markDatabase(url: string, log: Log): Promise<() => Promise<void>> {
  const { openPostgres } = await import('../postgres.node.ts');
  const db = openPostgres(url, log);
  try {
    const own = `nspname !~ '^(pg_|information_schema$)'`;
    const schemas = await db.sql.query<{ name: string }>(`select nspname as name from pg_namespace where ${own}`);
    const things = await db.sql.query(
      `select from pg_class join pg_namespace n on n.oid = relnamespace where ${own} limit 1`,
    );
    const isMarked = schemas.some(({ name }) => name === schema);
    if (things.length > 0 && !isMarked) throw new StartError(taken);
    // The mark goes last and comes first.
    const others = schemas.filter(({ name }) => name !== schema).map(({ name }) => `drop schema "${name}" cascade;`);
    const emptied = `${others.join(' ')} create schema public; grant usage on schema public to public;`;
    await db.sql.exec(`create schema if not exists ${schema}; ${isMarked ? emptied : ''}`);
  } finally {
    await db.close();
  }
  return () => unmarkDatabase(url, log);
}

/** Takes the mark away. */
export async function unmarkDatabase(url: string, log: Log): Promise<void> {
  const { openPostgres } = await import('../postgres.node.ts');
  const db = openPostgres(url, log);
  try {
    await db.sql.exec(`drop schema if exists ${schema}`);
  } finally {
    await db.close();
  }
}
