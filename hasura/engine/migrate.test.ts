import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appliedVersions, migrate, rollback } from './index.ts';
import { bookshop } from './testing/bookshop.ts';
import { openDatabase, type TestDatabase } from './testing/pgliteDatabase.ts';

let db: TestDatabase;
beforeEach(async () => void (db = await openDatabase()), 60_000);
afterEach(() => db.close());

const versions = ['1700000000001', '1700000000002'];

async function tables(): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
}

describe('migrations', () => {
  it('are applied once, in order of their version', async () => {
    expect(await appliedVersions(db)).toEqual([]);
    expect(await migrate(db, bookshop)).toEqual(versions);
    expect(await migrate(db, bookshop)).toEqual([]);
    expect(await appliedVersions(db)).toEqual(versions);
    const later = { ...bookshop, 'migrations/default/1700000000003_more/up.sql': 'create table more ()' };
    expect(await migrate(db, later)).toEqual(['1700000000003']);
    expect(await tables()).toEqual(['authors', 'books', 'genres', 'more', 'orders']);
  });

  it('leave nothing of a script that fails, and keep the ones before', async () => {
    const broken = { ...bookshop, 'migrations/default/1700000000003_bad/up.sql': 'create table half (); select nope;' };
    await expect(migrate(db, broken)).rejects.toThrow('column "nope" does not exist');
    expect(await tables()).toEqual(['authors', 'books', 'genres', 'orders']);
    const mended = { ...broken, 'migrations/default/1700000000003_bad/up.sql': 'create table half ();' };
    expect(await migrate(db, mended)).toEqual(['1700000000003']);
  });

  it('are undone from the latest', async () => {
    await migrate(db, bookshop);
    expect(await rollback(db, bookshop)).toEqual(['1700000000002']);
    expect(await db.query('select id from books')).toEqual([]);
    expect(await rollback(db, bookshop, 5)).toEqual(['1700000000001']);
    expect(await tables()).toEqual([]);
    expect(await migrate(db, bookshop)).toEqual(versions);
  });

  it('cannot be undone without a down.sql', async () => {
    await migrate(db, { 'migrations/default/1_only/up.sql': 'create table only ()' }).catch(() => null);
    await migrate(db, { 'migrations/default/2_one/up.sql': 'create table one ()' });
    await expect(rollback(db, {})).rejects.toThrow('Migration 2 has no down.sql');
    expect(await tables()).toContain('one');
  });
});
