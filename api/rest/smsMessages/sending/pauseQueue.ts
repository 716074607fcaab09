import { sql } from 'kysely';
import type { Database } from '../../../ports/database.ts';
import type { SmsProblem } from '../../../ports/sms.ts';

/** Holds the whole queue, so that it keeps its order: half a second, one, two … five minutes at most; a minute at least where somebody must act. */
export async function pauseQueue(
  { kysely }: Database,
  { kind, code, message, retryAfter }: SmsProblem,
  now: Date,
): Promise<void> {
  const least = Math.max(retryAfter ?? 0, kind === 'blocked' ? 60 : 0);
  const at = sql`${now.toISOString()}::timestamptz`;
  await sql`
    update sms_holds set failures = least(failures + 1, 1000), problem_code = ${code}, problem_reason = ${message},
      problem_at = coalesce(problem_at, ${at}),
      held_until = ${at} + greatest(${least}::float, least(300, 0.5 * power(2, least(failures, 12)))) * interval '1 second'`.execute(
    kysely,
  );
}

/** Texts go out again. */
export async function endPause({ kysely }: Database): Promise<void> {
  await sql`
    update sms_holds set failures = 0, held_until = null, problem_code = null, problem_reason = null, problem_at = null
    where problem_code is not null`.execute(kysely);
}
