import fc from 'fast-check';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { json, stubBrowser } from '#client/testing/browser.ts';

const LIST =
  parse(`query Decks($where: wordDecks_bool_exp, $orderBy: [wordDecks_order_by!], $limit: Int, $offset: Int) {
  wordDecks(where: $where, order_by: $orderBy, limit: $limit, offset: $offset) { id title }
}`);
const COUNTED = parse(`query Decks($limit: Int, $offset: Int) {
  wordDecks(limit: $limit, offset: $offset) { id }
  wordDecks_aggregate { aggregate { count } }
}`);
const ONE = parse('query Deck($id: uuid!) { wordDecks_by_pk(id: $id) { id } }');
const CREATE = parse(
  'mutation C($input: wordDecks_insert_input!, $notify: Boolean) { insert_wordDecks_one(object: $input) { id } }',
);
const UPDATE = parse(
  'mutation U($id: uuid!, $input: wordDecks_set_input!) { update_wordDecks_by_pk(pk_columns: { id: $id }, _set: $input) { id } }',
);
const DELETE = parse('mutation D($id: uuid!) { delete_wordDecks_by_pk(id: $id) { id } }');
const DELETE_MANY = parse(
  'mutation M($ids: [uuid!]!) { delete_wordDecks(where: { id: { _in: $ids } }) { affected_rows } }',
);

const resource = 'wordDecks';

async function load(data: unknown) {
  const { calls } = stubBrowser(() => json({ data }));
  const sent = () => (calls.at(-1)?.body as { variables: unknown }).variables;
  const { createData } = await import('./data.ts');
  const { createQueryClient } = await import('#client/queryClient.ts');
  return { dataProvider: createData(createQueryClient()), sent, calls };
}

test('getList returns the first value, and its length is the total', async () => {
  const rows = [{ id: 'a' }, { id: 'b' }];
  const { dataProvider } = await load({ wordDecks: rows, lectures: [{ id: 'c' }] });
  expect(await dataProvider.getList({ resource, meta: { gqlQuery: LIST } })).toEqual({ data: rows, total: 2 });
});

test("getList's total is the aggregate's count when the document asks for one", async () => {
  const { dataProvider } = await load({ wordDecks: [{ id: 'a' }], wordDecks_aggregate: { aggregate: { count: 31 } } });
  const list = await dataProvider.getList({ resource, meta: { gqlQuery: COUNTED } });
  expect(list).toEqual({ data: [{ id: 'a' }], total: 31 });
});

test('the first page of ten is the default', async () => {
  const { dataProvider, sent } = await load({ wordDecks: [] });
  await dataProvider.getList({ resource, meta: { gqlQuery: LIST } });
  expect(sent()).toEqual({ limit: 10, offset: 0 });
});

test.each(['off', 'client'] as const)('paging %s asks for everything', async (mode) => {
  const { dataProvider, sent } = await load({ wordDecks: [] });
  await dataProvider.getList({ resource, pagination: { mode, currentPage: 3 }, meta: { gqlQuery: LIST } });
  expect(sent()).toEqual({ limit: 2147483647, offset: 0 });
});

test('any page requests exactly its rows', async () => {
  const { dataProvider, sent } = await load({ wordDecks: [] });
  const size = fc.integer({ min: 1, max: 100 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1000 }), size, async (currentPage, pageSize) => {
      await dataProvider.getList({ resource, pagination: { currentPage, pageSize }, meta: { gqlQuery: LIST } });
      const { limit, offset } = sent() as { limit: number; offset: number };
      expect([limit, offset / limit + 1]).toEqual([pageSize, currentPage]);
    }),
  );
});

test("filters, sorters and the screen's own where are combined", async () => {
  const { dataProvider, sent } = await load({ wordDecks: [] });
  await dataProvider.getList({
    resource,
    filters: [
      { field: 'title', operator: 'contains', value: '50%' },
      { operator: 'or', value: [{ field: 'lecture.name', operator: 'eq', value: '미적분 A' }] },
    ],
    sorters: [{ field: 'createdAt', order: 'desc' }],
    meta: { gqlQuery: LIST, gqlVariables: { where: { isPublished: { _eq: true } } } },
  });
  expect(sent()).toEqual({
    where: {
      _and: [
        { isPublished: { _eq: true } },
        { _and: [{ title: { _ilike: '%50\\%%' } }, { _or: [{ lecture: { name: { _eq: '미적분 A' } } }] }] },
      ],
    },
    orderBy: [{ createdAt: 'desc' }],
    limit: 10,
    offset: 0,
  });
});

test('create sends input plus variables', async () => {
  const { dataProvider, sent } = await load({ insert_wordDecks_one: { id: 'a' } });
  const meta = { gqlMutation: CREATE, gqlVariables: { notify: true } };
  const created = await dataProvider.create({ resource, variables: { title: '수능 단어' }, meta });
  expect(sent()).toEqual({ input: { title: '수능 단어' }, notify: true });
  expect(created).toEqual({ data: { id: 'a' } });
});

test('getOne sends id', async () => {
  const { dataProvider, sent } = await load({ wordDecks_by_pk: { id: 'a' } });
  expect(await dataProvider.getOne({ resource, id: 'a', meta: { gqlQuery: ONE } })).toEqual({ data: { id: 'a' } });
  expect(sent()).toEqual({ id: 'a' });
});

test('update sends id and input', async () => {
  const { dataProvider, sent } = await load({ update_wordDecks_by_pk: { id: 'a' } });
  await dataProvider.update({ resource, id: 'a', variables: { title: '새 이름' }, meta: { gqlMutation: UPDATE } });
  expect(sent()).toEqual({ id: 'a', input: { title: '새 이름' } });
});

test('deleteOne sends id', async () => {
  const { dataProvider, sent } = await load({ delete_wordDecks_by_pk: { id: 'a' } });
  await dataProvider.deleteOne({ resource, id: 'a', meta: { gqlMutation: DELETE } });
  expect(sent()).toEqual({ id: 'a' });
});

test('deleteMany sends ids', async () => {
  const { dataProvider, sent } = await load({ delete_wordDecks: { affected_rows: 2 } });
  const gone = await dataProvider.deleteMany?.({ resource, ids: ['a', 'b'], meta: { gqlMutation: DELETE_MANY } });
  expect(sent()).toEqual({ ids: ['a', 'b'] });
  expect(gone).toEqual({ data: [{ id: 'a' }, { id: 'b' }] });
});

test('a missing row is an error, not ignored', async () => {
  const { dataProvider } = await load({ update_wordDecks_by_pk: null });
  const update = dataProvider.update({ resource, id: 'a', variables: {}, meta: { gqlMutation: UPDATE } });
  await expect(update).rejects.toThrow('[GraphQL] 찾을 수 없습니다.');
});

test('every operation needs its document', async () => {
  const { dataProvider, calls } = await load({});
  const attempts = [
    dataProvider.getList({ resource }),
    dataProvider.getOne({ resource, id: 'a' }),
    dataProvider.create({ resource, variables: {} }),
    dataProvider.update({ resource, id: 'a', variables: {} }),
    dataProvider.deleteOne({ resource, id: 'a' }),
    dataProvider.deleteMany?.({ resource, ids: ['a'] }),
  ];
  for (const attempt of attempts) await expect(attempt).rejects.toThrow(/^\[Code\] Operation is required\.$/);
  expect(calls).toHaveLength(0);
});

test('getApiUrl is not implemented', async () => {
  const { dataProvider } = await load({});
  expect(() => dataProvider.getApiUrl()).toThrow(/not implemented/i);
});
