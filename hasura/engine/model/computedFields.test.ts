import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publisher } from '../testing/publisher.ts';
import { openShop, refusal, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop(publisher)));
afterAll(() => shop.close());

const editor = { 'x-hasura-user-id': '1' };
const ask = async (query: string, role = 'admin', variables: Record<string, string> = editor) =>
  (await shop.ask(query, role, variables)).data;

describe('computed fields', () => {
  it('are values of a row, with arguments and without', async () => {
    const query = '{ authors(order_by: {id: asc}, limit: 1) { plain: label loud: label(args: {sign: "!!"}) is_mine } }';
    expect(await ask(query)).toEqual({ authors: [{ plain: 'Han Kang!', loud: 'Han Kang!!', is_mine: true }] });
  });

  it('are rows of another table', async () => {
    const query = `{ authors(where: {id: {_eq: 1}}) { shelf(where: {price: {_gt: 5}}, order_by: {price: asc}) {
      title author { label } } } }`;
    expect(await ask(query)).toEqual({
      authors: [
        {
          shelf: [
            { title: 'Human Acts', author: { label: 'Han Kang!' } },
            { title: 'The Vegetarian', author: { label: 'Han Kang!' } },
          ],
        },
      ],
    });
  });

  it('open a path into JSON', async () => {
    expect(await ask('{ authors(limit: 1, order_by: {id: asc}) { profile(path: "names[0]") } }')).toEqual({
      authors: [{ profile: 'Han Kang' }],
    });
  });

  it('filter and order', async () => {
    expect(await ask('{ authors(where: {is_mine: {_eq: true}}) { id } }')).toEqual({ authors: [{ id: 1 }] });
    expect(await ask('{ authors(where: {shelf: {title: {_eq: "Draft"}}}) { id } }')).toEqual({ authors: [{ id: 1 }] });
    expect(await ask('{ authors(order_by: {shelf_aggregate: {count: desc}}, limit: 1) { id } }')).toEqual({
      authors: [{ id: 1 }],
    });
    expect(refusal(await shop.ask('{ authors(where: {label: {_eq: "x"}}) { id } }'))).toMatch(
      /field 'label' not found/,
    );
  });

  it('are part of the nodes and figures of an aggregate', async () => {
    const query = `{ authors_aggregate(order_by: {id: asc}, limit: 2) { aggregate { count }
      nodes { label shelf(limit: 1, order_by: {id: asc}) { id } } } }`;
    expect(await ask(query)).toEqual({
      authors_aggregate: {
        aggregate: { count: 2 },
        nodes: [
          { label: 'Han Kang!', shelf: [{ id: 1 }] },
          { label: 'Yun Dong-ju!', shelf: [{ id: 4 }] },
        ],
      },
    });
  });

  it('show in what a mutation returns', async () => {
    expect(await ask('mutation { insert_authors_one(object: {name: "New"}) { label shelf { id } } }')).toEqual({
      insert_authors_one: { label: 'New!', shelf: [] },
    });
    await shop.restock();
  });

  it('belong to the roles that are named, and rows to those that may read their table', async () => {
    const query = '{ authors { label is_mine shelf { id } } }';
    expect(await ask(query, 'editor')).toEqual({
      authors: [
        { label: 'Han Kang!', is_mine: true, shelf: [{ id: 1 }, { id: 2 }] },
        { label: 'Yun Dong-ju!', is_mine: false, shelf: [] },
      ],
    });
    expect(refusal(await shop.ask('{ authors { label } }', 'critic', editor))).toMatch(/field 'label' not found/);
    expect(refusal(await shop.ask('{ authors { label } }', 'reader'))).toMatch(/field 'label' not found/);
  });

  it('filter in permissions, with the session', async () => {
    expect(await ask('{ authors { name } }', 'critic')).toEqual({ authors: [{ name: 'Han Kang' }] });
  });

  it('are described by metadata, or by the function', async () => {
    const { data } = await shop.ask('{ __type(name: "authors") { fields { name description } } }');
    const { fields } = data?.['__type'] as { fields: { name: string; description: string | null }[] };
    const described = fields.filter(({ name }) => ['label', 'profile', 'shelf'].includes(name));
    expect(described.map(({ description }) => description)).toEqual(['Name with a sign', 'Who it is', null]);
  });
});
