import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, Problem } from '../../http/problem.ts';
import type { Actor, Context, Handler } from '../_protocol/handler.ts';
import { sayTime } from '../_protocol/seoul.ts';
import { readRecord, selectRecords, toRecord, type RecordRow, type WorkRecord } from './record.ts';
import { kindOfWork } from './kindOfWork.ts';

/** A second press within this time means the same as the first: a finger that slipped, a screen that hung. */
const samePressMs = 60_000;

/** Comes in or goes out, whichever is next; the calls of both versions share this code. */
export const punchWork: Handler<'punchWork'> = async (context) => {
  const { trx, now, body } = context;
  const ta = await beginPunch(context);
  const last = await latest(trx, ta);
  if (last) {
    const isSame = body.punchId !== undefined && [last.in_punch_id, last.out_punch_id].includes(body.punchId);
    const pressedAt = last.status === 'OPEN' ? last.started_at : last.ended_at;
    const isAgain =
      pressedAt !== null && !last.is_out_missing && Math.abs(now.getTime() - pressedAt.getTime()) < samePressMs;
    if (isSame || isAgain) return toRecord(last);
  }
  return last?.status === 'OPEN' ? goOut(context, last, body.punchId) : comeIn(context, ta, last);
};

/** Begins a shift. */
export const punchIn: Handler<'punchIn'> = async (context) => {
  const { trx, body } = context;
  const ta = await beginPunch(context);
  const known = body.punchId && (await byPunch(trx, ta, 'in_punch_id', body.punchId));
  if (known) return toRecord(known);
  return comeIn(context, ta, await latest(trx, ta));
};

/** Ends the open shift. */
export const punchOut: Handler<'punchOut'> = async (context) => {
  const { trx, body } = context;
  const ta = await beginPunch(context);
  const known = body.punchId && (await byPunch(trx, ta, 'out_punch_id', body.punchId));
  if (known) return toRecord(known);
  const last = await latest(trx, ta);
  if (last?.status !== 'OPEN') {
    throw conflict('not-open', '출근한 기록이 없습니다. 퇴근을 이미 찍었는지 확인해 주세요.');
  }
  return goOut(context, last, body.punchId);
};

/** The clock that punches are written by. */
export const readClock: Handler<'readClock'> = async ({ now }) => ({ serverTime: now.toISOString() });

/** Lets one press of a person after another; those who are no TA have no hours. Returns the TA's id. */
async function beginPunch({ trx, actor }: { trx: Transaction<Tables>; actor: Actor }): Promise<string> {
  const ta = await trx
    .selectFrom('tas')
    .select('id')
    .where('id', '=', actor.userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!ta) throw new Problem(409, 'not-a-ta', '조교로 등록된 사람만 출퇴근을 찍을 수 있습니다.');
  await letPunch(trx);
  return ta.id;
}

/** Tells the database that what follows is written by the person whose hours these are, as a punch or a request. */
export async function letPunch(trx: Transaction<Tables>): Promise<void> {
  await sql`select set_config('academy.punching', 'on', true)`.execute(trx);
}

/** The open shift, else the latest one. */
function latest(trx: Transaction<Tables>, ta: string): Promise<RecordRow | undefined> {
  return selectRecords(trx)
    .where('work_records.ta_id', '=', ta)
    .orderBy(sql`work_records.status = 'OPEN'`, 'desc')
    .orderBy('work_records.started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function byPunch(trx: Transaction<Tables>, ta: string, column: 'in_punch_id' | 'out_punch_id', punchId: string) {
  return selectRecords(trx)
    .where('work_records.ta_id', '=', ta)
    .where(`work_records.${column}`, '=', punchId)
    .executeTakeFirst();
}

async function comeIn(
  { trx, now, body }: Pick<Context<'punchIn'>, 'trx' | 'now' | 'body'>,
  ta: string,
  last: RecordRow | undefined,
): Promise<WorkRecord> {
  if (last?.status === 'OPEN') {
    if (last.forgotten_at <= now) throw forgotten(last);
    throw conflict('already-open', `${sayTime(last.started_at)}에 이미 출근했습니다.`);
  }
  const { id } = await trx
    .insertInto('work_records')
    .values({
      ta_id: ta,
      wage_type_id: await kindOfWork(trx, ta, body.wageTypeId, now),
      started_at: now,
      in_punch_id: body.punchId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return readRecord(trx, id);
}

async function goOut(
  { trx, now }: { trx: Transaction<Tables>; now: Date },
  open: RecordRow,
  punchId: string | undefined,
): Promise<WorkRecord> {
  if (open.forgotten_at <= now) throw forgotten(open);
  await trx
    .updateTable('work_records')
    .set({
      status: 'CLOSED',
      // The clocks of two servers may differ by a little.
      ended_at: new Date(Math.max(now.getTime(), open.started_at.getTime() + 1)),
      out_punch_id: punchId ?? null,
    })
    .where('id', '=', open.id)
    .execute();
  return readRecord(trx, open.id);
}

function forgotten({ started_at }: RecordRow): Problem {
  return conflict(
    'forgotten-out',
    `${sayTime(started_at)}에 출근한 뒤 퇴근을 찍지 않았습니다. 언제 끝났는지 먼저 알려 주세요.`,
  );
}
