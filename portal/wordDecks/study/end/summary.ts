import type { Session, StudyCard } from '../session.ts';

/** What a sitting came to, each word once. */
export interface Summary {
  /** New words that were learnt. */
  fresh: number;
  /** Words that were still known. */
  known: number;
  /** Words that were forgotten on the way, as they are known now. A new one is no such word when it is seen for the first time. */
  again: readonly StudyCard[];
}

/** Counts the words of a sitting by what was answered. */
export function summaryOf({ past, cards }: Session): Summary {
  const answers = Map.groupBy(past, ({ answer }) => answer.wordId);
  const isForgotten = ({ word }: StudyCard): boolean =>
    answers.get(word.id)?.some(({ answer, before }) => answer.rating === 1 && before.recall.state !== 'NEW') ?? false;
  const again = cards.filter(isForgotten);
  const rest = cards.filter((card) => answers.has(card.word.id) && !isForgotten(card));
  const wasNew = ({ word }: StudyCard): boolean => answers.get(word.id)?.at(-1)?.before.recall.state === 'NEW';
  const fresh = rest.filter(wasNew).length;
  return { fresh, known: rest.length - fresh, again };
}

/** When a word of a sitting comes next, and how many come with it within the hour; null where there is none. */
export function nextOf({ cards }: Session): { dueAt: Date; count: number } | null {
  const dues = cards.map(({ recall }) => recall.dueAt).toSorted((one, other) => +one - +other);
  const [dueAt] = dues;
  return dueAt ? { dueAt, count: dues.filter((due) => +due - +dueAt < 3_600_000).length } : null;
}
