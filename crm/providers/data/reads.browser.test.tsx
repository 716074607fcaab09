import { useCreate, useCustom, useList, useMany, useOne } from '@refinedev/core';
import { parse } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { WordDeckDocument, WordDeckListDocument } from '../../wordDecks/generated/graphql.ts';
import { academy, decks, resource, useDeck, useDecks } from '../testing/decks.ts';
import { data, fakeServer, refusal } from '../testing/fakeServer.ts';
import { mountHook } from '../testing/useHook.tsx';

// The providers, driven by refine's own hooks as a screen does.

const MANY = parse('query Many($filter: wordDecks_bool_exp!) { wordDecks(where: $filter) { id } }');

test('useList asks for its page and knows the total', async () => {
  const server = fakeServer(academy);
  const { now } = await mountHook(() => useDecks(2));
  await vi.waitFor(() => expect(now().result.data).toHaveLength(6));
  expect(now().result).toMatchObject({ total: 31, data: decks.slice(25) });
  expect(server.of('WordDeckList').map(({ sent }) => sent)).toEqual([{ limit: 25, offset: 25 }]);
});

test('useList without pages asks for everything', async () => {
  const server = fakeServer(academy);
  const { now } = await mountHook(() =>
    useList({ resource, pagination: { mode: 'off' }, meta: { gqlQuery: WordDeckListDocument } }),
  );
  await vi.waitFor(() => expect(now().result.data).toHaveLength(31));
  expect(server.of('WordDeckList')[0]?.sent).toEqual({ limit: 2147483647, offset: 0 });
});

test('useOne asks for its record', async () => {
  const server = fakeServer(academy);
  const { now } = await mountHook(() => useDeck('deck-3'));
  await vi.waitFor(() => expect(now().result).toEqual(decks[2]));
  expect(server.of('WordDeck').map(({ sent }) => sent)).toEqual([{ id: 'deck-3' }]);
});

test('useMany asks for its records at once', async () => {
  const server = fakeServer(academy);
  const ids = ['deck-1', 'deck-2'];
  const { now } = await mountHook(() => useMany({ resource, ids, meta: { gqlQuery: MANY } }));
  await vi.waitFor(() => expect(now().result.data).toEqual(decks.slice(0, 2)));
  expect(server.of('Many').map(({ sent }) => sent)).toEqual([{ filter: { id: { _in: ids } } }]);
});

test('useCustom asks with its own document and variables', async () => {
  const server = fakeServer(academy);
  const { now } = await mountHook(() =>
    useCustom({
      url: '',
      method: 'get',
      meta: { gqlQuery: WordDeckDocument, gqlVariables: { id: 'deck-4' } },
    }),
  );
  await vi.waitFor(() => expect(now().result.data).toEqual({ wordDecks_by_pk: decks[3] }));
  expect(server.of('WordDeck')).toHaveLength(1);
});

test('a screen that is left gives its request up', async () => {
  const server = fakeServer(() => new Promise(() => {}));
  const { unmount } = await mountHook(() => useDecks(1));
  await vi.waitFor(() => expect(server.calls).toHaveLength(1));
  unmount();
  await vi.waitFor(() => expect(server.calls[0]?.isAborted).toBe(true));
});

describe('errors', () => {
  test.each([
    ['a refused query', () => refusal('database query error'), '[GraphQL] database query error'],
    [
      'a missing record',
      () => data({ wordDecks_by_pk: null }),
      '[GraphQL] 찾을 수 없습니다. 삭제되었거나 볼 권한이 없습니다.',
    ],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), '[Network] '],
  ])('%s', async (_name, answer, text) => {
    fakeServer(answer);
    const { now } = await mountHook(() => useDeck('deck-1'));
    await vi.waitFor(() => expect(now().query.error?.message).toMatch(startingWith(text)));
  });

  test('a read without a document', async () => {
    const server = fakeServer(academy);
    const { now } = await mountHook(() => useOne({ resource, id: 'deck-1' }));
    await vi.waitFor(() => expect(now().query.error?.message).toBe('[Code] Operation is required.'));
    expect(server.calls).toEqual([]);
  });

  test('a refused command keeps its status, its sentence and its fields', async () => {
    const detail = '같은 이름의 태그가 있습니다.';
    const problem = { type: 'about:blank', title: '', status: 409, code: 'duplicate-name', detail, requestId: 'r' };
    fakeServer(() => Response.json({ ...problem, errors: [{ field: 'name', message: detail }] }, { status: 409 }));
    const { now } = await mountHook(() => useCreate());
    const creating = now().mutateAsync({ resource: 'tags', values: { name: '재원' }, errorNotification: false });
    await expect(creating).rejects.toMatchObject({ statusCode: 409, message: detail, fieldErrors: { name: detail } });
  });
});

const startingWith = (text: string) => new RegExp(`^${text.replace(/[[\]().]/g, '\\$&')}`);
