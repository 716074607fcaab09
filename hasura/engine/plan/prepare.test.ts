import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, refusal, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

describe('documents', () => {
  it.each([
    ['{ books { ', 'validation-failed: not a valid graphql query at $.query'],
    ['', 'validation-failed: not a valid graphql query at $.query'],
    ['{ nope { id } }', "validation-failed: field 'nope' not found in type: 'query_root' at $.selectionSet.nope"],
    [
      '{ books { author { nope } } }',
      "validation-failed: field 'nope' not found in type: 'authors' at $.selectionSet.books.selectionSet.author.selectionSet.nope",
    ],
    ['{ books }', "validation-failed: missing selection set for 'books' at $.selectionSet.books.selectionSet"],
    [
      '{ books { id { x } } }',
      'validation-failed: unexpected subselection set for non-object field at $.selectionSet.books.selectionSet.id',
    ],
    ['{ books(nope: 1) { id } }', "validation-failed: 'books' has no argument named 'nope' at $.selectionSet.books"],
    ['{ books_by_pk { id } }', "validation-failed: missing required field 'id' at $.selectionSet.books_by_pk.args.id"],
    [
      '{ books { id @exclude(if: true) } }',
      'validation-failed: directive "exclude" is not defined in the schema at $.selectionSet.books.selectionSet',
    ],
    [
      '{ books { id @skip(if: true) @skip(if: true) } }',
      'validation-failed: the following directives are used more than once: skip at $.selectionSet.books.selectionSet',
    ],
    ['{ books { id @skip } }', "validation-failed: missing required field 'if' at $.selectionSet.books.selectionSet"],
    ['query @skip(if: true) { books { id } }', 'validation-failed: directive "skip" is not allowed on a query at $'],
    ['{ ...nope }', 'validation-failed: reference to undefined fragment "nope" at $.selectionSet'],
    [
      '{ ... on books { id } }',
      "validation-failed: fragment on 'books' can never apply to type 'query_root' at $.selectionSet",
    ],
    [
      '{ books { ...f } } fragment f on books { author { ...g } } fragment g on authors { books { ...f } }',
      'validation-failed: the fragment definition(s) f and g form a cycle at $.selectionSet.books.selectionSet.f.selectionSet.author.selectionSet.g.selectionSet.books.selectionSet',
    ],
    [
      '{ a: books { id } a: authors { id } }',
      "validation-failed: selection of both 'books' and 'authors' specify the same response name, 'a' at $.selectionSet",
    ],
    [
      '{ books(limit: 1) { id } books(limit: 2) { id } }',
      "validation-failed: inconsistent arguments between multiple selections of field 'books' at $.selectionSet",
    ],
    [
      'query a { books { id } } query b { books { id } }',
      'validation-failed: exactly one operation has to be present in the document when operationName is not specified at $',
    ],
    [
      'subscription { books { id } }',
      'unexpected: subscriptions are not supported over HTTP, use websockets instead at $',
    ],
  ])('refuses %s', async (query, message) => {
    expect(refusal(await shop.ask(query))).toBe(message);
  });

  it('runs the named operation', async () => {
    const query = 'query a { books_by_pk(id: 1) { id } } query b { books_by_pk(id: 2) { id } }';
    expect((await shop.ask({ query, operationName: 'b' })).data).toEqual({ books_by_pk: { id: 2 } });
    expect(refusal(await shop.ask({ query, operationName: 'c' }))).toMatch(/^validation-failed: no such operation/);
  });
});

describe('variables', () => {
  const ask = async (definition: string, use: string, variables: Record<string, unknown>) => {
    const result = await shop.ask({
      query: `query (${definition}) { books(${use}, order_by: {id: asc}) { id } }`,
      variables,
    });
    return (result.data?.['books'] as { id: number }[] | undefined)?.map(({ id }) => id) ?? refusal(result);
  };

  it('carry whole conditions and parts of them', async () => {
    expect(await ask('$where: books_bool_exp!', 'where: $where', { where: { id: { _in: [1, '2'] } } })).toEqual([1, 2]);
    expect(await ask('$genre: genres_enum', 'where: {genre: {_eq: $genre}}', { genre: 'poetry' })).toEqual([4]);
    expect(await ask('$lang: String', 'where: {details: {_contains: {lang: $lang}}}', { lang: 'en' })).toEqual([2]);
    expect(await ask('$id: Int = 3', 'where: {id: {_eq: $id}}', {})).toEqual([3]);
    expect(await ask('$limit: Int', 'limit: $limit', {})).toEqual([1, 2, 3, 4]);
  });

  it.each([
    [
      '$id: String',
      'where: {id: {_eq: $id}}',
      { id: '1' },
      "validation-failed: variable 'id' is declared as 'String', but used where 'Int' is expected at $.selectionSet.books.args.where.id._eq",
    ],
    [
      '$id: Int',
      'where: {price: {_eq: $id}}',
      { id: 1 },
      "validation-failed: variable 'id' is declared as 'Int', but used where 'numeric' is expected at $.selectionSet.books.args.where.price._eq",
    ],
    [
      '$id: Int',
      'where: {id: {_eq: $id}}',
      {},
      "validation-failed: unexpected null value for type 'Int' at $.selectionSet.books.args.where.id._eq",
    ],
    [
      '$id: Int!',
      'where: {id: {_eq: $id}}',
      {},
      'validation-failed: expecting a value for non-nullable variable: "id" at $',
    ],
    ['$id: Int', 'limit: 1', { id: 1 }, 'validation-failed: unexpected variables in variableValues: id at $'],
    [
      '$a: Int',
      'where: {id: {_eq: $b}}',
      {},
      'validation-failed: unbound variable "b" at $.selectionSet.books.args.where.id._eq',
    ],
    [
      '$genre: genres_enum',
      'where: {genre: {_eq: $genre}}',
      { genre: 'opera' },
      "validation-failed: expected one of the values ['essay', 'novel', 'poetry'] for type 'genres_enum', but found 'opera' at $.selectionSet.books.args.where.genre._eq",
    ],
    [
      '$where: books_bool_exp',
      'where: $where',
      { where: { id: { _eq: true } } },
      'parse-failed: parsing Int failed, expected a number, but encountered a boolean at $.selectionSet.books.args.where.id._eq',
    ],
    [
      '$where: books_bool_exp',
      'where: $where',
      { where: { nope: 1 } },
      "validation-failed: field 'nope' not found in type: 'books_bool_exp' at $.selectionSet.books.args.where.nope",
    ],
  ])('%s in %s with %o are refused', async (definition, use, variables, message) => {
    expect(await ask(definition, use, variables)).toBe(message);
  });
});

describe('limits', () => {
  const nested = (depth: number) => `{ authors ${'{ books { author '.repeat(depth)} { id } ${'} }'.repeat(depth)} }`;

  it('refuse documents that go too deep', async () => {
    expect(refusal(await shop.ask(nested(5)))).toBeUndefined();
    expect(refusal(await shop.ask(nested(6)))).toMatch(
      /^validation-failed: the document is nested deeper than 12 fields/,
    );
  });

  it('refuse documents that grow by their fragments', async () => {
    const fragments = Array.from(
      { length: 20 },
      (_, index) => `fragment f${index} on books { ...f${index + 1} ...f${index + 1} }`,
    );
    const query = `{ books { ...f0 } } ${fragments.join(' ')} fragment f20 on books { id }`;
    expect(refusal(await shop.ask(query))).toBe('validation-failed: the document selects more than 2000 fields at $');
  });

  it('refuse values and documents that would exhaust the stack', async () => {
    const deep = (levels: number) => `{ books(where: ${'{_not: '.repeat(levels)}{}${'}'.repeat(levels)}) { id } }`;
    expect(refusal(await shop.ask(deep(20)))).toBeUndefined();
    expect(refusal(await shop.ask(deep(200)))).toMatch(/^validation-failed: the value is nested too deeply/);
    expect(refusal(await shop.ask(deep(6000)))).toMatch(/^validation-failed/);
  });

  it('allow the standard introspection, but not an endless nesting', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    expect((await shop.ask(getIntrospectionQuery(), 'reader')).data).toHaveProperty('__schema.queryType');
    const spiral = (depth: number) =>
      `{ __schema { types ${'{ fields { type '.repeat(depth)} { name } ${'} }'.repeat(depth)} } }`;
    expect(refusal(await shop.ask(spiral(6), 'reader'))).toMatch(/^validation-failed/);
  });
});
