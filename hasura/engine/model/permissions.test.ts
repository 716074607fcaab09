import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, refusal, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

const writer = { 'x-hasura-user-id': '1' };

describe('select permissions', () => {
  it('hide what they do not name, as if it did not exist', async () => {
    expect(refusal(await shop.ask('{ authors { secret } }', 'reader'))).toBe(
      "validation-failed: field 'secret' not found in type: 'authors' at $.selectionSet.authors.selectionSet.secret",
    );
    expect(refusal(await shop.ask('{ authors(where: {secret: {_eq: "a"}}) { id } }', 'reader'))).toMatch(
      /^validation-failed: field 'secret'/,
    );
    expect(refusal(await shop.ask('{ authors(order_by: {secret: asc}) { id } }', 'reader'))).toMatch(
      /^validation-failed: field 'secret'/,
    );
    expect(refusal(await shop.ask('{ genres { name } }', 'reader'))).toMatch(/^validation-failed: field 'genres'/);
  });

  it('filter rows at every level', async () => {
    const { data } = await shop.ask(
      '{ authors(order_by: {id: asc}) { id books(order_by: {id: asc}) { id } } }',
      'writer',
      {
        'x-hasura-user-id': '2',
      },
    );
    expect(data).toEqual({ authors: [{ id: 2, books: [{ id: 4 }] }] });
  });

  it('filter the rows a where looks through', async () => {
    const { data } = await shop.ask('{ authors(where: {books: {title: {_eq: "Draft"}}}) { id } }', 'reader');
    expect(data).toEqual({ authors: [] });
  });

  it('limit rows per list, and not the row asked for by key', async () => {
    const query =
      '{ books(order_by: {id: asc}, limit: 5) { id } books_by_pk(id: 4) { id } authors_by_pk(id: 1) { books(limit: 1) { id } } }';
    const { data } = await shop.ask(query, 'reader');
    expect(data).toEqual({
      books: [{ id: 1 }, { id: 2 }],
      books_by_pk: { id: 4 },
      authors_by_pk: { books: [{ id: 1 }] },
    });
  });

  it('answer null for a key whose row is hidden', async () => {
    expect((await shop.ask('{ books_by_pk(id: 3) { id } }', 'reader')).data).toEqual({ books_by_pk: null });
  });

  it('show only the root fields they list', async () => {
    const reader = { 'x-hasura-user-id': '7' };
    expect((await shop.ask('{ orders(order_by: {id: asc}) { id } }', 'reader', reader)).data).toEqual({
      orders: [{ id: 1 }, { id: 3 }],
    });
    expect(refusal(await shop.ask('{ order(id: 1) { id } }', 'reader', reader))).toMatch(
      /^validation-failed: field 'order'/,
    );
  });

  it('need their session variables, and only when they are used', async () => {
    expect(refusal(await shop.ask('{ authors { books { orders { id } } } }', 'reader'))).toBe(
      'not-found: missing session variable: "x-hasura-user-id" at $',
    );
    expect((await shop.ask('{ authors(where: {id: {_eq: 3}}) { name } }', 'reader')).data).toEqual({
      authors: [{ name: 'Nobody' }],
    });
    expect(refusal(await shop.ask('{ books { id } }', 'writer', { 'x-hasura-user-id': 'one' }))).toBe(
      'data-exception: invalid input syntax for type integer: "one" at $',
    );
  });

  it('leave a role that is not mentioned with nothing', async () => {
    const { data } = await shop.ask('{ no_queries_available }', 'stranger');
    expect(data?.['no_queries_available']).toMatch(/^There are no queries available to the current role\./);
    expect(refusal(await shop.ask('mutation { delete_books(where: {}) { affected_rows } }', 'stranger'))).toBe(
      'validation-failed: no mutations exist at $',
    );
  });
});

describe('write permissions', () => {
  it('set presets that the role may not give itself', async () => {
    const { data } = await shop.ask(
      'mutation { insert_books_one(object: {title: "Mine"}) { authorId } }',
      'writer',
      writer,
    );
    expect(data).toEqual({ insert_books_one: { authorId: 1 } });
    expect(
      refusal(
        await shop.ask('mutation { insert_books_one(object: {title: "x", authorId: 2}) { id } }', 'writer', writer),
      ),
    ).toBe(
      "validation-failed: field 'authorId' not found in type: 'books_insert_input' at $.selectionSet.insert_books_one.args.object.authorId",
    );
  });

  it('check the new row after the write and undo it when it fails', async () => {
    const mutation =
      'mutation { insert_books(objects: [{title: "Fine"}, {title: "Loud", published: true}]) { affected_rows } }';
    expect(refusal(await shop.ask(mutation, 'writer', writer))).toBe(
      'permission-error: check constraint of an insert/update permission has failed at $.selectionSet.insert_books.args.objects',
    );
    expect((await shop.ask('{ books(where: {title: {_eq: "Fine"}}) { id } }')).data).toEqual({ books: [] });
  });

  it('check against other tables, too', async () => {
    const order = (book: number) =>
      shop.ask(`mutation { placeOrder(object: {bookId: ${book}}) { customer copies } }`, 'reader', {
        'x-hasura-user-id': '9',
      });
    expect((await order(1)).data).toEqual({ placeOrder: { customer: '9', copies: 1 } });
    expect(refusal(await order(3))).toMatch(/^permission-error: .* at \$\.selectionSet\.placeOrder\.args\.object$/);
  });

  it('skip the rows of others silently', async () => {
    const mutation = `mutation {
      update_books(where: {id: {_in: [2, 4]}}, _set: {title: "New"}) { affected_rows returning { id editorId } }
      delete_books(where: {id: {_in: [1, 4]}}) { affected_rows }
    }`;
    expect((await shop.ask(mutation, 'writer', writer)).data).toEqual({
      update_books: { affected_rows: 1, returning: [{ id: 2, editorId: 1 }] },
      delete_books: { affected_rows: 0 },
    });
  });

  it('refuse an update after which the check does not hold', async () => {
    const mutation = 'mutation { update_books_by_pk(pk_columns: {id: 2}, _set: {price: 101}) { id } }';
    expect(refusal(await shop.ask(mutation, 'writer', writer))).toBe(
      'permission-error: check constraint of an insert/update permission has failed at $',
    );
  });

  it('show written rows whether or not the role could select them', async () => {
    const mutation = 'mutation { insert_authors(objects: {name: "Unseen"}) { returning { name books { id } } } }';
    expect((await shop.ask(mutation, 'writer', writer)).data).toEqual({
      insert_authors: { returning: [{ name: 'Unseen', books: [] }] },
    });
  });

  it('open backend-only fields only to requests that say so', async () => {
    const file = 'metadata/databases/default/tables/public_genres.yaml';
    const backend = await openShop({
      [file]: `table: {name: genres, schema: public}
insert_permissions: [{role: clerk, permission: {check: {}, columns: '*', backend_only: true}}]
`,
    });
    const mutation = 'mutation { insert_genres(objects: {name: "drama"}) { affected_rows } }';
    const flag = 'x-hasura-use-backend-only-permissions';
    expect(refusal(await backend.ask(mutation, 'clerk'))).toBe('validation-failed: no mutations exist at $');
    expect((await backend.ask(mutation, 'clerk', { [flag]: 'true' })).data).toEqual({
      insert_genres: { affected_rows: 1 },
    });
    expect(refusal(await backend.ask(mutation, 'clerk', { [flag]: 'maybe' }))).toMatch(/^bad-request/);
    await backend.close();
  }, 60_000);
});
