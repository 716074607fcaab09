import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, refusal, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

describe('aggregates', () => {
  it('answer once, even when only their type is asked for', async () => {
    const { data } = await shop.ask('{ books_aggregate { __typename aggregate { __typename } } }');
    expect(data).toEqual({
      books_aggregate: { __typename: 'books_aggregate', aggregate: { __typename: 'books_aggregate_fields' } },
    });
  });

  it('computes figures and lists the rows they are of', async () => {
    const { data } = await shop.ask(`{
      all: books_aggregate(where: {published: {_eq: true}}, order_by: {id: desc}) {
        figures: aggregate {
          count
          authors: count(columns: authorId, distinct: true)
          edited: count(columns: editorId)
          sum { pages } avg { price } min { title addedAt } max { price pages }
          __typename
        }
        nodes { id author { name } }
      }
    }`);
    expect(data).toEqual({
      all: {
        figures: {
          count: 3,
          authors: 2,
          edited: 2,
          sum: { pages: 496 },
          avg: { price: 9.8 },
          min: { title: 'Human Acts', addedAt: '2024-01-02T03:04:05+00:00' },
          max: { price: 12.5, pages: 224 },
          __typename: 'books_aggregate_fields',
        },
        nodes: [
          { id: 4, author: { name: 'Yun Dong-ju' } },
          { id: 2, author: { name: 'Han Kang' } },
          { id: 1, author: { name: 'Han Kang' } },
        ],
      },
    });
  });

  it('counts no rows as zero, with null for other figures', async () => {
    const { data } = await shop.ask(
      '{ books_aggregate(where: {_or: []}) { aggregate { count sum { pages } max { title } } nodes { id } } }',
    );
    expect(data).toEqual({
      books_aggregate: { aggregate: { count: 0, sum: { pages: null }, max: { title: null } }, nodes: [] },
    });
  });

  it('pages and picks distinct rows before aggregating', async () => {
    const count = async (args: string) =>
      (await shop.ask(`{ books_aggregate(${args}) { aggregate { count sum { id } } } }`)).data;
    expect(await count('limit: 2, offset: 1, order_by: {id: asc}')).toEqual({
      books_aggregate: { aggregate: { count: 2, sum: { id: 5 } } },
    });
    expect(await count('distinct_on: authorId, order_by: [{authorId: asc}, {id: desc}]')).toEqual({
      books_aggregate: { aggregate: { count: 2, sum: { id: 7 } } },
    });
  });

  it('aggregates related rows per parent', async () => {
    const { data } = await shop.ask(
      '{ authors(order_by: {id: asc}) { books_aggregate(where: {pages: {_gt: 100}}) { aggregate { count } } } }',
    );
    const counts = [2, 0, 0].map((count) => ({ books_aggregate: { aggregate: { count } } }));
    expect(data).toEqual({ authors: counts });
  });

  it("applies a role's filter to figures and rows, its limit to rows only", async () => {
    const { data } = await shop.ask(
      '{ books_aggregate(order_by: {id: asc}) { aggregate { count } nodes { id } } }',
      'reader',
    );
    expect(data).toEqual({ books_aggregate: { aggregate: { count: 3 }, nodes: [{ id: 1 }, { id: 2 }] } });
  });

  it('counts for a role that may read no column, and computes no other figures', async () => {
    const counter = await openShop({
      'metadata/databases/default/tables/public_genres.yaml': `table: {name: genres, schema: public}
select_permissions: [{role: counter, permission: {columns: [], filter: {}, allow_aggregations: true}}]
`,
    });
    expect((await counter.ask('{ genres_aggregate { aggregate { count } } }', 'counter')).data).toEqual({
      genres_aggregate: { aggregate: { count: 3 } },
    });
    const refused = [
      'genres { name }',
      'genres_aggregate { nodes { name } }',
      'genres_aggregate { aggregate { max { name } } }',
    ];
    for (const field of refused)
      expect(refusal(await counter.ask(`{ ${field} }`, 'counter'))).toMatch(/not found in type/);
    expect(
      refusal(await counter.ask('{ genres_aggregate { aggregate { count(columns: [name]) } } }', 'counter')),
    ).toMatch(/'count' has no argument named 'columns'/);
    await counter.close();
  }, 60_000);

  it('exists only for roles that may aggregate', async () => {
    const result = await shop.ask('{ books_aggregate { aggregate { count } } }', 'writer', { 'x-hasura-user-id': '1' });
    expect(refusal(result)).toBe(
      "validation-failed: field 'books_aggregate' not found in type: 'query_root' at $.selectionSet.books_aggregate",
    );
  });
});
