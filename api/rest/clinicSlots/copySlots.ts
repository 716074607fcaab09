import { sql, type Transaction } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import type { Context } from '../_protocol/handler.ts';
import { day, daysBetween, seoulDate } from '../_protocol/seoul.ts';
import { dryRun } from '../_protocol/dryRun.ts';
import { judgeSlots, warningsOf, type Finding } from './judgeSlots.ts';
import { slotReply, type SlotRow } from './slotRow.ts';

type Report = ReplyOf<'copyClinicDay'>;

/** A slot and the dates to copy it to. */
export interface Copy {
  slot: SlotRow;
  dates: readonly string[];
}

/**
 * Copies slots to other days as one change set, or previews that. Throws 409 on COMMIT while a conflict
 * prevents one of them.
 */
export async function copySlots(
  { trx, now, changeSet }: Pick<Context<'copyClinicDay'>, 'trx' | 'now' | 'changeSet'>,
  mode: Report['mode'],
  named: Parameters<Context<'copyClinicDay'>['changeSet']>,
  copies: readonly Copy[],
): Promise<Report> {
  const working = await activeTas(trx);
  const wanted = copies.flatMap(({ slot, dates }) => dates.map((date) => withTaOf(working, onDate(slot, date))));
  const findings = await judgeSlots(trx, wanted);
  const conflicts = wanted.flatMap((slot, place) => conflictsOf(slot, place, findings, now));
  const blocked = new Set(conflicts.map(({ place }) => place));
  if (mode === 'COMMIT' && conflicts.length > 0) {
    const [first] = conflicts;
    throw conflict(
      'slot-conflicts',
      `만들 수 없는 시간이 ${blocked.size}개 있어 아무것도 만들지 않았습니다. ${first?.date}: ${first?.detail}`,
    );
  }
  const free = wanted.filter((_, place) => !blocked.has(place));
  const changeSetId = mode === 'COMMIT' ? await changeSet(...named) : null;
  const made = await (mode === 'COMMIT' ? insert(trx, free) : dryRun(trx, () => insert(trx, free)));
  return {
    mode,
    changeSetId,
    made: made.map(slotReply),
    conflicts: conflicts.map(({ place: _, ...one }) => one),
    warnings: warningsOf(findings.filter((finding) => !prevents(finding))),
  };
}

type NewSlot = ReturnType<typeof onDate>;

async function activeTas(trx: Transaction<Tables>): Promise<ReadonlySet<string>> {
  const tas = await trx
    .selectFrom('tas')
    .select('id')
    .where(sql<boolean>`is_active_ta(id)`)
    .execute();
  return new Set(tas.map(({ id }) => id));
}

/** A copy goes to nobody where the TA of the slot has left. */
const withTaOf = (working: ReadonlySet<string>, slot: NewSlot): NewSlot => ({
  ...slot,
  ta_id: slot.ta_id !== null && working.has(slot.ta_id) ? slot.ta_id : null,
});

function onDate(
  { id: _, version: _v, created_by: _b, created_at: _c, updated_at: _u, ...slot }: SlotRow,
  date: string,
) {
  const { held_on, ...values } = slot;
  const shift = daysBetween(held_on, date) * day;
  const later = (at: Date) => new Date(at.getTime() + shift);
  return {
    ...values,
    starts_at: later(values.starts_at),
    ends_at: later(values.ends_at),
    opens_at: values.opens_at && later(values.opens_at),
    closes_at: later(values.closes_at),
    cancel_until: later(values.cancel_until),
  };
}

/** Whether no copy is made. A room may be shared with a lesson, as one slot may be: copying twice lays slots upon slots. */
const prevents = ({ isRefused, slotId }: Finding): boolean => isRefused || slotId !== null;

function conflictsOf(
  { starts_at, ends_at, room }: NewSlot,
  place: number,
  findings: readonly Finding[],
  now: Date,
): (Report['conflicts'][number] & { place: number })[] {
  const about = {
    place,
    date: seoulDate(starts_at),
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    room,
    slotId: null,
  };
  const found = findings
    .filter((finding) => finding.place === place && prevents(finding))
    .map(({ code, slotId, detail }) => {
      const reason = code === 'ROOM' || code === 'TA' ? code : ('RULE' as const);
      return { ...about, reason, slotId, detail };
    });
  if (about.date >= seoulDate(now)) return found;
  return [{ ...about, reason: 'PAST', detail: '지난 날입니다.' }, ...found];
}

async function insert(trx: Transaction<Tables>, slots: readonly NewSlot[]): Promise<SlotRow[]> {
  if (slots.length === 0) return [];
  return trx
    .insertInto('clinic_slots')
    .values([...slots])
    .returningAll()
    .execute();
}
