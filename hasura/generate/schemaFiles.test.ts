import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { readSchema, splitSchemas } from './schemaFiles.node.ts';

const query = 'type query_root {\n  books: [books!]!\n}';
const book = '"""A book"""\ntype books {\n  id: Int!\n}';
const priced = 'type books {\n  id: Int!\n  price: Int\n}';

test('what roles have alike is written once, in the file named after them', () => {
  const schemas = new Map([
    ['manager', `${query}\n\n${priced}\n`],
    ['student', `${query}\n\n${book}\n`],
  ]);
  expect(Object.fromEntries(splitSchemas(schemas))).toEqual({
    'manager-student.graphql': `${query}\n`,
    'manager.graphql': `${priced}\n`,
    'student.graphql': `${book}\n`,
  });
});

test('a list of columns is one line where it fits in one, else as few lines as it fits in', () => {
  const short = 'enum books_select_column {\n  id\n  price\n}';
  const long = `enum books_constraint {\n${'  a_key_of_some_length\n'.repeat(8)}}`;
  const row = (count: number) => Array<string>(count).fill('a_key_of_some_length').join(', ');
  expect(splitSchemas(new Map([['manager', `${short}\n\n${long}\n`]])).get('manager.graphql')).toBe(
    `enum books_select_column { id, price }\n\nenum books_constraint {\n  ${row(7)}\n  ${row(1)}\n}\n`,
  );
});

test.each(['manager', 'ta', 'student', 'anonymous'])('the files of %s are a whole schema', (role) => {
  expect(buildSchema(readSchema(role)).getQueryType()?.name).toBe('query_root');
});

test('a role without files is an error', () => {
  expect(() => readSchema('nobody')).toThrow('nobody');
});
