import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publisher } from '../testing/publisher.ts';
import { openShop, refusal, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop(publisher)));
afterAll(() => shop.close());

const asUser = (id: string) => ({ 'x-hasura-user-id': id });
const ask = async (query: string, role = 'chief', variables = asUser('1')) =>
  (await shop.ask(query, role, variables)).data;

describe('inherited roles', () => {
  it('see the rows of all parents, and values only where a parent does', async () => {
    // An editor sees their own books with price, a critic published ones with genre.
    expect(await ask('{ books(order_by: {id: asc}) { id title price genre } }')).toEqual({
      books: [
        { id: 1, title: 'The Vegetarian', price: 12.5, genre: 'novel' },
        { id: 2, title: 'Human Acts', price: 9.9, genre: 'novel' },
        { id: 3, title: 'Draft', price: 1, genre: null },
      ],
    });
    expect(await ask('{ books(where: {id: {_eq: 4}}) { price genre } }')).toEqual({
      books: [{ price: null, genre: 'poetry' }],
    });
  });

  it('take the largest limit of the parents', async () => {
    expect((await ask('{ books { id } }'))?.['books']).toHaveLength(3);
  });

  it('learn nothing hidden by filtering, ordering or figures', async () => {
    expect(await ask('{ books(where: {price: {_eq: 7}}) { id } }')).toEqual({ books: [] });
    expect(await ask('{ books(order_by: {price: desc_nulls_last}, limit: 3) { id } }')).toEqual({
      books: [{ id: 1 }, { id: 2 }, { id: 3 }],
    });
    expect(await ask('{ books_aggregate { aggregate { count sum { price } } } }')).toEqual({
      books_aggregate: { aggregate: { count: 4, sum: { price: 23.4 } } },
    });
    expect(await ask('{ books(distinct_on: price, order_by: {price: asc}) { price } }')).toEqual({
      books: [{ price: 1 }, { price: 9.9 }, { price: 12.5 }],
    });
  });

  it('may get null for any value that not all parents see', async () => {
    const sdl = shop.engine.sdl('chief');
    expect(sdl).toMatch(/type books {[^}]*\n {2}title: String!/);
    expect(sdl).toMatch(/type books {[^}]*\n {2}price: numeric\n/);
  });

  it('write where the parents agree, and not where they do not', async () => {
    expect(shop.engine.sdl('chief')).toContain('delete_authors(');
    expect(shop.engine.sdl('chief')).not.toContain('insert_authors(');
    expect(shop.engine.sdl('sole')).toContain('insert_authors(');
  });

  it('call the functions of their parents', async () => {
    expect(shop.engine.sdl('chief')).toContain('publish(');
    expect(shop.engine.sdl('reader')).not.toContain('publish(');
  });

  it('inherit from inherited roles', async () => {
    expect(await ask('{ books(where: {id: {_eq: 4}}) { price genre published } }', 'owner')).toEqual({
      books: [{ price: null, genre: 'poetry', published: true }],
    });
    expect(shop.engine.roles).toEqual(['chief', 'critic', 'editor', 'owner', 'reader', 'sole']);
  });

  it('need the session variables of all parents that have rows to show', async () => {
    expect(refusal(await shop.ask('{ books { id } }', 'chief'))).toBe(
      'not-found: missing session variable: "x-hasura-user-id" at $',
    );
  });
});
