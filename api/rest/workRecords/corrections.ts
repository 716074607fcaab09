import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, invalid, Problem } from '../../http/problem.ts';
import type { Context, Handler } from '../_protocol/handler.ts';
import { cleanLine } from '../_protocol/text.ts';
import { isStale } from '../_protocol/unconditional.ts';
import { kindOfWork } from './kindOfWork.ts';
import { letPunch } from './punch.ts';
import { readRecord, selectRecords, type RecordRow } from './record.ts';
import { refuseFuture } from './refuseFuture.ts';
import { staleRecords } from './staleRecords.ts';
import { lockRow, noRow } from '../_protocol/rows.ts';

/** Asks for a correction of one's own hours. */
export const askWorkCorrection: Handler<'askWorkCorrection'> = async (context) => {
  const { trx, body, actor, now } = context;
  refuseFuture(now, body);
  const reason = reasonOf(body.reason, 'reason');
  const ta = await trx.selectFrom('tas').select('id').where('id', '=', actor.userId).executeTakeFirst();
  if (!ta) throw new Problem(409, 'not-a-ta', '조교로 등록된 사람만 근무 정정을 요청할 수 있습니다.');
  const record = body.workRecordId ? await ownRecord(context, body.workRecordId) : null;
  const startedAt = new Date(body.startedAt);
  await refuseOverlap(trx, ta.id, record?.id ?? null, startedAt, new Date(body.endedAt));
  return trx
    .insertInto('work_corrections')
    .values({
      ta_id: ta.id,
      work_record_id: record?.id ?? null,
      started_at: startedAt,
      ended_at: new Date(body.endedAt),
      wage_type_id:
        record && body.wageTypeId === undefined
          ? record.wage_type_id
          : await kindOfWork(trx, ta.id, body.wageTypeId, startedAt),
      reason,
      former_started_at: record?.started_at ?? null,
      former_ended_at: record?.is_out_missing ? null : (record?.ended_at ?? null),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
};

/** Takes back a request that nobody decided yet. */
export const cancelWorkCorrection: Handler<'cancelWorkCorrection'> = async ({ trx, params, actor }) => {
  await trx
    .updateTable('work_corrections')
    .set({ status: 'CANCELLED' })
    .where('id', '=', params.correctionId)
    .where('ta_id', '=', actor.userId)
    .returning('id')
    .executeTakeFirstOrThrow(() => noRow('work_corrections'));
};

/** Writes the wanted hours into the shift, or makes it where none was punched. */
export const approveWorkCorrection: Handler<'approveWorkCorrection'> = async (context) => {
  const { trx, params, body, changeSet } = context;
  const asked = await lockCorrection(trx, params.correctionId);
  const record = asked.work_record_id
    ? await selectRecords(trx)
        .where('work_records.id', '=', asked.work_record_id)
        .forUpdate('work_records')
        .executeTakeFirst()
    : undefined;
  const hours = {
    started_at: asked.started_at,
    ended_at: asked.ended_at,
    wage_type_id: asked.wage_type_id,
  };
  if (record && isStale(record, body.recordVersion)) {
    throw await staleRecords(trx, [{ row: record, hours }]);
  }
  await changeSet('WORK_APPROVE');
  const id = record ? await rewrite(trx, record.id, hours) : await writeNew(trx, asked.ta_id, hours);
  await trx
    .updateTable('work_corrections')
    .set({ status: 'APPROVED', work_record_id: id })
    .where('id', '=', asked.id)
    .execute();
  return readRecord(trx, id);
};

/** Refuses a request; the TA reads why. */
export const rejectWorkCorrection: Handler<'rejectWorkCorrection'> = async ({ trx, params, body }) => {
  const asked = await lockCorrection(trx, params.correctionId);
  const answer = reasonOf(body.answer, 'answer');
  await trx.updateTable('work_corrections').set({ status: 'REJECTED', answer }).where('id', '=', asked.id).execute();
  return { id: asked.id };
};

type Hours = { started_at: Date; ended_at: Date; wage_type_id: string | null };

async function rewrite(trx: Transaction<Tables>, id: string, hours: Hours): Promise<string> {
  await trx
    .updateTable('work_records')
    .set({ ...hours, status: 'CLOSED', is_out_missing: false })
    .where('id', '=', id)
    .execute();
  return id;
}

async function writeNew(trx: Transaction<Tables>, ta: string, hours: Hours): Promise<string> {
  const { id } = await trx
    .insertInto('work_records')
    .values({ ...hours, ta_id: ta, status: 'CLOSED' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function lockCorrection(trx: Transaction<Tables>, id: string) {
  const asked = await lockRow(trx, 'work_corrections', id);
  if (asked.status !== 'REQUESTED') {
    throw conflict('decided', '이미 처리했거나 취소한 요청입니다. 새로고침한 뒤 확인해 주세요.');
  }
  return asked;
}

/** One's own shift. An open one whose out was forgotten is closed where it began: it has no minutes until a manager decides. */
async function ownRecord(
  { trx, actor, now }: Pick<Context<'askWorkCorrection'>, 'trx' | 'actor' | 'now'>,
  id: string,
): Promise<RecordRow> {
  const record = await selectRecords(trx)
    .where('work_records.id', '=', id)
    .where('work_records.ta_id', '=', actor.userId)
    .forUpdate('work_records')
    .executeTakeFirstOrThrow(() => noRow('work_records'));
  if (record.status === 'CLOSED') return record;
  if (record.forgotten_at > now) {
    throw conflict('still-open', '아직 근무 중인 기록입니다. 퇴근한 뒤에 요청해 주세요.');
  }
  await letPunch(trx);
  const endedAt = new Date(record.started_at.getTime() + 1000);
  await trx
    .updateTable('work_records')
    .set({ status: 'CLOSED', ended_at: endedAt, is_out_missing: true })
    .where('id', '=', record.id)
    .execute();
  return { ...record, status: 'CLOSED', ended_at: endedAt, is_out_missing: true };
}

async function refuseOverlap(
  trx: Transaction<Tables>,
  ta: string,
  own: string | null,
  from: Date,
  to: Date,
): Promise<void> {
  const other = await selectRecords(trx)
    .where('work_records.ta_id', '=', ta)
    .where('work_records.id', 'is distinct from', own)
    .where('work_records.started_at', '<', to)
    .where((record) =>
      record.or([record('work_records.ended_at', 'is', null), record('work_records.ended_at', '>', from)]),
    )
    .executeTakeFirst();
  if (other) throw conflict('overlap', '그 시간에 이미 다른 근무 기록이 있습니다. 시각을 확인해 주세요.');
}

function reasonOf(text: string, field: string): string {
  const reason = cleanLine(text);
  if (reason === '') throw invalid([{ field, message: '사유를 적어 주세요.' }]);
  return reason;
}
