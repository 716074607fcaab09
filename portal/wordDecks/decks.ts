import { byNameOf } from '#ui-kit/format/names/byName.ts';
import type { PortalWordDecksQuery } from './generated/graphql.ts';

export type Deck = PortalWordDecksQuery['wordDecks'][number];
export type Assignment = PortalWordDecksQuery['assignments'][number];

/** Enough words of an assignment are known. */
export const isReached = ({ known, target }: Assignment): boolean => (known ?? 0) >= (target ?? 0);

/** Decks each with what was assigned of it: first what is to be known soonest, then what is due, then by name. What is reached comes last in its deck. */
export function decksInOrder({ wordDecks, assignments }: Pick<PortalWordDecksQuery, 'wordDecks' | 'assignments'>) {
  const rows = wordDecks.toSorted(byNameOf(({ title }) => title)).map((deck) => ({
    deck,
    assignments: assignments
      .filter(({ deckId }) => deckId === deck.id)
      .toSorted((one, other) => Number(isReached(one)) - Number(isReached(other))),
  }));
  const soonest = ({ assignments: [first] }: (typeof rows)[number]): number =>
    first?.dueOn && !isReached(first) ? Date.parse(first.dueOn) : Number.MAX_SAFE_INTEGER;
  const hasDue = ({ deck }: (typeof rows)[number]): number => Number((deck.progress[0]?.due ?? 0) > 0);
  return rows.toSorted((one, other) => soonest(one) - soonest(other) || hasDue(other) - hasDue(one));
}
