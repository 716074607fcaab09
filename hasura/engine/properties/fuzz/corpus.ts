import type { GraphQLRequest } from '../../types.ts';

/** Valid requests to the bookshop, which fuzzing changes. */
export const CORPUS: readonly GraphQLRequest[] = [
  {
    query:
      '{ books(where: {title: {_ilike: "%a%"}}, order_by: [{price: desc_nulls_last}, {id: asc}], limit: 3, offset: 1) { id title price } }',
  },
  {
    query: `query q($where: books_bool_exp!, $order: [books_order_by!], $limit: Int, $yes: Boolean!) {
      books(where: $where, order_by: $order, limit: $limit) { ...book author @include(if: $yes) { name books(limit: 2) { id } } }
    }
    fragment book on books { id title orders(where: {copies: {_gte: 1}}) { copies customer } orders_aggregate { aggregate { count sum { copies } } } }`,
    variables: {
      where: { _or: [{ author: { name: { _eq: 'Han Kang' } } }, { details: { _contains: { lang: 'ko' } } }] },
      order: [{ author: { name: 'asc' } }, { orders_aggregate: { count: 'desc' } }],
      limit: 5,
      yes: true,
    },
  },
  {
    query:
      '{ books_aggregate(where: {keywords: {_contains: ["sky"]}}, distinct_on: title) { aggregate { count(columns: [genre], distinct: true) max { price addedAt } avg { pages } } nodes { id __typename } } }',
  },
  {
    query:
      'query ($id: Int!) { books_by_pk(id: $id) { id details(path: "$.tags[0]") keywords barcode addedAt genre } }',
    variables: { id: 1 },
  },
  {
    query:
      '{ authors(where: {_not: {books: {genre: {_in: [novel, poetry]}}}, born: {_gt: "1900-01-01"}}) { id name books_aggregate { nodes { title } } } }',
  },
  {
    query:
      '{ authors(where: {books_aggregate: {count: {predicate: {_gt: 1}, filter: {published: {_eq: true}}}}}) { id } cheapBooks { authorId } orders { id book { title } } }',
  },
  { query: '{ __schema { types { name fields { name } } } __type(name: "books") { kind } books { __typename } }' },
  {
    query: `mutation ($title: String!, $details: jsonb, $keywords: [String!]) {
      insert_books_one(object: {title: $title, price: "9.5", details: $details, keywords: $keywords, author: {data: {name: "new", born: "2000-02-29"}}}) { id title author { name } }
    }`,
    variables: { title: 'New', details: { a: [1, { b: null }] }, keywords: ['x', 'y'] },
  },
  {
    query:
      'mutation { insert_authors(objects: [{name: "Han Kang"}, {name: "Other"}], on_conflict: {constraint: authors_name_key, update_columns: [born], where: {id: {_gt: 0}}}) { affected_rows returning { id name } } }',
  },
  {
    query:
      'mutation ($id: Int!) { update_books(where: {id: {_eq: $id}}, _set: {title: "changed"}, _inc: {price: 1}, _append: {details: {x: 1}}, _delete_at_path: {details: ["a", "0"]}) { affected_rows } delete_orders(where: {id: {_lt: 0}}) { affected_rows } }',
    variables: { id: 2 },
  },
  {
    query:
      'mutation { update_books_many(updates: [{where: {id: {_eq: 1}}, _set: {pages: 10}}, {where: {}, _inc: {pages: 1}}]) { returning { id pages } } update_books_by_pk(pk_columns: {id: 3}, _delete_key: {details: "x"}) { id } }',
  },
  { query: 'mutation { placeOrder(object: {book_id: 1, copies: 2}) { id } delete_books_by_pk(id: 99) { id } }' },
];

/** Strings with a special meaning somewhere on the way: SQL, arrays, JSON, LIKE, JavaScript, terminals. */
export const HOSTILE: readonly string[] = [
  "'; drop table books; --",
  "' or '1'='1",
  '"; select pg_sleep(10); --',
  '\\',
  "\\'",
  '\\"',
  "E'\\047'",
  '$1',
  '$1::text',
  '$$ $tag$ $$',
  '{"a","b"}',
  '{',
  '}',
  '[]',
  'NULL',
  'null',
  '%_%',
  '${x}',
  '`whoami`',
  '<script>alert(1)</script>',
  '가나다 학원 — “인용”',
  '😀👨‍👩‍👧',
  '\u202eabc',
  '\u2028\u2029\ufeff',
  '\t\r\n\u0001\u007f',
  'x-hasura-user-id',
  'X-Hasura-Role',
  '__proto__',
  'constructor',
  'a'.repeat(70),
  'é'.repeat(5000),
  '-- comment',
  '/* comment */',
  '""',
  "''",
  '1e999',
  'infinity',
  '-0',
];
