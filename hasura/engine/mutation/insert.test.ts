import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, refusal, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
beforeEach(() => shop.restock());
afterAll(() => shop.close());

describe('insert', () => {
  it('fills what a row leaves out with the default, row by row and in order', async () => {
    const { data } = await shop.ask(`mutation {
      insert_books(objects: [
        {authorId: 1, title: "a", price: 1, keywords: ["x", "y z"], details: {deep: [1, {n: null}]}},
        {authorId: 2, title: "b", genre: essay, keywords: "{p,q}", addedAt: "2025-01-01T00:00:00+09:00"},
        {authorId: "1", title: "c", pages: null}
      ]) { affected_rows returning { title price keywords details genre addedAt pages titleLength author { name } } }
    }`);
    const base = {
      details: {},
      keywords: [],
      genre: null,
      addedAt: '2024-01-02T03:04:05+00:00',
      pages: null,
      titleLength: 1,
      price: 10,
    };
    expect(data).toEqual({
      insert_books: {
        affected_rows: 3,
        returning: [
          {
            ...base,
            title: 'a',
            price: 1,
            keywords: ['x', 'y z'],
            details: { deep: [1, { n: null }] },
            author: { name: 'Han Kang' },
          },
          {
            ...base,
            title: 'b',
            genre: 'essay',
            keywords: ['p', 'q'],
            addedAt: '2024-12-31T15:00:00+00:00',
            author: { name: 'Yun Dong-ju' },
          },
          { ...base, title: 'c', author: { name: 'Han Kang' } },
        ],
      },
    });
  });

  it('sends rows that fill the same columns in one statement', async () => {
    shop.db.seen.length = 0;
    const objects = Array.from({ length: 500 }, (_, index) => ({ name: `Author ${index}`, born: '1990-05-05' }));
    const query =
      'mutation ($objects: [authors_insert_input!]!) { insert_authors(objects: $objects) { affected_rows } }';
    expect((await shop.ask({ query, variables: { objects } })).data).toEqual({
      insert_authors: { affected_rows: 500 },
    });
    expect(shop.db.seen.filter(({ sql }) => sql.includes('insert into'))).toHaveLength(1);
  });

  it('takes an empty list and rows without any value', async () => {
    expect((await shop.ask('mutation { insert_books(objects: []) { affected_rows returning { id } } }')).data).toEqual({
      insert_books: { affected_rows: 0, returning: [] },
    });
    expect(refusal(await shop.ask('mutation { insert_authors(objects: [{}]) { affected_rows } }'))).toMatch(
      /^constraint-violation: Not-NULL violation\. null value in column "name"/,
    );
  });

  it('keeps every digit of wide numbers', async () => {
    await shop.ask(
      'mutation { insert_books_one(object: {authorId: 1, title: "wide", barcode: 9007199254740995}) { id } }',
    );
    const [row] = await shop.db.query<{ barcode: string }>("select barcode::text from books where title = 'wide'");
    expect(row?.barcode).toBe('9007199254740995');
  });

  it('offers no input for generated columns', async () => {
    const mutation = 'mutation { insert_books_one(object: {authorId: 1, title: "x", titleLength: 3}) { id } }';
    expect(refusal(await shop.ask(mutation))).toMatch(
      /^validation-failed: field 'titleLength' not found in type: 'books_insert_input'/,
    );
  });

  it('writes through a simple view', async () => {
    const { data } = await shop.ask(
      'mutation { insert_cheapBooks_one(object: {title: "v", price: 2, authorId: 1}) { title price } }',
    );
    expect(data).toEqual({ insert_cheapBooks_one: { title: 'v', price: 2 } });
  });

  it.each([
    [
      '{authorId: 9, title: "x"}',
      /^constraint-violation: Foreign key violation\. .* at \$\.selectionSet\.insert_books\.args\.objects$/,
    ],
    ['{authorId: 1, title: "x", pages: 0}', /^permission-error: Check constraint violation\. /],
    ['{authorId: 1, title: "x", price: 1e9}', /^data-exception: numeric field overflow/],
    [
      '{authorId: 1, title: "x", genre: opera}',
      /^validation-failed: expected one of the values \['essay', 'novel', 'poetry'\] for type 'genres_enum', but found 'opera'/,
    ],
    ['{authorId: 1, title: "x", published: 1}', /^parse-failed: /],
    [
      '"x"',
      /^validation-failed: expected an object for type 'books_insert_input', but found a string at .*args\.objects\[0\]$/,
    ],
  ])('refuses %s', async (object, message) => {
    expect(refusal(await shop.ask(`mutation { insert_books(objects: [${object}]) { affected_rows } }`))).toMatch(
      message,
    );
  });
});

describe('nested insert', () => {
  it('writes object relationships first and lists after, counting all', async () => {
    const { data } = await shop.ask(`mutation {
      insert_books(objects: [
        {title: "n", author: {data: {name: "New"}}, orders: {data: [{customer: "1"}, {customer: "2", copies: 4}]}}
        {title: "m", authorId: 2, orders: {data: []}, editor: null}
      ]) { affected_rows returning { title author { name books { title } } orders(order_by: {id: asc}) { copies } } }
    }`);
    expect(data).toEqual({
      insert_books: {
        affected_rows: 5,
        returning: [
          { title: 'n', author: { name: 'New', books: [{ title: 'n' }] }, orders: [{ copies: 1 }, { copies: 4 }] },
          {
            title: 'm',
            author: { name: 'Yun Dong-ju', books: [{ title: 'Sky, Wind, Star and Poem' }, { title: 'm' }] },
            orders: [],
          },
        ],
      },
    });
  });

  it('names every table it wrote', async () => {
    const query =
      'mutation { insert_authors_one(object: {name: "N", books: {data: {title: "t", orders: {data: {customer: "c"}}}}}) { id } }';
    const { wrote } = await shop.engine.execute({ query }, { role: 'admin', variables: {} });
    expect(wrote).toEqual(['authors', 'bookOrders', 'books']);
  });

  it('refuses columns that the relationship decides', async () => {
    expect(
      refusal(
        await shop.ask(
          'mutation { insert_books(objects: {title: "x", authorId: 1, author: {data: {name: "N"}}}) { affected_rows } }',
        ),
      ),
    ).toBe(
      'validation-failed: cannot insert object relationship "author" as "author_id" column values are already determined at $.selectionSet.insert_books.args.objects[0].author',
    );
    expect(
      refusal(
        await shop.ask(
          'mutation { insert_authors_one(object: {name: "N", books: {data: [{title: "x", authorId: 1}]}}) { id } }',
        ),
      ),
    ).toBe(
      'validation-failed: cannot insert "author_id" columns as their values are already being determined by parent insert at $.selectionSet.insert_authors_one.args.object.books.data[0]',
    );
  });

  it('needs the permission of each table and undoes everything when one fails', async () => {
    const nested = (title: string) =>
      `mutation { insert_authors_one(object: {name: "${title}", books: {data: [{title: "${title}", published: true}]}}) { id } }`;
    expect(refusal(await shop.ask(nested('Half'), 'writer', { 'x-hasura-user-id': '1' }))).toMatch(/^permission-error/);
    expect((await shop.ask('{ authors(where: {name: {_eq: "Half"}}) { id } }')).data).toEqual({ authors: [] });
  });

  it('does not go below a parent that the upsert left alone', async () => {
    const mutation = `mutation { insert_authors_one(
      object: {name: "Han Kang", books: {data: {title: "x"}}}, on_conflict: {constraint: authors_name_key}
    ) { id } }`;
    expect(refusal(await shop.ask(mutation))).toBe(
      'not-supported: cannot proceed to insert array relations since insert to table "authors" affects zero rows at $.selectionSet.insert_authors_one.args.object',
    );
  });
});

describe('on_conflict', () => {
  const upsert = (rest: string) => `mutation {
    insert_authors(objects: [{id: 1, name: "Han Kang", born: "2000-01-01"}, {id: 50, name: "Fresh"}], on_conflict: {constraint: authors_pkey, ${rest}}) {
      affected_rows returning { id born }
    }
  }`;

  it('leaves the old row alone, or takes over columns', async () => {
    expect((await shop.ask(upsert('update_columns: []'))).data).toEqual({
      insert_authors: { affected_rows: 1, returning: [{ id: 50, born: null }] },
    });
    expect((await shop.ask(upsert('update_columns: [born]'))).data).toEqual({
      insert_authors: {
        affected_rows: 2,
        returning: [
          { id: 1, born: '2000-01-01' },
          { id: 50, born: null },
        ],
      },
    });
  });

  it('takes over a column once that is named twice', async () => {
    const { data } = await shop.ask(upsert('update_columns: [born, born]'));
    expect(data).toMatchObject({ insert_authors: { affected_rows: 2 } });
  });

  it('takes over only where the old row meets the condition', async () => {
    expect((await shop.ask(upsert('update_columns: born, where: {born: {_gt: "1999-01-01"}}'))).data).toEqual({
      insert_authors: { affected_rows: 1, returning: [{ id: 50, born: null }] },
    });
  });

  it('lets a role that may update no column only leave the old row alone', async () => {
    const file = 'metadata/databases/default/tables/public_authors.yaml';
    const strict = await openShop({
      [file]: `table: {name: authors, schema: public}
array_relationships: [{name: books, using: {foreign_key_constraint_on: {table: books, column: author_id}}}]
select_permissions: [{role: clerk, permission: {columns: [id], filter: {}}}]
insert_permissions: [{role: clerk, permission: {check: {}}}]
update_permissions: [{role: clerk, permission: {columns: [], filter: {}}}]
`,
    });
    const mutation = (columns: string) => `mutation { insert_authors(
      objects: {name: "Han Kang"}, on_conflict: {constraint: authors_name_key, update_columns: ${columns}}
    ) { affected_rows } }`;
    expect((await strict.ask(mutation('[]'), 'clerk')).data).toEqual({ insert_authors: { affected_rows: 0 } });
    expect(refusal(await strict.ask(mutation('[_PLACEHOLDER]'), 'clerk'))).toBe(
      'validation-failed: erroneous column name at $.selectionSet.insert_authors.args.on_conflict.update_columns[0]',
    );
    await strict.close();
  }, 60_000);

  it('knows the constraints of the table only', async () => {
    expect(refusal(await shop.ask(upsert('update_columns: []').replace('authors_pkey', 'books_pkey')))).toMatch(
      /^validation-failed: expected one of the values \['authors_name_key', 'authors_pkey'\] for type 'authors_constraint'/,
    );
  });
});
