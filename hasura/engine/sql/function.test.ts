import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publisher } from '../testing/publisher.ts';
import { openShop, refusal, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop(publisher)));
afterAll(() => shop.close());

const ask = async (query: string, role?: string, variables?: Record<string, string>) =>
  (await shop.ask(query, role, variables)).data;

describe('tracked functions', () => {
  it('return rows that can be filtered, ordered and selected like those of their table', async () => {
    const query = `{ search_books(args: {term: "a"}, where: {published: {_eq: true}}, order_by: {id: desc}, limit: 2) {
      id author { name } } }`;
    expect(await ask(query)).toEqual({
      search_books: [
        { id: 4, author: { name: 'Yun Dong-ju' } },
        { id: 2, author: { name: 'Han Kang' } },
      ],
    });
  });

  it('take values from variables, and null', async () => {
    const query = 'query ($term: String) { search_books(args: {term: $term}) { id } }';
    expect((await shop.ask({ query, variables: { term: 'Draft' } })).data).toEqual({ search_books: [{ id: 3 }] });
    expect((await shop.ask({ query, variables: { term: null } })).data).toEqual({ search_books: [] });
  });

  it('call arguments without a name by their number, and leave them to their default', async () => {
    expect(await ask('{ search_books(args: {term: "a", arg_1: 1}) { id } }')).toEqual({ search_books: [{ id: 1 }] });
  });

  it('count what they return', async () => {
    const query = '{ search_books_aggregate(args: {term: "a"}) { aggregate { count max { price } } nodes { id } } }';
    expect(await ask(query)).toEqual({
      search_books_aggregate: {
        aggregate: { count: 4, max: { price: 12.5 } },
        nodes: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
      },
    });
  });

  it('answer one row as an object, under their own name', async () => {
    expect(await ask('{ newestBook { id } }')).toEqual({ newestBook: { id: 4 } });
  });

  it('need the arguments that have no default', async () => {
    expect(refusal(await shop.ask('{ search_books { id } }'))).toBe(
      "validation-failed: missing required field 'args' at $.selectionSet.search_books.args.args",
    );
    expect(refusal(await shop.ask('{ search_books(args: {arg_1: 1}) { id } }'))).toBe(
      'not-supported: Non default arguments cannot be omitted at $.selectionSet.search_books.args.args',
    );
  });

  it('show a role what it may see of the table', async () => {
    const query = '{ search_books(args: {term: "a"}) { id } }';
    expect(await ask(query, 'editor', { 'x-hasura-user-id': '2' })).toEqual({ search_books: [{ id: 4 }] });
    expect(refusal(await shop.ask('{ search_books(args: {term: "a"}) { genre } }', 'reader'))).toMatch(
      /field 'genre' not found/,
    );
    expect(refusal(await shop.ask(query, 'writer'))).toMatch(/field 'search_books' not found/);
  });

  it('are mutations when they are volatile, for the roles that are named', async () => {
    const call = 'mutation { publish(args: {book_id: 3}) { id published keywords } }';
    expect(refusal(await shop.ask(call, 'reader'))).toMatch(/field 'publish' not found/);
    expect(refusal(await shop.ask('{ publish(args: {book_id: 3}) { id } }'))).toMatch(/field 'publish' not found/);
    expect(await ask(call, 'editor', { 'x-hasura-user-id': '1' })).toEqual({
      publish: [{ id: 3, published: true, keywords: ['editor'] }],
    });
    expect(await ask('mutation { publish(args: {book_id: 3}) { id } }', 'editor', { 'x-hasura-user-id': '2' })).toEqual(
      {
        publish: [],
      },
    );
  });

  it('go only to roles that are named when permissions are not inferred', async () => {
    const strict = await openShop(publisher, { inferFunctionPermissions: false });
    expect(refusal(await strict.ask('{ newestBook { id } }', 'reader'))).toMatch(/field 'newestBook' not found/);
    expect((await strict.ask('{ newestBook { id } }')).data).toEqual({ newestBook: { id: 4 } });
    await strict.close();
  });
});
