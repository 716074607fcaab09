import type { MoveWordMutationVariables, WordFactsFragment } from './generated/graphql.ts';

type Word = Pick<WordFactsFragment, 'id' | 'deckId' | 'sequence'>;

/** No word stands there; the moved one waits there while the others close up. */
const ASIDE = 2_147_483_647;

/**
 * What brings words into a new order: one of them takes the place of another, and those between move by one.
 * @param words in their stored order
 * @param ids in the new order
 */
export function moveOf(words: readonly Word[], ids: readonly string[]): MoveWordMutationVariables | undefined {
  const first = words.findIndex(({ id }, at) => id !== ids[at]);
  if (first < 0) return undefined;
  // The first place that differs has either the word that was moved up, or the gap of the one that was moved down.
  const isUp = words[first + 1]?.id !== ids[first] || ids[first + 1] === words[first]?.id;
  const moved = isUp ? words.find(({ id }) => id === ids[first]) : words[first];
  const target = moved && words[ids.indexOf(moved.id)];
  if (!moved || !target) return undefined;
  const range = isUp ? { _gte: target.sequence, _lt: moved.sequence } : { _gt: moved.sequence, _lte: target.sequence };
  return {
    id: moved.id,
    aside: ASIDE,
    between: { deckId: { _eq: moved.deckId }, sequence: range },
    by: isUp ? 1 : -1,
    place: target.sequence,
  };
}
