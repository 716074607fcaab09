import { describe, expect } from 'vitest';
import { hourOf } from '#ui-kit/format/testing/when.ts';
import { rules } from '../showRules.ts';

const rule = rules();

const move = 'update clinic_participants set status = $1 where id = $2';

describe('slots', () => {
  rule('end after they begin, and close before they end', async ({ make, refuses, accepts }) => {
    const { id } = await make('clinic_slots');
    const set = (column: string) => `update clinic_slots set ${column} = $1 where id = $2`;
    await refuses('23514 clinic_slots_hours_forward', set('ends_at'), [hourOf(2, 17), id]);
    await refuses('23514 clinic_slots_closes_before_end', set('closes_at'), [hourOf(2, 20), id]);
    await refuses('23514 clinic_slots_cancel_before_end', set('cancel_until'), [hourOf(2, 20), id]);
    await accepts(set('closes_at'), [hourOf(2, 18), id]);
  });

  rule('have a counsel type only when they are for that', async ({ make, refuses, accepts }) => {
    const { id } = await make('clinic_slots');
    await refuses(
      '23514 clinic_slots_counsel_type_of_counsel',
      `update clinic_slots set counsel_type = 'STUDY' where id = $1`,
      [id],
    );
    await accepts(`update clinic_slots set reserve_type = 'COUNSEL', counsel_type = 'STUDY' where id = $1`, [id]);
  });

  rule('are not made twice at one place and hour', async ({ make, refuses, accepts }) => {
    const { id } = await make('clinic_slots');
    const copy = `insert into clinic_slots (reserve_type, starts_at, ends_at, room, capacity, closes_at, cancel_until)
      select reserve_type, starts_at, ends_at, $2, capacity, closes_at, cancel_until from clinic_slots where id = $1`;
    const { room } = (await accepts<{ room: string }>('select room from clinic_slots where id = $1', [id]))[0] ?? {
      room: '',
    };
    await refuses('23505 clinic_slots_place_key', copy, [id, room]);
    await accepts(copy, [id, '다른 방']);
  });

  rule('do not shrink below their bookings, and are not deleted with them', async ({ make, refuses, accepts }) => {
    const slot = await make('clinic_slots');
    const [one] = [
      await make('clinic_participants', { slot_id: slot.id }),
      await make('clinic_participants', { slot_id: slot.id }),
    ];
    await refuses('23514 clinic_slots_capacity_below_booked', 'update clinic_slots set capacity = 1 where id = $1', [
      slot.id,
    ]);
    await refuses('23514 clinic_slots_in_use', 'delete from clinic_slots where id = $1', [slot.id]);
    await accepts(move, ['CANCELLED', one?.id]);
    await accepts('update clinic_slots set capacity = 1 where id = $1', [slot.id]);
  });

  rule('take their bookings along, but not past a time of their own', async ({ make, refuses, accepts }) => {
    const slot = await make('clinic_slots');
    const [plain, own] = [
      await make('clinic_participants', { slot_id: slot.id }),
      await make('clinic_participants', { slot_id: slot.id, starts_at: hourOf(2, 17), ends_at: hourOf(2, 18) }),
    ];
    const shift = 'update clinic_slots set starts_at = $2, ends_at = $3 where id = $1';
    await refuses('23514 clinic_slots_participants_within', shift, [slot.id, hourOf(2, 18.5), hourOf(2, 20)]);
    await accepts('update clinic_participants set starts_at = $1, ends_at = $2 where id = $3', [
      hourOf(2, 18.6),
      hourOf(2, 18.9),
      own.id,
    ]);
    await accepts(shift, [slot.id, hourOf(2, 18.5), hourOf(2, 20)]);
    const [moved] = await accepts<{ ends_at: Date }>('select ends_at from clinic_participants where id = $1', [
      plain.id,
    ]);
    expect(new Date(moved?.ends_at ?? 0).toISOString()).toBe(hourOf(2, 20));
  });
});
