import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Students of one step: short enough for a progress bar to move and a cancellation to be felt. */
const step = 20;

/** Begins a run over everyone whose time is over. */
export const beginRetentionRun: Handler<'beginRetentionRun'> = async ({ trx, body, changeSet }) => {
  await changeSet('RETENTION_RUN', { count: body.expected });
  const { rows } = await sql<{ id: string }>`select begin_retention_run(${body.expected}) as id`.execute(trx);
  return progressOf(trx, rows[0]?.id ?? '');
};

/** Asks for the anonymisation of the next students of a run. */
export const continueRetentionRun: Handler<'continueRetentionRun'> = async ({ trx, params, now, changeSet }) => {
  await changeSet('RETENTION_RUN', {});
  await sql`select continue_retention_run(${params.runId}::uuid, ${now}::timestamptz, ${step})`.execute(trx);
  return progressOf(trx, params.runId);
};

/** Stops a run, and takes back what can be taken back where that is asked. */
export const cancelRetentionRun: Handler<'cancelRetentionRun'> = async ({ trx, params, body, now, changeSet }) => {
  await changeSet('RETENTION_CANCEL', {});
  await sql`select cancel_retention_run(${params.runId}::uuid, ${body.takeBack}, ${now}::timestamptz)`.execute(trx);
  return progressOf(trx, params.runId);
};

async function progressOf(trx: Transaction<Tables>, id: string): Promise<ReplyOf<'continueRetentionRun'>> {
  const run = await trx
    .selectFrom('retention_runs')
    .select(['id', 'status', 'planned', 'asked', 'skipped', 'taken_back'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { status, planned, asked, skipped, taken_back: takenBack } = run;
  return { runId: run.id, status: status as 'RUNNING' | 'DONE' | 'CANCELLED', planned, asked, skipped, takenBack };
}
