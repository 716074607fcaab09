import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type EngineOptions, type ProjectFiles } from '../index.ts';
import { bookshop } from '../testing/bookshop.ts';
import { openShop, refusal, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

async function engineWith(files: ProjectFiles, options: EngineOptions = {}) {
  const engine = await createEngine(shop.db, { ...bookshop, ...files }, options);
  return {
    engine,
    ask: async (query: string, role = 'reader') => (await engine.execute({ query }, { role, variables: {} })).result,
  };
}

describe('limits of metadata', () => {
  it('limit depth, fields and batches of a role, but not of the admin', async () => {
    const { engine, ask } = await engineWith({
      'metadata/api_limits.yaml': `
disabled: false
depth_limit: {global: 2, per_role: {writer: 3}}
node_limit: {per_role: {reader: 4}}
batch_limit: {global: 5, per_role: {reader: 2}}
`,
    });
    const deep = '{ books { author { name } } }';
    expect(refusal(await ask(deep))).toMatch(/nested deeper than 2 fields/);
    expect(refusal(await ask(deep, 'admin'))).toBeUndefined();
    expect(refusal(await ask('{ authors { id name born __typename } }'))).toMatch(/more than 4 fields/);
    expect([engine.batchLimit('reader'), engine.batchLimit('writer'), engine.batchLimit('admin')]).toEqual([
      2,
      5,
      null,
    ]);
  });

  it('can be switched off', async () => {
    const { ask } = await engineWith({ 'metadata/api_limits.yaml': 'disabled: true\ndepth_limit: {global: 1}\n' });
    expect(refusal(await ask('{ books { author { name } } }'))).toBeUndefined();
  });

  it('keep the schema from roles', async () => {
    const { ask } = await engineWith({
      'metadata/graphql_schema_introspection.yaml': 'disabled_for_roles: [reader]\n',
    });
    const query = '{ __schema { queryType { name } } }';
    expect(refusal(await ask(query))).toBe(
      'validation-failed: GraphQL introspection is not allowed for the current role at $',
    );
    expect(refusal(await ask(query, 'admin'))).toBeUndefined();
  });
});

describe('the allow list', () => {
  const files = {
    'metadata/query_collections.yaml': `
- name: screens
  definition: {queries: [{name: Books, query: "query Books { books { id author { name } } }"}]}
- name: staff
  definition: {queries: [{name: Authors, query: "{ authors { id } }"}]}
`,
    'metadata/allow_list.yaml': `
- collection: screens
- {collection: staff, scope: {global: false, roles: [writer]}}
`,
  };

  it('allows its documents in any formatting, and only those', async () => {
    const { ask } = await engineWith(files, { allowList: true });
    expect(
      refusal(await ask('query Books {\n  books { __typename id author { name __typename } }\n}')),
    ).toBeUndefined();
    expect(refusal(await ask('{ books { id } }'))).toBe('validation-failed: query is not allowed at $');
    expect(refusal(await ask('{ authors { id } }'))).toBe('validation-failed: query is not allowed at $');
    expect(refusal(await ask('{ books { id } }', 'admin'))).toBeUndefined();
  });

  it('does nothing unless it is switched on', async () => {
    const { ask } = await engineWith(files);
    expect(refusal(await ask('{ books { id } }'))).toBeUndefined();
  });

  it('reports unknown collections and invalid documents', async () => {
    const broken = {
      'metadata/query_collections.yaml': '- {name: a, definition: {queries: [{name: x, query: "{"}]}}\n',
      'metadata/allow_list.yaml': '- {collection: a}\n- {collection: b}\n',
    };
    await expect(engineWith(broken)).rejects.toThrow(
      /query_collections.yaml \[0\].definition.queries\[0\].query: not a valid graphql query[^]*allow_list.yaml \[1\]: no such query collection: b/,
    );
  });
});

describe('plans', () => {
  it('serve other values with the same text, and make another for another shape', async () => {
    const query = 'query ($where: books_bool_exp!, $limit: Int) { books(where: $where, limit: $limit) { id } }';
    const ask = async (variables: Record<string, unknown>) => {
      shop.db.seen.length = 0;
      const { data } = await shop.ask({ query, variables });
      return { data, sql: shop.db.seen[0]?.sql };
    };
    const one = await ask({ where: { id: { _in: [1, 2] } }, limit: 5 });
    const other = await ask({ where: { id: { _in: [3] } }, limit: 5 });
    expect([one.data, other.data]).toEqual([{ books: [{ id: 1 }, { id: 2 }] }, { books: [{ id: 3 }] }]);
    expect(other.sql).toBe(one.sql);
    // PostgreSQL plans by a limit, so it is part of the SQL text.
    expect((await ask({ where: { id: { _in: [3] } }, limit: 1 })).sql).not.toBe(one.sql);
    const wider = await ask({ where: { id: { _in: [1] }, published: { _is_null: false } }, limit: 5 });
    expect(wider.data).toEqual({ books: [{ id: 1 }] });
    expect((await ask({ where: { id: { _in: [1] }, published: { _is_null: true } }, limit: null })).data).toEqual({
      books: [],
    });
  });

  it('check the values of every run', async () => {
    const query = 'query ($id: Int!, $limit: Int) { books(where: {id: {_eq: $id}}, limit: $limit) { id } }';
    const ask = async (variables: Record<string, unknown>) => refusal(await shop.ask({ query, variables }));
    expect(await ask({ id: 1, limit: 1 })).toBeUndefined();
    expect(await ask({ id: 99999999999, limit: 1 })).toMatch(
      /^parse-failed: .* at \$\.selectionSet\.books\.args\.where\.id\._eq$/,
    );
    expect(await ask({ id: [1], limit: 1 })).toMatch(/^parse-failed/);
    expect(await ask({ id: 1, limit: -1 })).toMatch(/^validation-failed: expected a non-negative/);
    expect(await ask({ id: 1, more: 1 })).toMatch(/unexpected variables/);
  });
});
