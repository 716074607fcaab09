import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PGliteDatabase } from '#api/adapters/pglite.ts';
import { openEmpty } from '#api/testing/servers/lentPGlite.ts';
import { functionFiles, objectsAfter } from './functions.ts';

let db: PGliteDatabase;
beforeAll(async () => void (db = await openEmpty()));
afterAll(() => db.close());

it('shows functions, triggers and views as they are now, in the file of their slice', async () => {
  await db.sql.exec(`
    create extension btree_gist;
    create table shelves (books integer);
    create view full_shelves as select books from shelves where books > 9;
    comment on view full_shelves is 'No room';
    create function guard_shelf() returns trigger language plpgsql as $$ begin return old; end $$;
    create trigger shelves_guard before update on shelves for each row execute function guard_shelf();`);
  const homes = new Map((await objectsAfter(db.sql, 0)).map(({ name }) => [name, 'shelves']));
  expect([...homes.keys()].toSorted()).toEqual([
    'full_shelves',
    'guard_shelf()',
    'shelves',
    'shelves_guard on shelves',
  ]);
  await db.sql.exec(`
    create or replace function guard_shelf() returns trigger language plpgsql as $$ begin return new; end $$;`);

  const files = await functionFiles(db.sql, homes);
  expect([...files.keys()]).toEqual(['shelves.sql']);
  const text = files.get('shelves.sql');
  expect(text).toContain('begin return new; end');
  expect(text).not.toContain('return old');
  expect(text).toContain('CREATE TRIGGER shelves_guard BEFORE UPDATE ON shelves');
  expect(text).toMatch(/-- No room\nCREATE VIEW full_shelves AS/);
});
