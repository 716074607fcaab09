import { useList, useOne } from '@refinedev/core';
import { WordDeckDocument, WordDeckListDocument } from '../../wordDecks/generated/graphql.ts';
import { data, type Asked } from './fakeServer.ts';

export const resource = 'wordDecks';

export const decks = Array.from({ length: 31 }, (_, at) => ({ id: `deck-${at + 1}`, title: `단어장 ${at + 1}` }));

/** A page of the list of word decks. */
export const useDecks = (currentPage: number) =>
  useList({ resource, pagination: { currentPage, pageSize: 25 }, meta: { gqlQuery: WordDeckListDocument } });

/** A word deck. */
export const useDeck = (id: string) => useOne({ resource, id, meta: { gqlQuery: WordDeckDocument } });

/** Answers lists and records of word decks and the tags, and accepts every write. */
export function academy({ operation, sent, method }: Asked): Response {
  const { limit, offset, id } = (sent ?? {}) as { limit: number; offset: number; id: string };
  if (operation === 'WordDeckList') return page(limit, offset);
  if (operation === 'WordDeck') return data({ wordDecks_by_pk: decks.find((deck) => deck.id === id) ?? null });
  if (operation === 'TagList') return data({ tags: [{ id: 1, name: '재원' }] });
  if (operation === 'Many') return data({ wordDecks: decks.slice(0, 2) });
  if (operation !== undefined) return data({ written: { id: 'deck-1' } });
  return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ id: 'tag-1', version: 2 });
}

const page = (limit: number, offset: number) =>
  data({
    wordDecks: decks.slice(offset, offset + limit),
    wordDecks_aggregate: { aggregate: { count: decks.length } },
  });
