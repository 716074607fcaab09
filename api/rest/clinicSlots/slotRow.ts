import type { Insertable, Selectable } from 'kysely';
import type { BodyOf, ReplyOf } from '#openapi/generated/operations.ts';
import type { ClinicSlotsTable } from '#hasura/generated/tables.ts';
import { invalid } from '../../http/problem.ts';
import { cleanLine, cleanText } from '../_protocol/text.ts';

/** A slot as it is stored. */
export type SlotRow = Selectable<ClinicSlotsTable>;

/** The columns of a slot that people set. */
export type SlotValues = Omit<Insertable<ClinicSlotsTable>, 'starts_at' | 'ends_at'> & {
  starts_at: Date;
  ends_at: Date;
};

/** The columns of a slot from a request. Throws 400 when it ends before it begins. */
export function slotValues(body: BodyOf<'createClinicSlot'>) {
  const starts_at = new Date(body.startsAt);
  const ends_at = new Date(body.endsAt);
  // Checked first, since the deadlines are derived from the hours.
  if (ends_at <= starts_at) throw invalid([{ field: 'endsAt', message: '끝나는 시각은 시작보다 늦어야 합니다.' }]);
  return {
    reserve_type: body.reserveType,
    counsel_type: body.counselType ?? null,
    starts_at,
    ends_at,
    room: cleanLine(body.room ?? ''),
    note: cleanText(body.note ?? ''),
    capacity: body.capacity,
    ta_id: body.taId ?? null,
    opens_at: body.opensAt == null ? null : new Date(body.opensAt),
    closes_at: body.closesAt === undefined ? starts_at : new Date(body.closesAt),
    cancel_until: body.cancelUntil === undefined ? starts_at : new Date(body.cancelUntil),
  } satisfies SlotValues;
}

/** A slot as the API answers it. */
export function slotReply(slot: SlotRow): ReplyOf<'createClinicSlot'>['slot'] {
  return {
    id: slot.id,
    reserveType: slot.reserve_type,
    counselType: slot.counsel_type,
    startsAt: slot.starts_at.toISOString(),
    endsAt: slot.ends_at.toISOString(),
    room: slot.room,
    note: slot.note,
    capacity: slot.capacity,
    taId: slot.ta_id,
    opensAt: slot.opens_at?.toISOString() ?? null,
    closesAt: slot.closes_at.toISOString(),
    cancelUntil: slot.cancel_until.toISOString(),
    version: slot.version,
  };
}
