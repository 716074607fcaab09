import { sql } from 'kysely';
import { newRecall, replay, type Rating, type Recall } from '#recall/scheduler.ts';
import type { Handler } from '../_protocol/handler.ts';

interface Logged {
  id: string;
  wordId: string;
  rating: Rating;
  reviewedAt: Date;
  isUndone: boolean;
}

const minuteMs = 60_000;

/** Keeps a student's answers to words, each once, and computes what is known of these words from all their answers. */
export const reviewWords: Handler<'reviewWords'> = async ({ trx, body, actor, now }) => {
  const late = now.getTime() - Date.parse(body.sentAt);
  // One that was given and taken back before it was sent comes twice.
  const answers = [...Map.groupBy(body.reviews, ({ id }) => id.toLowerCase())].map(([id, same]) => ({
    id,
    word_id: same[0]?.wordId,
    rating: same[0]?.rating,
    reviewed_at: new Date(Date.parse(same[0]?.reviewedAt ?? '') + late).toISOString(),
    is_undone: same.some(({ isUndone = false }) => isUndone),
  }));
  const { rows: log } = await sql<Logged>`
    select id, word_id as "wordId", rating, reviewed_at as "reviewedAt", is_undone as "isUndone"
    from log_word_reviews(${actor.userId}::uuid, ${JSON.stringify(answers)}::jsonb)`.execute(trx);
  const known = [...Map.groupBy(log, ({ wordId }) => wordId)].map(([wordId, logged]) => ({
    wordId,
    recall: replay(logged.filter(({ isUndone }) => !isUndone)) ?? newRecall(now),
  }));
  if (known.length > 0) {
    await trx
      .insertInto('word_reviews')
      .values(known.map(({ wordId, recall }) => rowOf(actor.userId, wordId, recall)))
      .onConflict((conflict) =>
        conflict.columns(['student_id', 'word_id']).doUpdateSet(({ ref }) => ({
          state: ref('excluded.state'),
          due_at: ref('excluded.due_at'),
          stability: ref('excluded.stability'),
          difficulty: ref('excluded.difficulty'),
          scheduled_days: ref('excluded.scheduled_days'),
          learning_steps: ref('excluded.learning_steps'),
          reps: ref('excluded.reps'),
          lapses: ref('excluded.lapses'),
          last_reviewed_at: ref('excluded.last_reviewed_at'),
        })),
      )
      .execute();
  }
  const arrived = new Map(log.map(({ id, reviewedAt }) => [id, reviewedAt.getTime()]));
  return {
    states: known.map(({ wordId, recall: { dueAt, lastReviewedAt, ...rest } }) => ({
      wordId,
      ...rest,
      dueAt: dueAt.toISOString(),
      lastReviewedAt: lastReviewedAt?.toISOString() ?? null,
    })),
    refused: body.reviews.filter(({ id }) => !arrived.has(id.toLowerCase())).map(({ id }) => id),
    shifted: answers
      .filter(({ id, reviewed_at }) => Math.abs((arrived.get(id) ?? NaN) - Date.parse(reviewed_at)) >= minuteMs)
      .map(({ id }) => id),
  };
};

const rowOf = (studentId: string, wordId: string, recall: Recall) => ({
  student_id: studentId,
  word_id: wordId,
  state: recall.state,
  due_at: recall.dueAt,
  stability: recall.stability,
  difficulty: recall.difficulty,
  scheduled_days: recall.scheduledDays,
  learning_steps: recall.learningSteps,
  reps: recall.reps,
  lapses: recall.lapses,
  last_reviewed_at: recall.lastReviewedAt,
});
