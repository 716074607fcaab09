import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { sha256 } from '../../security/digest.ts';
import { networkOf } from '../../security/limits/network.ts';
import { errorReportLimit, hit } from '../../security/limits/rateLimits.ts';
import type { Handler } from '../_protocol/handler.ts';
import { scrub, scrubUrl } from './scrub.ts';

/** Stores one row per crash with a count; answers a short id for support. */
export const reportError: Handler<'reportError'> = async ({ trx, body, actor, now, request }) => {
  // By network for visitors alone: a class that shares one reports what each of it met.
  await hit(trx, errorReportLimit, actor?.userId ?? networkOf(request.ip), now);
  const message = scrub(body.message);
  const stack = scrub(body.stack);
  const id = await fingerprint(message, stack);
  const group = await trx
    .insertInto('error_logs')
    .values({
      fingerprint: id,
      message,
      stack,
      url: scrubUrl(body.url),
      user_agent: scrub(body.userAgent),
      user_id: actor?.userId ?? null,
      occurred_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet(({ ref }) => ({
        hits: sql<number>`error_logs.hits + 1`,
        url: ref('excluded.url'),
        user_agent: ref('excluded.user_agent'),
        user_id: ref('excluded.user_id'),
        occurred_at: now,
        updated_at: now,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepWhere(trx, group.id, { version: body.version, userId: actor?.userId, now });
  return { errorId: id };
};

/** Counts the version that crashed, and remembers who met it. */
async function keepWhere(
  trx: Transaction<Tables>,
  errorLogId: string,
  { version, userId, now }: { version: string | undefined; userId: string | undefined; now: Date },
): Promise<void> {
  if (version !== undefined) {
    await trx
      .insertInto('error_log_versions')
      .values({ error_log_id: errorLogId, version, created_at: now, updated_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['error_log_id', 'version'])
          .doUpdateSet({ hits: sql<number>`error_log_versions.hits + 1`, updated_at: now }),
      )
      .execute();
  }
  if (userId !== undefined) {
    await trx
      .insertInto('error_log_people')
      .values({ error_log_id: errorLogId, user_id: userId })
      .onConflict((conflict) => conflict.columns(['error_log_id', 'user_id']).doNothing())
      .execute();
  }
}

// Line numbers and hashed file names change with every build; the rest identifies a crash.
async function fingerprint(message: string, stack: string): Promise<string> {
  const frames = stack.split('\n').slice(0, 8).join('\n');
  const shape = `${message}\n${frames}`.replaceAll(/-[\w-]{8}\.js/g, '.js').replaceAll(/\d+/g, '0');
  return (await sha256(shape)).slice(0, 10).toUpperCase();
}
