import { createEmptyCard, fsrs, State, type Card, type Grade } from 'ts-fsrs';

/** How well a word was known: 1 again, 2 hard, 3 good, 4 easy. */
export type Rating = 1 | 2 | 3 | 4;

export const ratings: readonly Rating[] = [1, 2, 3, 4];

/** One answer to a word. */
export interface Review {
  rating: Rating;
  reviewedAt: Date;
}

export type RecallState = 'NEW' | 'LEARNING' | 'REVIEW' | 'RELEARNING';

/** What is known of a student and a word, as `word_reviews` stores it. */
export interface Recall {
  state: RecallState;
  dueAt: Date;
  /** Days until recall falls to 90 %. */
  stability: number;
  /** 1 easy to 10 hard; 0 while new. */
  difficulty: number;
  scheduledDays: number;
  learningSteps: number;
  reps: number;
  lapses: number;
  lastReviewedAt: Date | null;
}

// Without chance, so that the same answers give the same state on every device.
const scheduler = fsrs({ enable_fuzz: false });

const names: Readonly<Record<State, RecallState>> = {
  [State.New]: 'NEW',
  [State.Learning]: 'LEARNING',
  [State.Review]: 'REVIEW',
  [State.Relearning]: 'RELEARNING',
};
const states: Readonly<Record<RecallState, State>> = {
  NEW: State.New,
  LEARNING: State.Learning,
  REVIEW: State.Review,
  RELEARNING: State.Relearning,
};

/** A word nobody has answered yet, due from an instant on. */
export const newRecall = (from: Date): Recall => recallOf(createEmptyCard(from));

/** What is known after one more answer, not before the last one. */
export function review(recall: Recall, { rating, reviewedAt }: Review): Recall {
  return recallOf(scheduler.next(cardOf(recall), reviewedAt, rating as Grade).card);
}

/** What is known after all answers, in whatever order they came; null without any. Answers at one instant go by rating. */
export function replay(reviews: readonly Review[]): Recall | null {
  const [first, ...rest] = reviews.toSorted(
    (one, other) => one.reviewedAt.getTime() - other.reviewedAt.getTime() || one.rating - other.rating,
  );
  return first ? rest.reduce(review, review(newRecall(first.reviewedAt), first)) : null;
}

/** When the word would be due after each answer. */
export function preview(recall: Recall, now: Date): Record<Rating, Date> {
  const due = (rating: Rating) => review(recall, { rating, reviewedAt: now }).dueAt;
  return { 1: due(1), 2: due(2), 3: due(3), 4: due(4) };
}

/** The chance to know the word at an instant, 0 to 1. */
export const chanceAt = (recall: Recall, now: Date): number =>
  recall.state === 'NEW' ? 0 : scheduler.get_retrievability(cardOf(recall), now, false);

function recallOf(card: Card): Recall {
  return {
    state: names[card.state],
    dueAt: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    lastReviewedAt: card.last_review ?? null,
  };
}

function cardOf(recall: Recall): Card {
  const { dueAt, stability, difficulty, reps, lapses, lastReviewedAt } = recall;
  const card = {
    due: dueAt,
    stability,
    difficulty,
    // Deprecated by the library and computed from the instants.
    elapsed_days: 0,
    scheduled_days: recall.scheduledDays,
    learning_steps: recall.learningSteps,
    reps,
    lapses,
    state: states[recall.state],
  };
  return lastReviewedAt === null ? card : { ...card, last_review: lastReviewedAt };
}
