import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, refusal, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
beforeEach(() => shop.restock());
afterAll(() => shop.close());

describe('update', () => {
  it('sets, counts up and edits jsonb', async () => {
    const { data } = await shop.ask(`mutation {
      update_books(where: {id: {_eq: 1}}, _set: {title: "T", pages: null}, _inc: {price: -0.5}, _append: {details: {more: true}}) {
        affected_rows returning { title pages price details titleLength }
      }
      prepend: update_books_by_pk(pk_columns: {id: 2}, _prepend: {details: {lang: "old", first: 1}}) { details }
      key: update_books_by_pk(pk_columns: {id: 4}, _delete_key: {details: "lang"}) { details }
      path: update_books_by_pk(pk_columns: {id: 1}, _delete_at_path: {details: ["tags", "0"]}) { details }
    }`);
    expect(data).toEqual({
      update_books: {
        affected_rows: 1,
        returning: [
          { title: 'T', pages: null, price: 12, details: { lang: 'ko', tags: ['x'], more: true }, titleLength: 1 },
        ],
      },
      prepend: { details: { lang: 'en', first: 1 } },
      key: { details: {} },
      path: { details: { lang: 'ko', tags: [], more: true } },
    });
  });

  it('deletes an element of a jsonb array', async () => {
    await shop.ask('mutation { update_books_by_pk(pk_columns: {id: 1}, _set: {details: [1, 2, 3]}) { id } }');
    const { data } = await shop.ask(
      'mutation { update_books_by_pk(pk_columns: {id: 1}, _delete_elem: {details: -1}) { details } }',
    );
    expect(data).toEqual({ update_books_by_pk: { details: [1, 2] } });
  });

  it('picks rows through relationships and shows relations after the write', async () => {
    const { data } = await shop.ask(`mutation {
      update_books(where: {author: {name: {_eq: "Yun Dong-ju"}}}, _set: {authorId: 3}) { returning { id author { name books { id } } } }
    }`);
    expect(data).toEqual({ update_books: { returning: [{ id: 4, author: { name: 'Nobody', books: [{ id: 4 }] } }] } });
  });

  it('changes nothing when there is nothing to change', async () => {
    expect(
      (await shop.ask('mutation { update_books(where: {}, _set: {}) { affected_rows returning { id } } }')).data,
    ).toEqual({
      update_books: { affected_rows: 0, returning: [] },
    });
  });

  it('answers null for a key without a row', async () => {
    expect(
      (await shop.ask('mutation { update_books_by_pk(pk_columns: {id: 9}, _set: {title: "x"}) { id } }')).data,
    ).toEqual({
      update_books_by_pk: null,
    });
  });

  it('runs many updates in order', async () => {
    const { data } = await shop.ask(`mutation {
      update_books_many(updates: [
        {where: {id: {_eq: 1}}, _set: {title: "first"}},
        {where: {title: {_eq: "first"}}, _set: {title: "second"}},
        {where: {_or: []}, _inc: {pages: 1}}
      ]) { affected_rows returning { title } }
    }`);
    expect(data).toEqual({
      update_books_many: [
        { affected_rows: 1, returning: [{ title: 'first' }] },
        { affected_rows: 1, returning: [{ title: 'second' }] },
        { affected_rows: 0, returning: [] },
      ],
    });
  });

  it.each([
    [
      'update_books(_set: {title: "x"}) { affected_rows }',
      /^validation-failed: missing required field 'where' at \$\.selectionSet\.update_books\.args\.where$/,
    ],
    [
      'update_books(where: {}, _set: {id: 1}, _inc: {id: 1}) { affected_rows }',
      /^validation-failed: Column found in multiple operators: \['id'\]\. at \$\.selectionSet\.update_books\.args$/,
    ],
    [
      'update_books(where: {}, _inc: {title: 1}) { affected_rows }',
      /^validation-failed: field 'title' not found in type: 'books_inc_input'/,
    ],
    [
      'update_authors(where: {id: {_eq: 1}}, _set: {name: "Nobody"}) { affected_rows }',
      /^constraint-violation: Uniqueness violation\. .* at \$$/,
    ],
  ])('refuses %s', async (field, message) => {
    expect(refusal(await shop.ask(`mutation { ${field} }`))).toMatch(message);
  });
});

describe('delete', () => {
  it('answers the deleted rows with what is left around them', async () => {
    const { data } = await shop.ask(`mutation {
      delete_bookOrders(where: {book: {author: {name: {_eq: "Han Kang"}}}}) { affected_rows returning { id book { orders { id } } } }
      delete_books_by_pk(id: 3) { title author { books_aggregate { aggregate { count } } } }
      none: delete_books_by_pk(id: 3) { title }
    }`);
    expect(data).toEqual({
      delete_bookOrders: {
        affected_rows: 2,
        returning: [
          { id: 1, book: { orders: [] } },
          { id: 2, book: { orders: [] } },
        ],
      },
      delete_books_by_pk: { title: 'Draft', author: { books_aggregate: { aggregate: { count: 2 } } } },
      none: null,
    });
  });

  it('is refused while something depends on the row', async () => {
    expect(refusal(await shop.ask('mutation { delete_books(where: {id: {_eq: 1}}) { affected_rows } }'))).toMatch(
      /^constraint-violation: Foreign key violation\. update or delete on table "books".* at \$$/,
    );
  });
});

describe('a mutation request', () => {
  it('is one transaction', async () => {
    const result = await shop.ask(`mutation {
      delete_bookOrders(where: {}) { affected_rows }
      insert_authors_one(object: {name: "Nobody"}) { id }
    }`);
    expect(Object.keys(result)).toEqual(['errors']);
    expect((await shop.ask('{ orders { id } }')).data?.['orders']).toHaveLength(3);
  });

  it('hides what the database says beyond constraints and values, but hands it to the host', async () => {
    await shop.db.exec(`create or replace function refuse() returns trigger language plpgsql as $$ begin
        raise exception 'closed'; end $$;
      create trigger refused before delete on orders for each row execute function refuse();`);
    const execution = await shop.engine.execute(
      { query: 'mutation { delete_bookOrders(where: {id: {_eq: 3}}) { affected_rows } }' },
      { role: 'admin', variables: {} },
    );
    await shop.db.exec('drop trigger refused on orders');
    expect(refusal(execution.result)).toBe('unexpected: database query error at $');
    expect(execution.hidden).toMatchObject({ code: 'P0001', message: 'closed' });
    expect(execution.wrote).toEqual([]);
  });

  it('tells triggers who writes', async () => {
    await shop.db.exec(`create or replace function note_user() returns trigger language plpgsql as $$ begin
        new.note := current_setting('hasura.user'); return new; end $$;
      create or replace trigger noted before insert on orders for each row execute function note_user();`);
    await shop.ask('mutation { placeOrder(object: {bookId: 1}) { id } }', 'reader', { 'x-hasura-user-id': '7' });
    const [row] = await shop.db.query<{ note: string }>('select note from orders order by id desc limit 1');
    expect(JSON.parse(row?.note ?? '')).toEqual({ 'x-hasura-role': 'reader', 'x-hasura-user-id': '7' });
  });
});
