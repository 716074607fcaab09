// @module-tag tree
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PGliteDatabase } from '#api/adapters/pglite.ts';
import { readTables } from '../catalog.ts';
import { openMigrated } from '../testing/migrated.node.ts';
import { impersonalTables, kindOf, personalTables } from './tables.ts';

let db: PGliteDatabase;
let impersonal: string[];
beforeAll(async () => {
  db = await openMigrated();
  impersonal = impersonalTables(await readTables(db.sql));
});
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
  expect(Object.keys(personalTables).filter((name) => !tables.has(name))).toEqual([]);
});

it('has the tag of each such column, saying what becomes of it when its person is anonymised, in its comment', async () => {
  const untagged = await db.sql.query(`
      select class.relname as table, attname as column
      from pg_class as class join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and format_type(atttypid, null) in ('text', 'text[]', 'json', 'jsonb', 'bytea', 'inet')
        and coalesce(col_description(class.oid, attnum), '') !~ '\n@personal (erase|mask( .+)?|keep( [0-9]+)?: .+|none)$'
      order by 1, 2`);
  expect(untagged).toEqual([]);
});

it('says of each table with rows of a person, or with keys of such rows that are erased, whose they are', async () => {
  const nobodys = await db.sql.query(`
    with owners (held, kind) as (values ('student_id', 'student'), ('ta_id', 'ta'), ('user_id', 'user'))
    select class.relname as table, attname as column
    from pg_class as class join pg_attribute on attrelid = class.oid and attnum > 0 join owners on held = attname
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and exists (select from pg_attribute as told where told.attrelid = class.oid and col_description(class.oid, told.attnum) ~ '\n@personal (erase|mask)')
      and not exists (select from personal_paths(kind) as paths where paths.relation = class.oid and paths.held = attname)
    order by 1, 2`);
  // A booking is not its TA's; the student of a file is the owner that its path names.
  expect(nobodys).toEqual([
    { table: 'clinic_participants', column: 'ta_id' },
    { table: 'files', column: 'student_id' },
  ]);
  const pathless = await db.sql.query(`
    select distinct attrelid::regclass::text as table from pg_attribute join pg_class as class on class.oid = attrelid
    where relnamespace = 'public'::regnamespace and col_description(attrelid, attnum) ~ '\n@personal (erase|mask)'
      and not exists (select from unnest('{student, ta, user}'::text[]) as kind, personal_paths(kind) as paths where paths.relation = attrelid)`);
  expect(pathless).toEqual([]);
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
