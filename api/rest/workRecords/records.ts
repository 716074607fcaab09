import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { addDays, seoulDate } from '../_protocol/seoul.ts';
import { cleanText } from '../_protocol/text.ts';
import { factsOf, isStale } from '../_protocol/unconditional.ts';
import { readRecord, selectRecords, toRecord } from './record.ts';
import { refuseFuture } from './refuseFuture.ts';
import { staleRecords, type WantedHours } from './staleRecords.ts';
import { deleteRow, findRow, noRow } from '../_protocol/rows.ts';

/** Lists the shifts of a day or a month. */
export const listWorkRecords: Handler<'listWorkRecords'> = async ({ trx, query, now }) => {
  const { date, month = seoulDate(now).slice(0, 7), taId } = query;
  const from = date ?? `${month}-01`;
  const to = date ?? addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1);
  let found = selectRecords(trx).where('work_records.work_date', '>=', from).where('work_records.work_date', '<=', to);
  if (taId !== undefined) found = found.where('work_records.ta_id', '=', taId);
  const rows = await found.orderBy('work_records.started_at').orderBy('work_records.id').limit(10_000).execute();
  return { records: rows.map(toRecord), serverTime: now.toISOString() };
};

/** Writes down a shift that was not punched. */
export const createWorkRecord: Handler<'createWorkRecord'> = async ({ trx, body, now, changeSet }) => {
  refuseFuture(now, body);
  const ta = await findRow(trx, 'tas', body.taId);
  await changeSet('WORK_UPDATE');
  const endedAt = body.endedAt ? new Date(body.endedAt) : null;
  const { id } = await trx
    .insertInto('work_records')
    .values({
      ta_id: ta.id,
      started_at: new Date(body.startedAt),
      ended_at: endedAt,
      status: endedAt ? 'CLOSED' : 'OPEN',
      wage_type_id: body.wageTypeId ?? null,
      memo: cleanText(body.memo ?? ''),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return readRecord(trx, id);
};

/** Corrects a shift, which keeps its first values. */
export const updateWorkRecord: Handler<'updateWorkRecord'> = async ({ trx, params, body, now, changeSet }) => {
  refuseFuture(now, body);
  const row = await selectRecords(trx)
    .where('work_records.id', '=', params.workRecordId)
    .forUpdate('work_records')
    .executeTakeFirstOrThrow(() => noRow('work_records'));
  const hours = wantedHours(body);
  if (isStale(row, body.version)) throw await staleRecords(trx, [{ row, hours }]);
  await changeSet('WORK_UPDATE', factsOf(body.version));
  if (Object.keys(hours).length > 0) {
    const closes = hours.ended_at ? { status: 'CLOSED' as const, is_out_missing: false } : {};
    await trx
      .updateTable('work_records')
      .set({ ...hours, ...closes })
      .where('id', '=', row.id)
      .execute();
  }
  return readRecord(trx, row.id);
};

/** Deletes a shift; the audit log keeps it. */
export const deleteWorkRecord: Handler<'deleteWorkRecord'> = async ({ trx, params, changeSet }) => {
  const asked = await trx
    .selectFrom('work_corrections')
    .select('id')
    .where('work_record_id', '=', params.workRecordId)
    .where('status', '=', 'REQUESTED')
    .executeTakeFirst();
  if (asked) throw conflict('correction-waits', '정정 요청이 기다리는 근무입니다. 먼저 요청을 처리해 주세요.');
  await changeSet('WORK_UPDATE');
  await deleteRow(trx, 'work_records', params.workRecordId);
};

/** The columns that a request names; what it leaves out has no key. */
export function wantedHours(asked: {
  startedAt?: string | undefined;
  endedAt?: string | null | undefined;
  wageTypeId?: string | null | undefined;
  memo?: string | undefined;
}): WantedHours {
  const wanted: WantedHours = {};
  if (asked.startedAt !== undefined) wanted.started_at = new Date(asked.startedAt);
  if (asked.endedAt !== undefined) wanted.ended_at = asked.endedAt === null ? null : new Date(asked.endedAt);
  if (asked.wageTypeId !== undefined) wanted.wage_type_id = asked.wageTypeId;
  if (asked.memo !== undefined) wanted.memo = cleanText(asked.memo);
  return wanted;
}
