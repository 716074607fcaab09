// @module-tag tree
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { readTables } from '../catalog.ts';
import { tablesModule } from './rowTypes.ts';

const schema = `
  create table books (
    id uuid primary key default gen_random_uuid(),
    title text not null,
    kind text not null default 'NOVEL' check (kind in ('NOVEL', 'POEM''S')),
    grade text check (length(grade) < 3),
    shelf smallint generated always as (length(title)) stored,
    bought_on date,
    facts jsonb,
    added_at timestamptz not null default now(),
    lent_at timestamptz
  );
  comment on table books is '책';
  comment on column books.title is '제목';
  create view titles as select title from books;`;

test('each column gets the type it is read and written with', async () => {
  const pglite = await PGlite.create();
  await pglite.exec(schema);
  const tables = await readTables({ query: async <Row>(sql: string) => (await pglite.query<Row>(sql)).rows });
  await pglite.close();
  expect(tablesModule(tables)).toBe(`// Generated from hasura/migrations by \`npm run generate\`. Do not edit.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The public schema in Kysely's types: snake_case, as in SQL. */
export interface Tables {
  books: BooksTable;
  titles: TitlesTable;
}

/** 책 */
export interface BooksTable {
  id: Generated<string>;
  /** 제목 */
  title: string;
  kind: Generated<'NOVEL' | 'POEM\\'S'>;
  grade: string | null;
  shelf: GeneratedAlways<number | null>;
  bought_on: string | null;
  facts: ColumnType<unknown, string | null, string | null>;
  added_at: ColumnType<Date, Date | string | undefined, Date | string>;
  lent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
}

export interface TitlesTable {
  title: ColumnType<string | null, never, never>;
}
`);
});
