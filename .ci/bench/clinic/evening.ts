import type pg from 'pg';
import type { Database } from '#api/ports/database.ts';
import { hourOf } from '#ui-kit/format/testing/when.ts';

/** Slots of a busy evening. */
const slotsEach = 10;

/** Runs statements in a transaction as somebody, which is the least that a write costs. */
export async function bareWrite(
  pool: pg.Pool,
  who: { role: string; id: string },
  sql: string,
  values: readonly unknown[],
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('hasura.user', $1, true)`, [
      JSON.stringify({ 'x-hasura-role': who.role, 'x-hasura-user-id': who.id }),
    ]);
    await client.query(sql, [...values]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** The minimal work of a reservation: lock the slot, and write the booking. */
export const bareReservation = (pool: pg.Pool, slot: string | undefined, student: string): Promise<void> =>
  bareWrite(
    pool,
    { role: 'student', id: student },
    `insert into clinic_participants (slot_id, reserve_type, student_id, status, starts_at, ends_at)
    select id, reserve_type, $2, 'WAITING', starts_at, ends_at from clinic_slots where id = $1`,
    [slot, student],
  );

/** Ten slots of an evening to come, with the ids of their rows. @param capacity of each */
export async function addEvening({ kysely }: Database, day: number, capacity = 15): Promise<string[]> {
  const slots = Array.from({ length: slotsEach }, (_, room) => ({
    reserve_type: 'CLINIC' as const,
    room: `${room + 1}호`,
    capacity,
    starts_at: hourOf(20 + day, 17),
    ends_at: hourOf(20 + day, 19),
    closes_at: hourOf(20 + day, 17),
    cancel_until: hourOf(20 + day, 17),
  }));
  const rows = await kysely.insertInto('clinic_slots').values(slots).returning('id').execute();
  return rows.map(({ id }) => id);
}
