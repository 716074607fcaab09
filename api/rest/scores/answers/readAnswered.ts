import { sql, type Transaction } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';

/** A first attempt with its answers. */
export type Answered = ReplyOf<'changeAnswers'>['cells'][number] & {
  /** Null where nothing was written yet. */
  attemptId: string | null;
  /** The student's. */
  name: string;
};

/** The first attempts of scores as they are now, by score. */
export async function readAnswered(
  trx: Transaction<Tables>,
  scoreIds: readonly string[],
): Promise<ReadonlyMap<string, Answered>> {
  const { rows } = await sql<Answered>`
    select score.id as "scoreId", attempt.id as "attemptId", users.name, score.status, attempt.value::float8 as value,
      coalesce(attempt.version, 0) as version, attempt.answers
    from scores as score join users on users.id = score.student_id
    left join score_attempts as attempt on attempt.score_id = score.id and attempt.retake_number = 0
    where score.id in (${sql.join(scoreIds)})`.execute(trx);
  return new Map(rows.map((row) => [row.scoreId, row]));
}
