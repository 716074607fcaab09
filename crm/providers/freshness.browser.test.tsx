import { useShow, useUpdate, type BaseRecord } from '@refinedev/core';
import { useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { UpdateWordDeckDocument, WordDeckDocument } from '../wordDecks/generated/graphql.ts';
import { resource, useDeck, useDecks } from './testing/decks.ts';
import { data, fakeServer, refusal, settle, type Asked } from './testing/fakeServer.ts';
import { mountHook } from './testing/useHook.tsx';

// What colleagues change reaches refine's own hooks, whatever answer comes first.

const openBoth = () => mountHook(() => ({ list: useDecks(1), one: useDeck('deck-1') }));
const version = (title: string) => (asked: Asked) =>
  asked.operation === 'WordDeck'
    ? data({ wordDecks_by_pk: { id: 'deck-1', title } })
    : data({ wordDecks: [{ id: 'deck-1', title }], wordDecks_aggregate: { aggregate: { count: 1 } } });
const titles = ({
  list,
  one,
}: {
  list: { result: { data: BaseRecord[] } };
  one: { result: BaseRecord | undefined };
}) => [list.result.data[0]?.title as unknown, one.result?.title as unknown];

test("a colleague's change is read again, by the list and by the record, once", async () => {
  let answer = version('옛 제목');
  const server = fakeServer((asked) => answer(asked));
  const { now } = await openBoth();
  await vi.waitFor(() => expect(titles(now())).toEqual(['옛 제목', '옛 제목']));
  await vi.waitFor(() => expect(server.isListening()).toBe(true));
  answer = version('새 제목');
  server.tell('wordDecks');
  await vi.waitFor(() => expect(titles(now())).toEqual(['새 제목', '새 제목']));
  await settle();
  expect([server.of('WordDeckList').length, server.of('WordDeck').length]).toEqual([2, 2]);
});

test('an event of another table reads nothing', async () => {
  const server = fakeServer(version('옛 제목'));
  const { now } = await openBoth();
  await vi.waitFor(() => expect(titles(now())).toEqual(['옛 제목', '옛 제목']));
  await vi.waitFor(() => expect(server.isListening()).toBe(true));
  server.tell('clinicSlots');
  await settle();
  expect(server.calls).toHaveLength(2);
});

test.each(['before', 'after'])(
  'an answer to a request from before the event, which comes %s the new one, is not shown',
  async (when) => {
    const held: (() => void)[] = [];
    /** Answers when the test lets it, whether or not the browser still waits. */
    const server = fakeServer((asked) => {
      const isOld = server.of(asked.operation ?? '').length === 1;
      const answered = version(isOld ? '옛 제목' : '새 제목')(asked);
      return new Promise((resolve) => void held.push(() => resolve(answered)));
    });
    const { now } = await openBoth();
    await vi.waitFor(() => expect(held).toHaveLength(2));
    await vi.waitFor(() => expect(server.isListening()).toBe(true));
    server.tell('wordDecks');
    await vi.waitFor(() => expect(held).toHaveLength(4));
    const [old, fresh] = [held.slice(0, 2), held.slice(2)];
    const seen: unknown[] = [];
    for (const some of when === 'before' ? [old, fresh] : [fresh, old]) {
      for (const let_ of some) let_();
      await settle();
      seen.push(...titles(now()));
    }
    expect(seen).not.toContain('옛 제목');
    expect(titles(now())).toEqual(['새 제목', '새 제목']);
    expect(server.calls.map(({ isAborted }) => isAborted)).toEqual([true, true, false, false]);
  },
);

test('a record is cached once, for its page, for its form and for every state in the address', async () => {
  const server = fakeServer(version('제목'));
  const { now } = await mountHook(
    () => ({
      show: useShow({ resource, id: 'deck-1', meta: { gqlQuery: WordDeckDocument } }),
      navigate: useNavigate(),
    }),
    '/crm/wordDecks/deck-1',
  );
  await vi.waitFor(() => expect(now().show.result?.title).toBe('제목'));
  for (const address of ['/crm/wordDecks/deck-1/edit', '/crm/wordDecks/deck-1?tab=history']) {
    await now().navigate(address);
    await settle();
  }
  expect(server.of('WordDeck')).toHaveLength(1);
});

test('what a colleague changed during a write is on screen after the write is refused', async () => {
  let answer = version('옛 제목');
  const refused = Promise.withResolvers<Response>();
  const server = fakeServer((asked) => (asked.operation === 'UpdateWordDeck' ? refused.promise : answer(asked)));
  const { now } = await mountHook(() => ({ list: useDecks(1), one: useDeck('deck-1'), update: useUpdate() }));
  await vi.waitFor(() => expect(titles(now())).toEqual(['옛 제목', '옛 제목']));
  await vi.waitFor(() => expect(server.isListening()).toBe(true));
  const write = now().update.mutateAsync({
    resource,
    id: 'deck-1',
    values: { title: '' },
    meta: { gqlMutation: UpdateWordDeckDocument },
    invalidates: [],
    errorNotification: false,
  });
  const isRefused = expect(write).rejects.toThrow();
  await vi.waitFor(() => expect(server.of('UpdateWordDeck')).toHaveLength(1));
  answer = version('새 제목');
  server.tell('wordDecks');
  await vi.waitFor(() => expect(titles(now())).toEqual(['새 제목', '새 제목']));
  refused.resolve(refusal('Check constraint violation.'));
  await isRefused;
  await settle();
  expect(titles(now())).toEqual(['새 제목', '새 제목']);
});
