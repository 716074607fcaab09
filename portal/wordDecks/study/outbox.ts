import type { StudyAnswer } from './session.ts';

/** As many as one call takes. */
const most = 200;

const keyOf = (userId: string) => `word-reviews:${userId}`;

/** What this browser keeps of a student's answers until the server has them: ids and numbers, no words. */
export function keptAnswers(userId: string): readonly StudyAnswer[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]') as StudyAnswer[];
  } catch {
    return [];
  }
}

function store(userId: string, answers: readonly StudyAnswer[]): void {
  try {
    if (answers.length === 0) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(answers));
  } catch {
    // A browser that stores nothing sends each answer at once all the same.
  }
}

/** Keeps an answer until it has arrived; one that is taken back replaces what was kept of it. */
export function keepAnswer(userId: string, answer: StudyAnswer): void {
  store(userId, [...keptAnswers(userId).filter(({ id }) => id !== answer.id), answer]);
}

const isSame = (one: StudyAnswer, other: StudyAnswer) =>
  one.id === other.id && (one.isUndone ?? false) === (other.isUndone ?? false);

/**
 * Sends what is kept, in batches, and forgets what has arrived; answers kept meanwhile stay. Sending twice, from two tabs
 * or after a lost reply, counts once. Rejects when the server cannot be reached.
 */
export async function sendKept(userId: string, send: (answers: StudyAnswer[]) => Promise<unknown>): Promise<void> {
  for (let batch = keptAnswers(userId).slice(0, most); batch.length > 0; batch = keptAnswers(userId).slice(0, most)) {
    await send(batch);
    store(
      userId,
      keptAnswers(userId).filter((kept) => !batch.some((sent) => isSame(sent, kept))),
    );
  }
}
