import { newRecall, review, type Rating, type Recall } from '#recall/scheduler.ts';

export interface StudyWord {
  id: string;
  term: string;
  meaning: string;
  synonyms: readonly string[];
  example: string;
  partOfSpeech: string;
}

/** A word and what is known of it. */
export interface StudyCard {
  word: StudyWord;
  recall: Recall;
}

/** An answer as it is sent; the id is new for each. */
export interface StudyAnswer {
  id: string;
  wordId: string;
  rating: Rating;
  reviewedAt: string;
  isUndone?: boolean;
}

/** A sitting with a deck: the words still to come, and what was answered, the last one first. */
export interface Session {
  cards: readonly StudyCard[];
  past: readonly { answer: StudyAnswer; before: StudyCard }[];
}

/** A word that comes again within so many minutes is asked in the same sitting. */
const aheadMinutes = 20;

/** Words that are due, then new ones up to the day's number. */
export function beginSession(due: readonly StudyCard[], fresh: readonly StudyWord[], left: number, now: Date): Session {
  const begun = fresh.slice(0, Math.max(0, left)).map((word) => ({ word, recall: newRecall(now) }));
  return { cards: [...due, ...begun], past: [] };
}

/** The word to ask now: one that is due, a new one, or one that is due in a moment; undefined when all is done. */
export function nextCard({ cards }: Session, now: Date): StudyCard | undefined {
  const inTime = cards.toSorted((one, other) => +one.recall.dueAt - +other.recall.dueAt);
  const isNew = ({ recall }: StudyCard) => recall.state === 'NEW';
  return (
    inTime.find((card) => !isNew(card) && card.recall.dueAt <= now) ??
    cards.find(isNew) ??
    inTime.find(({ recall }) => +recall.dueAt - +now <= aheadMinutes * 60_000)
  );
}

/** How far a sitting is, in cards: those answered, and those that come until no word is left where each is known from now on. */
export function progressOf({ cards, past }: Session, now: Date): { done: number; total: number } {
  const left = cards.reduce((sum, { recall }) => sum + cardsLeft(recall, now), 0);
  return { done: past.length, total: past.length + left };
}

/** A word takes no more than a few good answers to leave a sitting. */
const mostCards = 4;

function cardsLeft(recall: Recall, now: Date): number {
  let [at, count] = [recall, 0];
  while (+at.dueAt - +now <= aheadMinutes * 60_000 && count < mostCards) {
    // The page's clock may be seconds behind the last answer.
    const reviewedAt = at.lastReviewedAt && at.lastReviewedAt > now ? at.lastReviewedAt : now;
    at = review(at, { rating: 3, reviewedAt });
    count++;
  }
  return count;
}

/** A card that is asked now even where it is not due yet. */
export const askedAt =
  (now: Date) =>
  ({ word, recall }: StudyCard): StudyCard => ({
    word,
    recall: { ...recall, dueAt: recall.dueAt < now ? recall.dueAt : now },
  });

/** Takes an answer to a card. */
export function answered(session: Session, card: StudyCard, rating: Rating, now: Date): [Session, StudyAnswer] {
  const answer = { id: crypto.randomUUID(), wordId: card.word.id, rating, reviewedAt: now.toISOString() };
  const after = { word: card.word, recall: review(card.recall, { rating, reviewedAt: now }) };
  const cards = session.cards.map((one) => (one.word.id === card.word.id ? after : one));
  return [{ cards, past: [{ answer, before: card }, ...session.past] }, answer];
}

/** Takes the last answer back; null without one. */
export function undone(session: Session): [Session, StudyAnswer] | null {
  const [last, ...past] = session.past;
  if (!last) return null;
  const cards = session.cards.map((card) => (card.word.id === last.before.word.id ? last.before : card));
  return [
    { cards, past },
    { ...last.answer, isUndone: true },
  ];
}
