import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

describe('order_by', () => {
  it.each([
    ['{pages: asc}', [4, 1, 2, 3]],
    ['{pages: desc}', [3, 2, 1, 4]],
    ['{pages: asc_nulls_first}', [3, 4, 1, 2]],
    ['{pages: desc_nulls_last}', [2, 1, 4, 3]],
    ['[{authorId: desc}, {price: asc}]', [4, 3, 2, 1]],
    ['{published: desc, id: desc}', [4, 2, 1, 3]],
    ['[{editor: {name: asc_nulls_first}}, {id: asc}]', [1, 3, 4, 2]],
    ['[{author: {books_aggregate: {count: asc}}}, {id: asc}]', [4, 1, 2, 3]],
    ['[{orders_aggregate: {sum: {copies: desc_nulls_last}}}, {id: desc}]', [1, 4, 3, 2]],
    ['[{orders_aggregate: {max: {customer: asc}}}, {id: asc}]', [4, 1, 2, 3]],
    ['[{price: null}, {id: desc}]', [4, 3, 2, 1]],
  ])('%s', async (order, ids) => {
    const { data } = await shop.ask(`{ books(order_by: ${order}) { id } }`);
    expect(data).toEqual({ books: ids.map((id) => ({ id })) });
  });

  it('orders by what the role may see of a related row only', async () => {
    const query = '{ books(order_by: [{author: {name: asc}}, {id: asc}]) { id } }';
    const { data } = await shop.ask(query, 'writer', { 'x-hasura-user-id': '2' });
    // Author 1 is hidden from author 2, so the books of author 1 come last, as if they had none.
    expect(data).toEqual({ books: [{ id: 4 }, { id: 1 }, { id: 2 }] });
  });
});
