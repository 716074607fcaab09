import { hourOf } from '#ui-kit/format/testing/when.ts';
import { systemClock } from '../../ports/clock.ts';
import type { TestApi } from '../api.ts';
import type { Sent } from '../calls.ts';

/** Options of a test slot; by default a clinic for two in some days. */
export interface SlotInput extends Partial<Sent<'createClinicSlot'>> {
  /** Days from today. */
  inDays?: number;
  /** Hours after midnight in Seoul, such as 17.5. */
  from?: number;
  to?: number;
}

const hour = 3_600_000;

/** The body of a slot. */
export function slotInput({
  inDays = 30,
  from = 17,
  to = 19,
  capacity = 2,
  ...rest
}: SlotInput = {}): Sent<'createClinicSlot'> {
  const times = { startsAt: hourOf(inDays, from), endsAt: hourOf(inDays, to) };
  return { reserveType: 'CLINIC', room: `시험실 ${rooms++}`, ...times, capacity, ...rest };
}
let rooms = 1;

/** A new slot. */
export async function addSlot(api: TestApi, input: SlotInput = {}) {
  const { status, body } = await api.call('POST', '/clinic/slot', { as: 'ta', body: slotInput(input) });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.slot;
}

/** A slot that goes on now: begun a moment ago, over in an hour. */
export async function addSlotNow(api: TestApi, capacity = 2): Promise<{ id: string }> {
  const { id } = await addSlot(api, { capacity, inDays: 60 + rooms });
  const now = systemClock.now().getTime();
  const midnight = Date.parse(hourOf(0, 0));
  await shiftSlot(api, id, Math.max(midnight, now - 600_000) - now, hour);
  return { id };
}

/** Moves a slot to milliseconds from now; its bookings move along. */
export async function shiftSlot(api: TestApi, id: string, from: number, to: number): Promise<void> {
  const now = systemClock.now().getTime();
  const ends_at = new Date(now + to);
  const times = { starts_at: new Date(now + from), ends_at, closes_at: ends_at, cancel_until: ends_at };
  await api.deps.db.kysely.updateTable('clinic_slots').set(times).where('id', '=', id).execute();
}

/** Cancels what students have booked, so that bookings of the demo world do not interfere at this hour. */
export async function cancelBookings(api: TestApi, ...studentIds: string[]): Promise<void> {
  const booked = await api.deps.db.kysely
    .selectFrom('clinic_participants')
    .select(['id', 'slot_id'])
    .where('student_id', 'in', studentIds)
    .where('status', 'in', ['WAITING', 'RESERVED'])
    .execute();
  for (const { id, slot_id } of booked) {
    await api.call('DELETE', `/clinic/slot/${slot_id}/participants/${id}`, { as: 'ta' });
  }
}

/** Students without bookings, so that tests do not affect each other. */
export async function addStudents(api: TestApi, count: number): Promise<string[]> {
  const { kysely } = api.deps.db;
  const users = await kysely
    .insertInto('users')
    .values(
      Array.from({ length: count }, () => {
        const number = String(91_000_000 + made++);
        return { login_id: number, type: 'STUDENT' as const, name: `학생 ${number}`, phone: `+8210${number}` };
      }),
    )
    .returning(['id', 'login_id'])
    .execute();
  await kysely
    .insertInto('students')
    .values(users.map(({ id, login_id }) => ({ id, student_number: login_id })))
    .execute();
  return users.map(({ id }) => id);
}
let made = 0;
