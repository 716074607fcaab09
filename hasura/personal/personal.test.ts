// @module-tag tree
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PGliteDatabase } from '#api/adapters/pglite.ts';
import { openMigrated } from '../testing/migrated.node.ts';
import { impersonal, kindOf, personalTables } from './tables.ts';

let db: PGliteDatabase;
beforeAll(async () => void (db = await openMigrated()));
afterAll(() => db.close());

/** Columns that can hold something of a person: words, documents, pictures, addresses. */
const telling = `
  select class.relname as table, attribute.attname as column
  from pg_class as class join pg_attribute as attribute on attribute.attrelid = class.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and format_type(atttypid, null) in ('text', 'text[]', 'jsonb', 'bytea', 'inet')
  order by 1, 2`;

it('knows of every column that can tell of a person which kind it is, or that it is about nobody', async () => {
  const columns = await db.sql.query<{ table: string; column: string }>(telling);
  expect(columns.length).toBeGreaterThan(200);
  const unknown = columns.filter(({ table, column }) => !kindOf(table, column) && !impersonal.includes(table));
  expect(unknown).toEqual([]);
  const tables = new Set(columns.map(({ table }) => table));
  expect([...Object.keys(personalTables), ...impersonal].filter((name) => !tables.has(name))).toEqual([]);
  expect(impersonal.filter((name) => name in personalTables)).toEqual([]);
});

it('calls no table impersonal that belongs to one student, one TA or one account', async () => {
  const owned = await db.sql.query<{ table: string }>(`
    select distinct class.relname as table from pg_constraint as con join pg_class as class on class.oid = con.conrelid
    join pg_attribute as attribute on attribute.attrelid = class.oid and attribute.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid in ('students'::regclass, 'tas'::regclass, 'users'::regclass)
      and attname in ('student_id', 'ta_id', 'user_id')`);
  // Who looks after a slot is not what the slot is about.
  const allowed = new Set(['clinic_slots']);
  expect(owned.filter(({ table }) => impersonal.includes(table) && !allowed.has(table))).toEqual([]);
});

it('names on the page for the academy only tests and pages that are there', () => {
  const page = readFileSync('docs/privacy.md', 'utf8');
  const named = [...page.matchAll(/`((?:api|hasura|openapi)\/[^`]+)`/g), ...page.matchAll(/\]\(([^)]+)\)/g)];
  const paths = named.map(([, path = '']) => (/^(api|hasura|openapi)\//.test(path) ? path : `docs/${path}`));
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
