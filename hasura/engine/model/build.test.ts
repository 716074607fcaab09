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
