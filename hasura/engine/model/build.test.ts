import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, InconsistentMetadata, migrate, type ProjectFiles } from '../index.ts';
import { bookshop } from '../testing/bookshop.ts';
import { openDatabase, type TestDatabase } from '../testing/pgliteDatabase.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openDatabase();
  await migrate(db, bookshop);
}, 60_000);
afterAll(() => db.close());

const tables = 'metadata/databases/default/tables';

async function problems(files: ProjectFiles): Promise<string[]> {
  const error = await createEngine(db, { ...bookshop, ...files }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof InconsistentMetadata)) throw error ?? new Error('the metadata is consistent');
  return error.problems.map(({ file, path, message }) => `${file.split('/').at(-1)} ${path}: ${message}`);
}

const databases = `- name: default
  kind: postgres
  tables: "!include default/tables/tables.yaml"
`;

const authors = (yaml: string) => ({
  [`${tables}/public_authors.yaml`]: `table: {name: authors, schema: public}\n${yaml}`,
});

describe('metadata that does not fit', () => {
  it.each([
    [
      'select_permissions: [{role: r, permission: {columns: [nope], filter: {}}}]',
      'public_authors.yaml select_permissions[0].permission.columns: no such column: nope',
    ],
    [
      'select_permissions: [{role: r, permission: {columns: [id], filter: {_and: [{nope: 1}]}}}]',
      'public_authors.yaml select_permissions[0].permission.filter._and[0].nope: no column or relationship "nope" in authors',
    ],
    [
      'select_permissions: [{role: r, permission: {columns: [id], filter: {id: {_near: 1}}}}]',
      'public_authors.yaml select_permissions[0].permission.filter.id._near: no such operator: _near',
    ],
    [
      'select_permissions: [{role: r, permission: {columns: [id], filter: {id: {_in: 1}}}}]',
      'public_authors.yaml select_permissions[0].permission.filter.id._in: expected a list',
    ],
    [
      'select_permissions: [{role: r, permission: {columns: [id], filter: {id: {_ceq: nope}}}}]',
      'public_authors.yaml select_permissions[0].permission.filter.id._ceq: no such column of authors: nope',
    ],
    [
      'insert_permissions: [{role: r, permission: {check: {}, set: {nope: 1}}}]',
      'public_authors.yaml insert_permissions[0].permission.set: no such column: nope',
    ],
    [
      'delete_permissions: [{role: r, permission: {filter: {_exists: {_table: nope}}}}]',
      'public_authors.yaml delete_permissions[0].permission.filter._exists._table: expected the name of a tracked table',
    ],
    [
      'select_permissions: [{role: r, permission: {columns: some}}]',
      'public_authors.yaml select_permissions[0].permission.columns: Invalid input',
    ],
    [
      'object_relationships: [{name: x, using: {foreign_key_constraint_on: name}}]',
      'public_authors.yaml object_relationships[0].using: no foreign key on name',
    ],
    [
      'array_relationships: [{name: x, using: {foreign_key_constraint_on: {table: orders, column: book_id}}}]',
      'public_authors.yaml array_relationships[0].using: no foreign key on orders (book_id) refers to authors',
    ],
    [
      'object_relationships: [{name: x, using: {manual_configuration: {remote_table: nope, column_mapping: {id: id}}}}]',
      'public_authors.yaml object_relationships[0].using: table public.nope is not tracked',
    ],
    [
      'configuration: {custom_name: "the authors"}',
      'public_authors.yaml configuration.custom_name: "the authors" is no GraphQL name',
    ],
    ['configuration: {custom_name: books}', 'public_books.yaml table: "books" is also the name of public.authors'],
    [
      'configuration: {column_config: {nope: {custom_name: x}}}',
      'public_authors.yaml configuration.column_config.nope: no such column: nope',
    ],
    [
      'configuration: {column_config: {born: {custom_name: name}}}',
      'public_authors.yaml : two fields of authors are called "name"',
    ],
    ['is_enum: true', 'public_authors.yaml is_enum: an enum table needs one text primary key and at least one row'],
  ])('%s', async (yaml, problem) => {
    expect(await problems(authors(yaml))).toContain(problem);
  });

  it.each([
    [{ name: 'nope' }, 'no such function exists in the database: public.nope'],
    [{ name: 'twice' }, 'the function public.twice is overloaded, which is not supported'],
    [{ name: 'pair' }, 'the function public.pair has OUT, TABLE or VARIADIC arguments'],
    [{ name: 'seven' }, 'the function public.seven does not return rows of a tracked table'],
  ])('names the function %o', async (name, message) => {
    await db.exec(`create or replace function seven() returns int language sql stable as 'select 7';
      create or replace function twice(int) returns int language sql stable as 'select 7';
      create or replace function twice(text) returns int language sql stable as 'select 7';
      create or replace function pair(out a int, out b int) language sql stable as 'select 1, 2';`);
    const files = {
      'metadata/databases/databases.yaml': `${databases}  functions: [{function: ${JSON.stringify(name)}}]\n`,
    };
    expect(await problems(files)).toContain(`databases.yaml [0].functions[0].function: ${message}`);
  });

  it.each([
    ['{name: nope}', 'definition: no such function exists in the database: public.nope'],
    ['{name: rank}', 'definition: the argument of rank for the row is no public.authors'],
    [
      '{name: now_and_then}',
      'definition: the function now_and_then is VOLATILE; a computed field must be STABLE or IMMUTABLE',
    ],
  ])('names the computed field of %s', async (fn, message) => {
    await db.exec(`create or replace function rank(int) returns int language sql stable as 'select 7';
      create or replace function now_and_then(authors) returns int language sql volatile as 'select 7';`);
    const yaml = `computed_fields: [{name: x, definition: {function: ${fn}}}]`;
    expect(await problems(authors(yaml))).toContain(`public_authors.yaml computed_fields[0].${message}`);
  });

  it.each([
    ['[{role_name: a, role_set: [nobody]}]', '[0].role_set: no such role: nobody'],
    ['[{role_name: a, role_set: [b]}, {role_name: b, role_set: [a]}]', '[0].role_set: a inherits from itself'],
  ])('names the inherited role of %s', async (yaml, problem) => {
    expect(await problems({ 'metadata/inherited_roles.yaml': yaml })).toContain(`inherited_roles.yaml ${problem}`);
  });

  it('names root fields that two tables have', async () => {
    const yaml = 'configuration: {custom_root_fields: {select: books}}';
    expect(await problems(authors(yaml))).toContain(
      'public_books.yaml : the field query_root.books of public.books is also one of public.authors',
    );
  });

  it('is reported all at once, missing files and tables too', async () => {
    const files = { [`${tables}/tables.yaml`]: '- "!include gone.yaml"\n- table: nope\n- {}\n' };
    expect(await problems(files)).toEqual([
      'gone.yaml : file not found',
      expect.stringMatching(/^tables\.yaml \[2\]\.table: Invalid input/),
      'tables.yaml [1].table: no such table or view in the database: public.nope',
    ]);
  });

  it('names the file that is no YAML', async () => {
    expect(await problems(authors('columns: [')).then(([first]) => first)).toMatch(/^public_authors\.yaml : /);
  });
});

describe('names that GraphQL cannot express', () => {
  it('leave a table out unless it has another', async () => {
    await db.exec('create table "two words" (id int primary key); insert into "two words" values (1)');
    const file = `${tables}/public_two.yaml`;
    const listed = `${bookshop[`${tables}/tables.yaml`]}- "!include public_two.yaml"\n`;
    const ask = async (yaml: string) => {
      const engine = await createEngine(db, { ...bookshop, [`${tables}/tables.yaml`]: listed, [file]: yaml });
      return engine.sdl('admin');
    };
    expect(await ask('table: {name: two words, schema: public}')).not.toMatch(/two/i);
    const named = 'table: {name: two words, schema: public}\nconfiguration: {custom_name: twoWords}';
    expect(await ask(named)).toContain('twoWords_by_pk(id: Int!): twoWords');
  });
});
