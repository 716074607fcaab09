import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { migrate } from '#engine';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { createLog } from '../ports/log.ts';
import { databaseOn, openPGlite } from '../adapters/pglite.ts';
import { openPostgres } from '../adapters/postgres.node.ts';
import { readProjectFiles, readSeed } from '../adapters/projectFiles.node.ts';
import type { Database } from '../ports/database.ts';
import { fingerprintOf, keptFolder, keptSnapshot } from '../adapters/kept.node.ts';
import { lentPGlite } from './servers/lentPGlite.ts';

const files = readProjectFiles();
const seed = readSeed('demo');
// The dates of the demo world depend on the current day.
const day = dateOf(0);
const cause = [files, seed, day];

/**
 * A new database with the demo world. To be fast, it is a copy of one that was migrated and seeded once.
 * On PGlite, or on the PostgreSQL server of `TEST_DATABASE_URL`.
 */
export async function openDemoWorld(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (url !== undefined) return openCopy(url);
  const pglite = await lentDemo();
  const db = databaseOn(pglite);
  // Each time it is lent it is another object around the same one.
  places.set(db, pglite.Module);
  return db;
}

const places = new WeakMap<Database, object>();

/** What is the same each time this demo world is lent; the world itself where it is not. */
export const placeOf = (db: Database): object => places.get(db) ?? db;

async function build(db: Database): Promise<void> {
  await migrate(db.sql, files);
  await db.sql.exec(seed);
}

/** The demo world in memory, lent. */
export const lentDemo = (): Promise<PGlite> => lentPGlite('demo', demoSnapshot);

/** The demo world as a dump of PGlite. */
export function demoSnapshot(): Promise<Blob> {
  return keptSnapshot('demo', cause, build);
}

/** A data folder with the demo world, to be copied. */
export function demoFolder(): Promise<string> {
  return keptFolder('demo', cause, async (path) => {
    const db = await openPGlite({ dataDir: join(path, 'pg'), snapshot: await demoSnapshot() });
    await db.close();
  });
}

async function openCopy(server: string): Promise<Database> {
  const { url, drop } = await copyDemo(server);
  const db = openPostgres(url, silent);
  return { ...db, close: () => db.close().then(drop) };
}

/** A new database with the demo world on a PostgreSQL server. */
export async function copyDemo(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `academy_${fingerprintOf(cause)}`;
  const name = `academy_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock(7162)');
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      await admin.query(`create database ${template}_new`);
      const db = openPostgres(databaseUrl(server, `${template}_new`), silent);
      await build(db);
      await db.close();
      await admin.query(`alter database ${template}_new rename to ${template}`);
    }
    await admin.query(`create database ${name} template ${template}`);
  } finally {
    await admin.end();
  }
  return { url: databaseUrl(server, name), drop: () => dropDatabase(server, name) };
}

async function dropDatabase(url: string, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query(`drop database ${name} with (force)`);
  } finally {
    await admin.end();
  }
}

function databaseUrl(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

const silent = createLog(() => undefined, 'silent');
