import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SqlClient } from '#engine';
import { startApi, type TestApi } from '#api/testing/api.ts';
import { makerOf } from '../testing/make.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const word = '표시말';
const phone = '+821099998877';

/** Columns that go with a person, of the tables that hold rows of theirs, with what a row is found by. */
const erased = `
  select distinct paths.relation::text as "table", own.held as column, paths.held as "by", paths.parent::text as parent, kind
  from unnest($1::text[]) as kind, personal_paths(kind) as paths, personal_columns(paths.relation) as own, pg_attribute
  where attrelid = paths.relation and attname = own.held and attgenerated = '' and format_type(atttypid, null) in ('text', 'jsonb')
  order by 1, 2`;

interface Erased {
  table: string;
  column: string;
  by: string;
  parent: string | null;
  kind: string;
}

const people: Record<
  'student' | 'ta',
  { least: number; who: (client: SqlClient, places: Erased[]) => Promise<string[]> }
> = {
  // Of each table one whose row it holds.
  student: {
    least: 32,
    who: async (client, places) => {
      const make = makerOf(client);
      const ids = [(await make('consents')).student_id];
      await make('files', { owner_type: 'STUDENT', owner_id: ids[0]! });
      await make('files', { owner_type: 'PROFILE', owner_id: ids[0]!, content_type: 'image/jpeg' });
      for (const { table, by } of places.filter(({ parent }) => parent === null)) {
        const [row] = await client.query<{ id: string }>(
          `select students.id from students join ${table} as held on held.${by} = students.id where students.anonymised_at is null order by 1 limit 1`,
        );
        if (row) ids.push(row.id);
      }
      return [...new Set(ids)];
    },
  },
  // One without open pay, who may go.
  ta: { least: 4, who: async (client) => [(await makerOf(client)('ta_bank_accounts')).ta_id] },
};

it.each(['student', 'ta'] as const)(
  'leaves no word of a %s anywhere, the audit log included, whatever table held it',
  async (kind) => {
    const found = await inATransaction(async (client) => {
      const places = await client.query<Erased>(erased, [[kind, 'user']]);
      const ids = await people[kind].who(client, places);
      const planted: boolean[] = [];
      for (const place of places) {
        planted.push(await plant(client, place, ids));
      }
      expect(planted.filter(Boolean).length).toBeGreaterThanOrEqual(people[kind].least);
      for (const id of ids) await client.query(`select anonymise_${kind}($1)`, [id]);
      await client.query('set constraints all immediate');
      return placesOf(client);
    });
    expect(found).toEqual([]);
  },
);

/** Puts the word, or the phone where a word is refused, into the rows of people; false where they have none, or it takes neither. */
async function plant(client: SqlClient, { table, column, by, parent, kind }: Erased, ids: string[]): Promise<boolean> {
  const owner = 'any ($1::uuid[])';
  const mine =
    parent === null
      ? owner
      : `any (select unnest(personal_rows(id, '${kind}', '${parent}')) from users where id = ${owner})`;
  for (const value of [`'${word}'`, `'${word}.pdf'`, `'{"said": "${word}"}'`, `'${phone}'`, "'98765432'"]) {
    await client.query('savepoint planting');
    try {
      const rows = await client.query(`update ${table} set ${column} = ${value} where ${by} = ${mine} returning 1`, [
        ids,
      ]);
      await client.query('set constraints all immediate');
      await client.query('set constraints all deferred');
      return rows.length > 0;
    } catch {
      await client.query('rollback to savepoint planting');
    }
  }
  return false;
}

/** The tables in which the word or the number stands, with the entries' own in the audit log. */
async function placesOf(client: SqlClient): Promise<string[]> {
  const tables = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  );
  const places = await Promise.all(
    tables.map(async ({ name }) => {
      const about = name === 'audit_log' ? 'table_name' : 'null';
      const rows = await client.query<{ about: string | null }>(
        `select distinct ${about} as about from ${name} as held where held::text ~ '${word}|99998877|98765432'`,
      );
      return rows.map((row) => [name, row.about].filter(Boolean).join(' of '));
    }),
  );
  return places.flat();
}

async function inATransaction<Found>(act: (client: SqlClient) => Promise<Found>): Promise<Found | undefined> {
  const done = new Error('rolled back');
  let found: Found | undefined;
  const run = api.deps.db.sql.transaction(async (client) => {
    found = await act(client);
    throw done;
  });
  await run.catch((error: unknown) => {
    if (error !== done) throw error;
  });
  return found;
}
