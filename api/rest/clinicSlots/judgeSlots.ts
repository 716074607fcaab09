import { sql, type Transaction } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import { seoulDate, seoulTime } from '../_protocol/seoul.ts';
import { holidaysOf } from './holidays.ts';
import type { SlotValues } from './slotRow.ts';

type Warning = ReplyOf<'createClinicSlot'>['warnings'][number];

/** A warning about a slot. */
export interface Finding extends Warning {
  /** Index of the slot it is about. */
  place: number;
  /** The existing slot in conflict, for ROOM and TA. */
  slotId: string | null;
  /** The clinic rules refuse it. */
  isRefused: boolean;
}

/** A slot to be written; `id` when it exists. */
export type Wanted = Pick<SlotValues, 'reserve_type' | 'starts_at' | 'ends_at' | 'room' | 'ta_id'> & { id?: string };

/** Checks slots against the clinic rules and against other slots at the same time. */
export async function judgeSlots(trx: Transaction<Tables>, slots: readonly Wanted[]): Promise<Finding[]> {
  const rules = await trx.selectFrom('clinic_rules').selectAll().executeTakeFirstOrThrow();
  const closing = rules.closing_time.slice(0, 5);
  const holidays = await holidaysOf(slots.map(({ starts_at }) => seoulDate(starts_at)));
  const findings: Finding[] = [];
  for (const [place, { starts_at, ends_at }] of slots.entries()) {
    const date = seoulDate(starts_at);
    const about = { place, slotId: null, date, startsAt: starts_at.toISOString() };
    const holiday = holidays.get(date);
    if (holiday !== undefined && rules.holiday_rule !== 'ALLOW') {
      const detail = `${date} 날짜는 공휴일입니다(${holiday}).`;
      findings.push({ ...about, code: 'HOLIDAY', detail, isRefused: rules.holiday_rule === 'REFUSE' });
    }
    const isLate = seoulDate(ends_at) > date || seoulTime(ends_at) > closing;
    if (isLate && rules.late_rule !== 'ALLOW') {
      const detail = `${date} ${seoulTime(ends_at)}에 끝나, 정한 마감 시각(${closing})보다 늦습니다.`;
      findings.push({ ...about, code: 'LATE', detail, isRefused: rules.late_rule === 'REFUSE' });
    }
  }
  return [...findings, ...(await findTaken(trx, slots))];
}

/** The findings as warnings. Throws 409 for the first that the rules refuse. */
export function warningsOf(findings: readonly Finding[]): Warning[] {
  const refused = findings.find(({ isRefused }) => isRefused);
  if (refused) {
    const code = refused.code === 'LATE' ? 'late-hour' : 'holiday';
    throw conflict(code, `${refused.detail} 클리닉 규칙에서 만들지 못하게 되어 있습니다.`, {
      errors: [{ field: refused.code === 'LATE' ? 'endsAt' : 'startsAt', message: refused.detail }],
    });
  }
  return findings.map(({ code, date, startsAt, detail }) => ({ code, date, startsAt, detail }));
}

async function findTaken(trx: Transaction<Tables>, slots: readonly Wanted[]): Promise<Finding[]> {
  const given = slots.map(({ id, reserve_type, starts_at, ends_at, room, ta_id }, place) => {
    return { place, id, reserve_type, starts_at, ends_at, room, ta_id };
  });
  const { rows } = await sql<{ place: number; slotId: string; startsAt: Date; endsAt: Date; isRoom: boolean }>`
    select given.place, other.id as "slotId", other.starts_at as "startsAt", other.ends_at as "endsAt", kind.is_room as "isRoom"
    from json_to_recordset(${JSON.stringify(given)}::json) as given (place integer, id uuid, reserve_type text, starts_at timestamptz,
      ends_at timestamptz, room text, ta_id uuid)
    join clinic_slots as other on other.starts_at < given.ends_at and given.starts_at < other.ends_at and other.id is distinct from given.id
    cross join lateral (values
      (true, other.room = given.room and (given.room <> '' or (other.reserve_type, other.starts_at) = (given.reserve_type, given.starts_at))),
      (false, other.ta_id = given.ta_id and 'COUNSEL' in (other.reserve_type, given.reserve_type))
    ) as kind (is_room, is_taken)
    where kind.is_taken
    order by given.place, other.starts_at, other.id, kind.is_room desc`.execute(trx);
  return rows.map(({ place, slotId, startsAt, endsAt, isRoom }) => {
    const until = `${seoulTime(startsAt)}–${seoulTime(endsAt)}`;
    return {
      place,
      slotId,
      isRefused: false,
      date: seoulDate(startsAt),
      startsAt: startsAt.toISOString(),
      code: isRoom ? 'ROOM' : 'TA',
      detail: isRoom ? `같은 장소에 ${until} 시간이 있습니다.` : `담당 조교가 ${until}에 다른 시간을 맡고 있습니다.`,
    };
  });
}
