import { useCreate, useCustomMutation, useDelete, useDeleteMany, useList, useUpdate } from '@refinedev/core';
import { parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import { TagListDocument } from '../../tags/generated/graphql.ts';
import {
  CreateWordDeckDocument,
  DeleteWordDeckDocument,
  UpdateWordDeckDocument,
} from '../../wordDecks/generated/graphql.ts';
import { academy, resource, useDecks } from '../testing/decks.ts';
import { fakeServer, settle } from '../testing/fakeServer.ts';
import { mountHook } from '../testing/useHook.tsx';

// refine's own hooks write: tags by commands of the contract, word decks by mutations.

const quiet = { successNotification: false, errorNotification: false } as const;
const DELETE_MANY = Object.assign(
  parse('mutation DeleteDecks($ids: [uuid!]!) { delete_wordDecks(where: { id: { _in: $ids } }) { affected_rows } }'),
  { __meta__: { tables: ['wordDecks'] } },
);
const DONE = parse('mutation Done($id: uuid!) { update_wordDecks_by_pk(pk_columns: { id: $id }) { id } }');

const useTags = () => useList({ resource: 'tags', pagination: { mode: 'off' }, meta: { gqlQuery: TagListDocument } });

/** A list on screen, and what writes. */
const useWriters = () => ({
  decks: useDecks(1),
  tags: useTags(),
  create: useCreate(),
  update: useUpdate(),
  remove: useDelete(),
  removeMany: useDeleteMany(),
  custom: useCustomMutation(),
});

async function openLists() {
  const server = fakeServer(academy);
  const { now } = await mountHook(useWriters);
  await vi.waitFor(() => expect(now().decks.result.data.length + now().tags.result.data.length).toBe(26));
  return {
    server,
    now,
    wrote: () => server.calls.filter(({ operation }) => !/^(WordDeckList|TagList)$/.test(operation ?? '')),
  };
}

/** How often each list was read to the end after the first time. refine begins one more, which takes the place of ours. */
const readAgain = (server: ReturnType<typeof fakeServer>) =>
  ['WordDeckList', 'TagList'].map((list) => server.of(list).filter(({ isAborted }) => !isAborted).length - 1);
const values = { name: '재원', title: '수능 단어' };

test.each([
  [
    'useCreate',
    (now: ReturnType<typeof useWriters>) => now.create.mutateAsync({ resource: 'tags', values, ...quiet }),
    'POST',
    '/tag',
    values,
  ],
  [
    'useUpdate',
    (now: ReturnType<typeof useWriters>) => now.update.mutateAsync({ resource: 'tags', id: '7', values, ...quiet }),
    'PUT',
    '/tag/7',
    values,
  ],
  [
    'useDelete',
    (now: ReturnType<typeof useWriters>) => now.remove.mutateAsync({ resource: 'tags', id: '7', ...quiet }),
    'DELETE',
    '/tag/7',
    undefined,
  ],
] as const)(
  '%s of tags is their command, and their list is read again once',
  async (_name, write, method, path, sent) => {
    const { server, now, wrote } = await openLists();
    await write(now());
    expect(wrote()).toMatchObject([{ method, path, operation: undefined }]);
    expect(wrote()[0]?.sent).toEqual(sent);
    await settle();
    expect(readAgain(server)).toEqual([0, 1]);
  },
);

test.each([
  [
    'useCreate',
    (now: ReturnType<typeof useWriters>) =>
      now.create.mutateAsync({ resource, values, meta: { gqlMutation: CreateWordDeckDocument }, ...quiet }),
    'CreateWordDeck',
    { input: values },
  ],
  [
    'useUpdate',
    (now: ReturnType<typeof useWriters>) =>
      now.update.mutateAsync({
        resource,
        id: 'deck-1',
        values,
        meta: { gqlMutation: UpdateWordDeckDocument },
        ...quiet,
      }),
    'UpdateWordDeck',
    { id: 'deck-1', input: values },
  ],
  [
    'useDelete',
    (now: ReturnType<typeof useWriters>) =>
      now.remove.mutateAsync({ resource, id: 'deck-1', meta: { gqlMutation: DeleteWordDeckDocument }, ...quiet }),
    'DeleteWordDeck',
    { id: 'deck-1' },
  ],
  [
    'useDeleteMany',
    (now: ReturnType<typeof useWriters>) =>
      now.removeMany.mutateAsync({
        resource,
        ids: ['deck-1', 'deck-2'],
        meta: { gqlMutation: DELETE_MANY },
        ...quiet,
      }),
    'DeleteDecks',
    { ids: ['deck-1', 'deck-2'] },
  ],
] as const)(
  '%s of word decks is a mutation, and their list is read again once',
  async (_name, write, operation, sent) => {
    const { server, now, wrote } = await openLists();
    await write(now());
    expect(wrote().map((asked) => [asked.operation, asked.sent])).toEqual([[operation, sent]]);
    await settle();
    expect(readAgain(server)).toEqual([1, 0]);
  },
);

test('useDeleteMany of tags is a command for each', async () => {
  const { now, wrote } = await openLists();
  await now().removeMany.mutateAsync({ resource: 'tags', ids: ['7', '8'], ...quiet });
  expect(wrote().map(({ method, path }) => [method, path])).toEqual([
    ['DELETE', '/tag/7'],
    ['DELETE', '/tag/8'],
  ]);
});

test('useCustomMutation sends its document', async () => {
  const { now, wrote } = await openLists();
  const meta = { gqlMutation: DONE, gqlVariables: { id: 'deck-1' } };
  await now().custom.mutateAsync({ url: '', method: 'post', values: {}, meta, ...quiet });
  expect(wrote().map((asked) => [asked.operation, asked.sent])).toEqual([['Done', { id: 'deck-1' }]]);
});
