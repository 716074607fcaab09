import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import { seoulTime } from '../_protocol/seoul.ts';

/** A shift in the form of the contract. */
export type WorkRecord = ReplyOf<'punchIn'>;

/** The shifts with the name of their TA; callers narrow them. */
export function selectRecords(trx: Transaction<Tables>) {
  return trx
    .selectFrom('work_records')
    .innerJoin('users', 'users.id', 'work_records.ta_id')
    .selectAll('work_records')
    .select('users.name as ta_name')
    .select(sql<Date>`forgotten_at(work_records.started_at)`.as('forgotten_at'));
}

/** A row of `selectRecords`. */
export type RecordRow = Awaited<ReturnType<ReturnType<typeof selectRecords>['execute']>>[number];

/** Reads one shift as the contract writes it. */
export async function readRecord(trx: Transaction<Tables>, id: string): Promise<WorkRecord> {
  return toRecord(await selectRecords(trx).where('work_records.id', '=', id).executeTakeFirstOrThrow());
}

/** A shift's row in the form of the contract. */
export function toRecord(row: RecordRow): WorkRecord {
  return {
    id: row.id,
    taId: row.ta_id,
    taName: row.ta_name,
    wageTypeId: row.wage_type_id,
    status: row.status === 'OPEN' ? 'OPEN' : 'CLOSED',
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    workDate: row.work_date,
    minutes: row.minutes,
    nextDayMinutes: row.next_day_minutes ?? 0,
    memo: row.memo,
    isOutMissing: row.is_out_missing,
    version: row.version,
  };
}

/** The hours of a shift as the grid shows them: 18:00–22:00, and 18:00– while it is open or its out is missing. */
export function sayHours({
  started_at,
  ended_at,
  is_out_missing = false,
}: {
  started_at: Date;
  ended_at: Date | null;
  is_out_missing?: boolean;
}): string {
  return `${seoulTime(started_at)}–${ended_at && !is_out_missing ? seoulTime(ended_at) : ''}`;
}
