import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf, ReplyOf } from '#openapi/generated/operations.ts';
import { conflict, invalid, Problem } from '../../http/problem.ts';
import { dryRun } from '../_protocol/dryRun.ts';
import type { Handler } from '../_protocol/handler.ts';
import { selectRecords, toRecord, type RecordRow } from './record.ts';
import { wantedHours } from './records.ts';
import { refuseFuture } from './refuseFuture.ts';
import { staleRecords, type StaleRecord } from './staleRecords.ts';
import { findRow, noRow } from '../_protocol/rows.ts';

export type Change = BodyOf<'changeWorkRecords'>['changes'][number];
type Report = ReplyOf<'changeWorkRecords'>;
type Trx = Transaction<Tables>;

/** Writes shifts of the grid or of a file as one change set, all of them or none; a preview says what would be refused. */
export const changeWorkRecords: Handler<'changeWorkRecords'> = async ({ trx, body, now, changeSet }) => {
  const { changes, kind = 'edit', isPreview = false } = body;
  if (new Set(changes.map(({ id }) => id.toLowerCase())).size < changes.length) {
    throw invalid([{ field: 'changes', message: '같은 기록이 두 번 들어 있습니다.' }]);
  }
  const standing = await lockRecords(trx, changes);
  if (isPreview) {
    const problems = await dryRun(trx, () => writeAll(trx, changes, standing, now));
    return { changed: [], removed: [], problems: problems.map(toProblem), changeSetId: null };
  }
  await refuseStale(trx, changes, standing);
  const changeSetId = await changeSet(kinds[kind]);
  const [first] = await writeAll(trx, changes, standing, now);
  if (first) throw first.problem;
  return { ...(await written(trx, changes, standing)), problems: [], changeSetId };
};

/** The kind of change set of each way of writing. */
const kinds = {
  edit: 'WORK_UPDATE',
  paste: 'WORK_PASTE',
  import: 'WORK_IMPORT',
} as const;

interface Refused {
  change: Change;
  problem: Problem;
}

const toProblem = ({ change, problem }: Refused): Report['problems'][number] => ({
  id: change.id,
  code: problem.code,
  message: problem.message,
});

/**
 * Writes one change after another and returns those that are refused. What overlaps is tried again after the others, because a shift may
 * make room for another one.
 */
export async function writeAll(
  trx: Trx,
  changes: readonly Change[],
  standing: ReadonlyMap<string, RecordRow>,
  now: Date,
): Promise<Refused[]> {
  let waiting = changes.toSorted((one, other) => rank(one, standing) - rank(other, standing));
  for (;;) {
    const refused: Refused[] = [];
    for (const change of waiting) {
      const problem = await attempt(trx, () => write(trx, change, standing.get(change.id.toLowerCase()), now));
      if (problem) refused.push({ change, problem });
    }
    const mayPass = refused.some(({ problem }) => ['overlap', 'already-open'].includes(problem.code));
    if (!mayPass || refused.length === waiting.length) return refused;
    waiting = refused.map(({ change }) => change);
  }
}

/** Deletions make room, new shifts take it. */
const rank = ({ id, remove }: Change, standing: ReadonlyMap<string, RecordRow>): number =>
  remove ? 0 : standing.has(id.toLowerCase()) ? 1 : 2;

/** Runs a write in a savepoint; the refusal, if it is one. */
async function attempt(trx: Trx, act: () => Promise<void>): Promise<Problem | null> {
  await sql`savepoint one_change`.execute(trx);
  try {
    await act();
    await sql`release savepoint one_change`.execute(trx);
    return null;
  } catch (error) {
    // It knows the refusals of all slices, this one too, and is therefore loaded later.
    const { sqlProblem } = await import('../_protocol/problem/sqlProblem.ts');
    const problem = error instanceof Problem ? error : sqlProblem(error);
    if (!problem) throw error;
    await sql`rollback to savepoint one_change`.execute(trx);
    return problem;
  }
}

async function write(trx: Trx, change: Change, row: RecordRow | undefined, now: Date): Promise<void> {
  refuseFuture(now, change);
  if (change.remove) {
    await refuseWaiting(trx, change.id);
    await trx.deleteFrom('work_records').where('id', '=', change.id).execute();
    return;
  }
  const hours = wantedHours(change);
  const isClosed = hours.ended_at !== null && (hours.ended_at !== undefined || row?.status === 'CLOSED');
  const state = { status: isClosed ? ('CLOSED' as const) : ('OPEN' as const) };
  if (row) {
    await trx
      .updateTable('work_records')
      .set({ ...hours, ...state })
      .where('id', '=', row.id)
      .execute();
    return;
  }
  if (change.taId === undefined || hours.started_at === undefined) throw noRow('work_records');
  const ta = await findRow(trx, 'tas', change.taId);
  // A shift that was deleted and comes back has not been at this version before.
  const version = change.version + 1;
  await trx
    .insertInto('work_records')
    .values({ ...hours, started_at: hours.started_at, ...state, id: change.id, ta_id: ta.id, version })
    .execute();
}

async function refuseWaiting(trx: Trx, id: string): Promise<void> {
  const asked = await trx
    .selectFrom('work_corrections')
    .select('id')
    .where('work_record_id', '=', id)
    .where('status', '=', 'REQUESTED')
    .executeTakeFirst();
  if (asked) throw conflict('correction-waits', '정정 요청이 기다리는 근무입니다. 먼저 요청을 처리해 주세요.');
}

/** Locks the shifts in the order of their ids, so that two writers wait for each other instead of deadlocking. */
export async function lockRecords(
  trx: Trx,
  changes: readonly Pick<Change, 'id'>[],
): Promise<ReadonlyMap<string, RecordRow>> {
  const ids = changes.map(({ id }) => id);
  const rows = await selectRecords(trx)
    .where('work_records.id', '=', (any) => any.fn.any(any.val(ids)))
    .orderBy('work_records.id')
    .forUpdate('work_records')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** 409 with both values for shifts that are no longer as they were read; 404 for those that are gone. */
async function refuseStale(
  trx: Trx,
  changes: readonly Change[],
  standing: ReadonlyMap<string, RecordRow>,
): Promise<void> {
  const stale = changes.flatMap((change): StaleRecord[] => {
    const row = standing.get(change.id.toLowerCase());
    if (!row && (change.remove || change.taId === undefined)) throw noRow('work_records');
    if (!row || row.version === change.version) return [];
    return [{ row, hours: wantedHours(change), removes: change.remove === true }];
  });
  const [first, ...others] = stale;
  if (first) throw await staleRecords(trx, [first, ...others]);
}

async function written(
  trx: Trx,
  changes: readonly Change[],
  standing: ReadonlyMap<string, RecordRow>,
): Promise<Pick<Report, 'changed' | 'removed'>> {
  const now = await lockRecords(trx, changes);
  return {
    changed: [...now.values()].map(toRecord),
    removed: [...standing.values()]
      .filter(({ id }) => !now.has(id))
      .map(({ id, version }) => ({ id, version: version + 1 })),
  };
}
