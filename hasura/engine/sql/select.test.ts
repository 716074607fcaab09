import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, refusal, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

describe('selecting', () => {
  it('answers nested relationships in the order of the document', async () => {
    const { data } = await shop.ask(
      '{ books_by_pk(id: 4) { title __typename author { born name } editor { name } id } }',
    );
    expect(JSON.stringify(data)).toBe(
      '{"books_by_pk":{"title":"Sky, Wind, Star and Poem","__typename":"books",' +
        '"author":{"born":"1917-12-30","name":"Yun Dong-ju"},"editor":{"name":"Han Kang"},"id":4}}',
    );
  });

  it('uses one statement whatever the nesting and the number of roots', async () => {
    shop.db.seen.length = 0;
    await shop.ask(`{
      a: authors(order_by: {books_aggregate: {count: desc}}) { books(where: {author: {name: {_like: "H%"}}}) { orders { book { author { name } } } } }
      b: books_aggregate { aggregate { count max { title } } nodes { author { books_aggregate { nodes { id } } } } }
      c: authors_by_pk(id: 1) { name }
      __typename
    }`);
    expect(shop.db.seen).toHaveLength(1);
  });

  it('asks the database nothing for introspection', async () => {
    shop.db.seen.length = 0;
    const { data } = await shop.ask('{ __schema { queryType { name } } __type(name: "order_by") { kind } }');
    expect(data).toEqual({ __schema: { queryType: { name: 'query_root' } }, __type: { kind: 'ENUM' } });
    expect(shop.db.seen).toHaveLength(0);
  });

  it('sends the same text for the same document and keeps values out of it', async () => {
    shop.db.seen.length = 0;
    const query = 'query ($titles: [String!]!) { books(where: {title: {_in: $titles}}, offset: 5) { id } }';
    await shop.ask({ query, variables: { titles: ['Draft'] } });
    await shop.ask({ query, variables: { titles: ["'; drop table books; --", '{"}\\', 'Draft'] } });
    const [one, other] = shop.db.seen;
    expect(one?.sql).toBe(other?.sql);
    expect(other?.params).toEqual([String.raw`{"'; drop table books; --","{\"}\\","Draft"}`, '5']);
  });

  it('tells PostgreSQL the limit in the text, for which it plans', async () => {
    shop.db.seen.length = 0;
    const query = 'query ($limit: Int!) { books(limit: $limit, order_by: {id: asc}) { id } }';
    const lists = [];
    for (const limit of [2, 1, 2]) lists.push((await shop.ask({ query, variables: { limit } })).data?.['books']);
    expect(lists).toEqual([[{ id: 1 }, { id: 2 }], [{ id: 1 }], [{ id: 1 }, { id: 2 }]]);
    expect(shop.db.seen.map(({ sql, params }) => [/limit (.*?)\)/.exec(sql)?.[1], params])).toEqual([
      ['2', []],
      ['1', []],
      ['2', []],
    ]);
    expect((await shop.ask({ query, variables: { limit: '1; drop table books' } })).errors).toHaveLength(1);
  });

  it('pages with limit and offset, and takes null as not given', async () => {
    const ids = async (args: string) => (await shop.ask(`{ books(${args}) { id } }`)).data;
    expect(await ids('order_by: {id: desc}, limit: 2, offset: 1')).toEqual({ books: [{ id: 3 }, { id: 2 }] });
    expect(await ids('order_by: {id: asc}, limit: null, where: null, offset: "3"')).toEqual({ books: [{ id: 4 }] });
    expect(refusal(await shop.ask('{ books(limit: -1) { id } }'))).toBe(
      "validation-failed: expected a non-negative 32-bit integer for type 'Int', but found an integer at $.selectionSet.books.args.limit",
    );
  });

  it('takes the first row of each distinct value', async () => {
    const { data } = await shop.ask(
      '{ books(distinct_on: authorId, order_by: [{authorId: asc}, {price: desc}]) { id } }',
    );
    expect(data).toEqual({ books: [{ id: 1 }, { id: 4 }] });
    expect(refusal(await shop.ask('{ books(distinct_on: authorId, order_by: {price: desc}) { id } }'))).toBe(
      'validation-failed: "distinct_on" columns must match initial "order_by" columns at $.selectionSet.books.args',
    );
  });

  it('reads a path of a jsonb column', async () => {
    const { data } = await shop.ask(
      `{ books_by_pk(id: 1) { a: details(path: "$.tags[0]") b: details(path: "lang") } }`,
    );
    expect(data).toEqual({ books_by_pk: { a: 'x', b: 'ko' } });
    expect(refusal(await shop.ask('{ books { details(path: "a..b]") } }'))).toMatch(/^validation-failed/);
  });

  it('keeps keys that PostgreSQL would cut', async () => {
    const key = 'k'.repeat(64);
    const { data } = await shop.ask(`{ books(where: {id: {_eq: 1}}) { ${key}a: title ${key}b: editorId } }`);
    expect(data).toEqual({ books: [{ [`${key}a`]: 'The Vegetarian', [`${key}b`]: null }] });
  });

  it('refuses a request that is too large for one PostgreSQL statement', async () => {
    const fields = Array.from({ length: 1700 }, (_, index) => `a${index}: id`);
    expect(refusal(await shop.ask(`{ books { ${fields.join(' ')} } }`))).toBe(
      'bad-request: the request is too large for one statement at $',
    );
  });

  it('answers rows of which every field is skipped', async () => {
    const query =
      '{ books(distinct_on: genre, order_by: {genre: asc}) { id @skip(if: true) } authors(limit: 1) { id @include(if: false) } }';
    expect((await shop.ask(query)).data).toEqual({ books: [{}, {}, {}], authors: [{}] });
  });

  it('merges fields of one key and drops skipped ones', async () => {
    const query = `query ($yes: Boolean!) {
      books_by_pk(id: 1) { ...titled author { id } author { name } pages @skip(if: $yes) price @include(if: $yes) }
    } fragment titled on books { title ... on books { genre } }`;
    expect((await shop.ask({ query, variables: { yes: true } })).data).toEqual({
      books_by_pk: { title: 'The Vegetarian', genre: 'novel', author: { id: 1, name: 'Han Kang' }, price: 12.5 },
    });
  });

  it('answers wide numbers as numbers, or as strings when configured', async () => {
    const query = '{ books_by_pk(id: 1) { price barcode pages } }';
    expect((await shop.ask(query)).data).toEqual({
      books_by_pk: { price: 12.5, barcode: 9007199254740992, pages: 192 },
    });
    const exact = await openShop({}, { stringifyNumericTypes: true });
    expect((await exact.ask(query)).data).toEqual({
      books_by_pk: { price: '12.50', barcode: '9007199254740993', pages: 192 },
    });
    await exact.close();
  }, 60_000);
});
