import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publisher } from '../../testing/publisher.ts';
import { openShop, refusal, type Shop } from '../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop(publisher)));
afterAll(() => shop.close());

const found = async (where: string, role = 'admin') => {
  const { data } = await shop.ask(`{ authors(where: ${where}, order_by: {id: asc}) { id } }`, role);
  return (data?.['authors'] as { id: number }[] | undefined)?.map(({ id }) => id);
};

describe('conditions on aggregates of related rows', () => {
  it.each([
    ['{books_aggregate: {count: {predicate: {_gt: 1}}}}', [1]],
    ['{books_aggregate: {count: {predicate: {_eq: 0}}}}', [3]],
    ['{books_aggregate: {count: {filter: {published: {_eq: true}}, predicate: {_in: [1, 2]}}}}', [1, 2]],
    ['{books_aggregate: {count: {arguments: [genre], distinct: true, predicate: {_eq: 1}}}}', [1, 2]],
    ['{books_aggregate: {count: {arguments: [genre, published], distinct: true, predicate: {_eq: 2}}}}', [1]],
    ['{books_aggregate: {bool_and: {arguments: published, predicate: {_eq: true}}}}', [2]],
    ['{books_aggregate: {bool_or: {arguments: published, predicate: {_eq: true}}}}', [1, 2]],
    ['{books_aggregate: {bool_and: {arguments: published, predicate: {_is_null: true}}}}', [3]],
    ['{books_aggregate: {max: {arguments: rating, predicate: {_gte: 4.5, _lt: 5}}}}', [1]],
    ['{books_aggregate: {avg: {arguments: rating, predicate: {_eq: 4}}}}', [1]],
    ['{books_aggregate: {corr: {arguments: {X: rating, Y: rating}, predicate: {_is_null: false}}}}', [1]],
    ['{_not: {books_aggregate: {count: {predicate: {_gt: 0}}}}}', [3]],
    ['{books: {orders_aggregate: {count: {predicate: {_gt: 1}}}}}', [1]],
  ])('%s', async (where, ids) => {
    expect(await found(where)).toEqual(ids);
  });

  it('count only rows the role may see', async () => {
    expect(await found('{books_aggregate: {count: {predicate: {_eq: 2}}}}', 'reader')).toEqual([1]);
    expect(await found('{books_aggregate: {count: {predicate: {_eq: 3}}}}', 'reader')).toEqual([]);
  });

  it('exist only for roles that may aggregate, and only for columns they may read', async () => {
    const critic = await shop.ask(
      '{ authors(where: {books_aggregate: {count: {predicate: {_eq: 1}}}}) { name } }',
      'critic',
    );
    expect(refusal(critic)).toMatch(/field 'books_aggregate' not found in type: 'authors_bool_exp'/);
    const hidden = await shop.ask(
      '{ authors(where: {books_aggregate: {max: {arguments: rating, predicate: {_eq: 1}}}}) { id } }',
      'reader',
    );
    expect(refusal(hidden)).toMatch(/field 'max' not found in type: 'books_aggregate_bool_exp'/);
  });

  it('are exactly one', async () => {
    const both = '{count: {predicate: {_eq: 1}}, bool_or: {arguments: published, predicate: {_eq: true}}}';
    expect(refusal(await shop.ask(`{ authors(where: {books_aggregate: ${both}}) { id } }`))).toBe(
      'validation-failed: exactly one predicate should be specified at $.selectionSet.authors.args.where.books_aggregate',
    );
    expect(refusal(await shop.ask('{ authors(where: {books_aggregate: {}}) { id } }'))).toMatch(
      /exactly one predicate/,
    );
  });
});
