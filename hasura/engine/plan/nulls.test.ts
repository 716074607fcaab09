import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publisher } from '../testing/publisher.ts';
import { openShop, refusal, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop(publisher)), 60_000);
afterAll(() => shop.close());

const WHERE = '$.selectionSet.books.args.where';
const noObject = (type: string) => `validation-failed: expected an object for type '${type}', but found null`;

/** Asks for books with `x` set to null, not given, and written as a literal. */
async function refusals(type: string, where: string): Promise<(string | undefined)[]> {
  const query = `query ($x: ${type}) { books(where: ${where}) { id } }`;
  const literal = `{ books(where: ${where.replace('$x', 'null')}) { id } }`;
  const answers = [
    await shop.ask({ query, variables: { x: null } }),
    await shop.ask({ query }),
    await shop.ask(literal),
  ];
  return answers.map(refusal);
}

describe('null inside a boolean expression', () => {
  it.each([
    ['books_bool_exp', '{_not: $x}', `${noObject('books_bool_exp')} at ${WHERE}._not`],
    ['[books_bool_exp!]', '{_and: $x}', `validation-failed: expected a list, but found null at ${WHERE}._and`],
    ['[books_bool_exp!]', '{_or: $x}', `validation-failed: expected a list, but found null at ${WHERE}._or`],
    ['authors_bool_exp', '{author: $x}', `${noObject('authors_bool_exp')} at ${WHERE}.author`],
    ['authors_bool_exp', '{author: {_not: $x}}', `${noObject('authors_bool_exp')} at ${WHERE}.author._not`],
    ['bookOrders_bool_exp', '{orders: $x}', `${noObject('bookOrders_bool_exp')} at ${WHERE}.orders`],
    ['Int_comparison_exp', '{id: $x}', `${noObject('Int_comparison_exp')} at ${WHERE}.id`],
    ['Int', '{id: {_eq: $x}}', `validation-failed: unexpected null value for type 'Int' at ${WHERE}.id._eq`],
    [
      'Int',
      '{_and: [{}, {id: {_gt: $x}}]}',
      `validation-failed: unexpected null value for type 'Int' at ${WHERE}._and[1].id._gt`,
    ],
    ['[Int!]', '{id: {_in: $x}}', `validation-failed: expected a list, but found null at ${WHERE}.id._in`],
    [
      'Boolean',
      '{id: {_is_null: $x}}',
      `validation-failed: expected a boolean for type 'Boolean', but found null at ${WHERE}.id._is_null`,
    ],
    [
      'genres_enum',
      '{genre: {_eq: $x}}',
      `validation-failed: expected an enum value for type 'genres_enum', but found null at ${WHERE}.genre._eq`,
    ],
    [
      'bookOrders_bool_exp',
      '{orders_aggregate: {count: {filter: $x, predicate: {_eq: 1}}}}',
      `${noObject('bookOrders_bool_exp')} at ${WHERE}.orders_aggregate.count.filter`,
    ],
    [
      'Boolean',
      '{orders_aggregate: {count: {distinct: $x, predicate: {_eq: 1}}}}',
      `validation-failed: expected a boolean for type 'Boolean', but found null at ${WHERE}.orders_aggregate.count.distinct`,
    ],
  ])('%s in %s is refused as a value, absent and in the document', async (type, where, message) => {
    expect(await refusals(type, where)).toEqual([message, message, message]);
  });

  it('is refused as an item of a list', async () => {
    const message = `${noObject('books_bool_exp')} at ${WHERE}._and[1]`;
    const query = 'query ($x: [books_bool_exp!]) { books(where: {_and: $x}) { id } }';
    expect(refusal(await shop.ask({ query, variables: { x: [{}, null] } }))).toBe(message);
    expect(refusal(await shop.ask('{ books(where: {_and: [{}, null]}) { id } }'))).toBe(message);
  });

  it('is refused below a variable that is an object', async () => {
    const query = 'query ($x: books_bool_exp!) { books(where: $x) { id } }';
    const ask = async (x: unknown) => refusal(await shop.ask({ query, variables: { x } }));
    expect(await ask({ id: { _eq: 1 } })).toBeUndefined();
    expect(await ask({ _not: null })).toBe(`${noObject('books_bool_exp')} at ${WHERE}._not`);
    expect(await ask({ id: { _eq: null } })).toBe(
      `validation-failed: unexpected null value for type 'Int' at ${WHERE}.id._eq`,
    );
  });

  it('is refused where a plan was made with a value, and the other way round', async () => {
    const query = 'query ($x: books_bool_exp) { books(where: {_not: $x}) { id } }';
    const ask = async (x: unknown) => refusal(await shop.ask({ query, variables: { x } }));
    const message = `${noObject('books_bool_exp')} at ${WHERE}._not`;
    expect([await ask({}), await ask(null), await ask({ id: { _eq: 1 } })]).toEqual([undefined, message, undefined]);
  });
});

describe('null as the whole condition', () => {
  it('means no condition when the variable may be null', async () => {
    const query = 'query ($x: books_bool_exp) { books(where: $x) { id } }';
    const { data } = await shop.ask('{ books { id } }');
    expect(await shop.ask({ query, variables: { x: null } })).toEqual({ data });
    expect(await shop.ask({ query })).toEqual({ data });
  });

  it('is refused when the variable must not be null', async () => {
    const query = 'query ($x: books_bool_exp!) { books(where: $x) { id } }';
    expect(refusal(await shop.ask({ query, variables: { x: null } }))).toBe(
      'validation-failed: null value found for non-nullable type: "books_bool_exp!" at $',
    );
    expect(refusal(await shop.ask({ query }))).toBe(
      'validation-failed: expecting a value for non-nullable variable: "x" at $',
    );
    const withDefault = 'query ($x: Int! = 1) { books(limit: $x) { id } }';
    expect(refusal(await shop.ask({ query: withDefault, variables: { x: null } }))).toBe(
      'validation-failed: null value found for non-nullable type: "Int!" at $',
    );
    expect(refusal(await shop.ask({ query: withDefault }))).toBeUndefined();
  });

  it.each([
    ['delete_books(where: null) { affected_rows }', 'delete_books.args.where'],
    ['update_books(where: null, _set: {title: "x"}) { affected_rows }', 'update_books.args.where'],
    [
      'update_books_many(updates: [{where: null, _set: {title: "x"}}]) { affected_rows }',
      'update_books_many.args.updates[0].where',
    ],
    [
      'insert_books_one(object: {title: "x", authorId: 1}, on_conflict: {constraint: books_pkey, update_columns: title, where: null}) { id }',
      'insert_books_one.args.on_conflict.where',
    ],
  ])('is refused in %s', async (field, place) => {
    expect(refusal(await shop.ask(`mutation { ${field} }`))).toBe(
      `${noObject('books_bool_exp')} at $.selectionSet.${place}`,
    );
  });

  it('is refused as a variable of a mutation before anything is written', async () => {
    const ask = async (type: string) => {
      const others = 'delete_bookOrders(where: {}) { affected_rows }';
      const query = `mutation ($x: ${type}) { ${others} delete_books(where: $x) { affected_rows } }`;
      return refusal(await shop.ask({ query, variables: { x: null } }));
    };
    expect(await ask('books_bool_exp!')).toBe(
      'validation-failed: null value found for non-nullable type: "books_bool_exp!" at $',
    );
    expect(await ask('books_bool_exp')).toBe(
      "validation-failed: variable 'x' is declared as 'books_bool_exp', but used where 'books_bool_exp!' is expected at $.selectionSet.delete_books.args.where",
    );
    expect((await shop.ask('{ orders { id } }')).data?.['orders']).not.toEqual([]);
  });
});

describe('null for a column', () => {
  const refused = async (field: string) => refusal(await shop.ask(`mutation { ${field} }`));
  const update = async (operators: string) => refused(`update_books(where: {}, ${operators}) { affected_rows }`);
  const noValue = (type: string, place: string) =>
    `validation-failed: unexpected null value for type '${type}' at $.selectionSet.${place}`;

  it('is refused where the column must not be null', async () => {
    expect(await refused('insert_books(objects: [{title: null, authorId: 1}]) { affected_rows }')).toBe(
      noValue('String', 'insert_books.args.objects[0].title'),
    );
    expect(await update('_set: {price: null}')).toBe(noValue('numeric', 'update_books.args._set.price'));
    expect(await update('_set: {keywords: null}')).toBe(noValue('[String!]', 'update_books.args._set.keywords'));
    expect(await update('_append: {details: null}')).toBe(noValue('jsonb', 'update_books.args._append.details'));
  });

  it('is refused by operators that need a value, and instead of them', async () => {
    expect(await update('_delete_key: {details: null}')).toBe(
      noValue('String', 'update_books.args._delete_key.details'),
    );
    expect(await update('_delete_elem: {details: null}')).toBe(
      noValue('Int', 'update_books.args._delete_elem.details'),
    );
    expect(await update('_delete_at_path: {details: null}')).toBe(
      'validation-failed: expected a list, but found null at $.selectionSet.update_books.args._delete_at_path.details',
    );
    expect(await update('_set: null')).toBe(`${noObject('books_set_input')} at $.selectionSet.update_books.args._set`);
  });

  it('is written where the column may be null', async () => {
    expect(await update('_set: {pages: null}')).toBeUndefined();
    expect((await shop.ask('{ books(where: {pages: {_is_null: false}}) { id } }')).data).toEqual({ books: [] });
  });
});
