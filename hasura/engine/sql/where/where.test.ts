import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, refusal, type Shop } from '../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

async function books(where: string): Promise<unknown> {
  const result = await shop.ask(`{ books(where: ${where}, order_by: {id: asc}) { id } }`);
  return (result.data?.['books'] as { id: number }[] | undefined)?.map(({ id }) => id) ?? refusal(result);
}

describe('where', () => {
  it.each([
    ['{}', [1, 2, 3, 4]],
    ['{id: {_eq: 2}}', [2]],
    ['{id: {_eq: "2"}}', [2]],
    ['{id: {_neq: 2}, price: {_gte: 7, _lt: 12.5}}', [4]],
    ['{title: {_gt: "H", _lte: "Human Acts"}}', [2]],
    ['{id: {_in: [1, 4]}}', [1, 4]],
    ['{id: {_in: []}}', []],
    ['{pages: {_nin: [80]}}', [1, 2]],
    ['{pages: {_nin: []}}', [1, 2, 3, 4]],
    ['{pages: {_is_null: true}}', [3]],
    ['{pages: {_is_null: false}, published: {_eq: true}}', [1, 2, 4]],
    ['{title: {_like: "H%"}}', [2]],
    ['{title: {_nlike: "%e%"}}', [2, 3]],
    ['{title: {_ilike: "draft"}}', [3]],
    ['{title: {_ilike: "%5%"}}', []],
    ['{title: {_ilike: "% %"}}', [1, 2, 4]],
    ['{_not: {title: {_ilike: "% %"}}}', [3]],
    ['{title: {_nilike: "%A%"}}', []],
    ['{title: {_similar: "(Draft|Human%)"}}', [2, 3]],
    ['{title: {_nsimilar: "(Draft|Human%)"}}', [1, 4]],
    ['{title: {_regex: "^[DT]"}}', [1, 3]],
    ['{title: {_nregex: "^[DT]"}}', [2, 4]],
    ['{title: {_iregex: "^d"}}', [3]],
    ['{title: {_niregex: "^d"}}', [1, 2, 4]],
    ['{genre: {_eq: poetry}}', [4]],
    ['{genre: {_in: [poetry, novel]}}', [1, 2, 4]],
    ['{details: {_contains: {lang: "ko"}}}', [1, 4]],
    ['{details: {_contained_in: {lang: "ko", other: 1}}}', [3, 4]],
    ['{details: {_has_key: "tags"}}', [1]],
    ['{details: {_has_keys_any: ["tags", "lang"]}}', [1, 2, 4]],
    ['{details: {_has_keys_all: ["tags", "lang"]}}', [1]],
    ['{details: {_cast: {String: {_like: "%en%"}}}}', [2]],
    ['{keywords: {_contains: ["sky"]}}', [4]],
    ['{keywords: {_eq: "{meat,dream}"}}', [1]],
    ['{keywords: {_contained_in: ["sky", "sea"]}}', [2, 3, 4]],
    ['{keywords: {_in: [["sky"], ["meat", "dream"]]}}', [1, 4]],
    ['{barcode: {_eq: 9007199254740993}}', [1]],
    ['{addedAt: {_lte: "2024-01-02T12:04:05+09:00"}}', [1, 2, 3, 4]],
    ['{_and: [{id: {_gt: 1}}, {id: {_lt: 4}}]}', [2, 3]],
    ['{_or: [{id: {_eq: 1}}, {title: {_eq: "Draft"}}]}', [1, 3]],
    ['{_or: {id: {_eq: 1}}}', [1]],
    ['{_or: []}', []],
    ['{_not: {id: {_in: [1, 2]}}}', [3, 4]],
    ['{editor: {}}', [2, 4]],
    ['{editor: {name: {_eq: "Han Kang"}}}', [4]],
    ['{_not: {orders: {}}}', [2, 3]],
    ['{orders: {copies: {_gt: 1}, book: {author: {born: {_gt: "1950-01-01"}}}}}', [1]],
  ])('%s', async (where, ids) => {
    expect(await books(where)).toEqual(ids);
  });

  it.each([
    [
      '{id: {_eq: null}}',
      "validation-failed: unexpected null value for type 'Int' at $.selectionSet.books.args.where.id._eq",
    ],
    [
      '{id: null}',
      "validation-failed: expected an object for type 'Int_comparison_exp', but found null at $.selectionSet.books.args.where.id",
    ],
    [
      '{id: {_ne: 1}}',
      "validation-failed: field '_ne' not found in type: 'Int_comparison_exp' at $.selectionSet.books.args.where.id._ne",
    ],
    [
      '{nope: {}}',
      "validation-failed: field 'nope' not found in type: 'books_bool_exp' at $.selectionSet.books.args.where.nope",
    ],
    [
      '{genre: {_eq: "novel"}}',
      "validation-failed: expected an enum value for type 'genres_enum', but found a string at $.selectionSet.books.args.where.genre._eq",
    ],
    [
      '{genre: {_like: "n%"}}',
      "validation-failed: field '_like' not found in type: 'genres_enum_comparison_exp' at $.selectionSet.books.args.where.genre._like",
    ],
    [
      '{published: {_is_null: "yes"}}',
      "validation-failed: expected a boolean for type 'Boolean', but found a string at $.selectionSet.books.args.where.published._is_null",
    ],
    ['{addedAt: {_gt: "soon"}}', 'data-exception: invalid input syntax for type timestamp with time zone: "soon" at $'],
    ['{title: {_like: "H\\\\"}}', 'bad-request: LIKE pattern must not end with escape character at $'],
  ])('refuses %s', async (where, message) => {
    expect(await books(where)).toBe(message);
  });

  it('takes whole numbers however they are written', async () => {
    expect(await books('{id: {_in: [1.0, 2e0]}}')).toEqual([1, 2]);
  });

  it('refuses numbers that are too large for the column', async () => {
    expect(await books('{id: {_eq: 3000000000}}')).toMatch(
      /^parse-failed: The value 3000000000 lies outside the bounds/,
    );
    expect(await books('{pages: {_eq: 1.5}}')).toMatch(/^parse-failed/);
  });
});
