// @module-tag tree
import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { tablesRead } from './tables-read.ts';

const schema = buildSchema(`
  type query_root {
    books(where: books_bool_exp, order_by: [books_order_by!]): [books!]!
    books_by_pk(id: Int!): books
    books_aggregate: books_aggregate!
  }
  type mutation_root { delete_authors: authors_mutation_response }
  schema { query: query_root, mutation: mutation_root }
  type books { id: Int!, title: String!, author: authors! }
  type authors { name: String!, books(where: books_bool_exp): [books!]! }
  type reviews { stars: Int! }
  type books_aggregate { aggregate: books_aggregate_fields, nodes: [books!]! }
  type books_aggregate_fields { count: Int!, max: books_max_fields }
  type books_max_fields { id: Int }
  type authors_mutation_response { affected_rows: Int! }
  input books_bool_exp { reviews: reviews_bool_exp, title: String_comparison_exp, _and: [books_bool_exp!] }
  input reviews_bool_exp { stars: Int_comparison_exp }
  input books_order_by { author: authors_order_by }
  input authors_order_by { name: order_by }
  input String_comparison_exp { _eq: String }
  input Int_comparison_exp { _gt: Int }
  enum order_by { asc }
`);

const cases: [what: string, document: string, tables: string[]][] = [
  ['a root', '{ books { id } }', ['books']],
  ['a root by key', '{ books_by_pk(id: 1) { id } }', ['books']],
  ['a relationship', '{ books { author { name } } }', ['authors', 'books']],
  ['an aggregate', '{ books_aggregate { aggregate { count max { id } } } }', ['books']],
  ['a fragment', 'fragment A on books { author { name } } { books { ...A } }', ['authors', 'books']],
  ['a condition', '{ books(where: { _and: [{ reviews: { stars: { _gt: 3 } } }] }) { id } }', ['books', 'reviews']],
  ['an order', '{ books(order_by: [{ author: { name: asc } }]) { id } }', ['authors', 'books']],
  ['a condition in a variable', 'query Q($where: books_bool_exp) { books(where: $where) { id } }', ['books']],
  ['what a mutation answers', 'mutation { delete_authors { affected_rows } }', ['authors']],
  ['introspection', '{ __schema { queryType { name } } }', []],
];

test.each(cases)('%s', (_, document, tables) => {
  expect(tablesRead(schema, parse(document))).toEqual(tables);
});
