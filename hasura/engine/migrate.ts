import type { ProjectFiles, SqlDatabase } from './types.ts';

/**
 * Applies the pending migrations of `migrations/<database>` in order of their version, each in a transaction of its own,
 * and remembers them in `hdb_catalog.schema_migrations`. New tables are counted at the end.
 * @returns the versions applied by this call
 * @throws the database's error for the first migration that fails; the ones before it stay applied
 */
export async function migrate(db: SqlDatabase, files: ProjectFiles): Promise<string[]> {
  await db.exec(REGISTER);
  const known = new Set(await readRegister(db));
  const pending = migrationsOf(files, 'up.sql').filter((migration) => !known.has(migration.version));
  for (const { version, sql } of pending)
    await step(db, sql, `insert into ${TABLE} (version) values (${literal(version)});`);
  if (pending.length > 0) await countTables(db);
  return pending.map((migration) => migration.version);
}

/**
 * Undoes the latest applied migrations with their `down.sql`.
 * @param steps how many to undo; default 1
 * @returns the versions undone, latest first
 * @throws Error when a migration to undo has no `down.sql`; nothing is undone from there on
 */
export async function rollback(db: SqlDatabase, files: ProjectFiles, steps = 1): Promise<string[]> {
  await db.exec(REGISTER);
  const downs = new Map(migrationsOf(files, 'down.sql').map((migration) => [migration.version, migration.sql]));
  const versions = (await readRegister(db)).reverse().slice(0, steps);
  for (const version of versions) {
    const sql = downs.get(version);
    if (sql === undefined) throw new Error(`Migration ${version} has no down.sql`);
    await step(db, sql, `delete from ${TABLE} where version = ${literal(version)};`);
  }
  return versions;
}

/** The versions that are applied, in their order; none on a database without a register. Nothing is written. */
export async function appliedVersions(db: SqlDatabase): Promise<string[]> {
  const [found] = await db.query<{ register: string | null }>(`select to_regclass('${TABLE}')::text as register`);
  return found?.register ? readRegister(db) : [];
}

export interface Migration {
  version: string;
  /** Its folder, as `1700000000001_books`. */
  name: string;
  sql: string;
}

const TABLE = 'hdb_catalog.schema_migrations';
const REGISTER = `create schema if not exists hdb_catalog;
  create table if not exists ${TABLE} (version text primary key, applied_at timestamptz not null default now());`;

/** The migrations of a project in order of their version, with one of their two scripts. */
export function migrationsOf(files: ProjectFiles, file: 'up.sql' | 'down.sql'): Migration[] {
  return Object.entries(files)
    .flatMap(([path, sql]) => {
      const [, name, version, script] = /^migrations\/(?:[^/]+\/)?((\d+)[^/]*)\/([^/]+)$/.exec(path) ?? [];
      return name && version && script === file ? [{ version, name, sql }] : [];
    })
    .sort((one, other) => Number(BigInt(one.version) - BigInt(other.version)));
}

async function readRegister(db: SqlDatabase): Promise<string[]> {
  const rows = await db.query<{ version: string }>(`select version from ${TABLE} order by version::numeric`);
  return rows.map((row) => row.version);
}

/**
 * Counts the tables that were never counted. PostgreSQL takes one to have ten pages until then, so that questions of an academy that has just
 * begun would be refused for what they are thought to cost; a small table is never counted by itself.
 */
async function countTables(db: SqlDatabase): Promise<void> {
  const tables = await db.query<{ name: string }>(`select relid::regclass::text as name
    from pg_stat_user_tables join pg_class on pg_class.oid = relid where reltuples < 0 and pg_has_role(relowner, 'usage')`);
  if (tables.length > 0) await db.exec(`analyze ${tables.map(({ name }) => name).join(', ')}`);
}

/** A script of several statements is one implicit transaction: the migration and its register entry are committed together. */
async function step(db: SqlDatabase, sql: string, register: string): Promise<void> {
  await db.exec(`${sql}\n;\n${register}`);
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
