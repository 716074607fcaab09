import { describe, expect } from 'vitest';
import { hourOf, inMinutes } from '#ui-kit/format/testing/when.ts';
import { rules, type RuleTools } from '../showRules.ts';

const rule = rules();

const book = 'insert into clinic_participants (slot_id, student_id, status) values ($1, $2, $3) returning *';

const move = 'update clinic_participants set status = $1 where id = $2';

const statuses = 'select status from clinic_participants where slot_id = $1 order by id';

const student = async ({ make }: RuleTools) => (await make('students')).id;

const slotOf = ({ make }: RuleTools, day: number) =>
  make('clinic_slots', {
    starts_at: hourOf(2 + day, 17),
    ends_at: hourOf(2 + day, 19),
    closes_at: hourOf(2 + day, 16),
    cancel_until: hourOf(2 + day, 14),
  });

describe('bookings', () => {
  rule('never pass the capacity; the next may wait', async (tools) => {
    const { make, refuses, accepts } = tools;
    const { id } = await make('clinic_slots', { capacity: 1 });
    await accepts(book, [id, await student(tools), 'RESERVED']);
    await refuses('23514 clinic_participants_capacity', book, [id, await student(tools), 'RESERVED']);
    await accepts(book, [id, await student(tools), 'WAITING']);
    await refuses(
      '23514 clinic_participants_capacity',
      `update clinic_participants set status = 'RESERVED' where status = 'WAITING' and slot_id = $1`,
      [id],
    );
    const other = await slotOf(tools, 1);
    const { id: elsewhere } = await make('clinic_participants', { slot_id: other.id });
    await refuses('23514 clinic_participants_capacity', 'update clinic_participants set slot_id = $1 where id = $2', [
      id,
      elsewhere,
    ]);
  });

  rule('that are given up go to whoever waits longest', async (tools) => {
    const { make, accepts } = tools;
    const { id } = await make('clinic_slots', { capacity: 1 });
    const first = await make('clinic_participants', { slot_id: id });
    const waiting = [];
    for (let place = 1; place <= 3; place += 1) {
      waiting.push(await make('clinic_participants', { slot_id: id, status: 'WAITING' }));
    }
    const places = 'select place from clinic_waiting_places where slot_id = $1 order by id';
    expect(await accepts(places, [id])).toEqual([{ place: 1 }, { place: 2 }, { place: 3 }]);
    await accepts(move, ['CANCELLED', waiting[0]?.id]);
    await accepts(move, ['CANCELLED', first.id]);
    expect(await accepts(statuses, [id])).toEqual(
      ['CANCELLED', 'CANCELLED', 'RESERVED', 'WAITING'].map((status) => ({ status })),
    );
    expect(await accepts(places, [id])).toEqual([{ place: 1 }]);
    await accepts('update clinic_slots set capacity = 2 where id = $1', [id]);
    expect((await accepts(statuses, [id])).at(-1)).toEqual({ status: 'RESERVED' });
  });

  rule('that are given up pass over who is not active any more', async (tools) => {
    const { make, accepts } = tools;
    const { id } = await make('clinic_slots', { capacity: 1 });
    const first = await make('clinic_participants', { slot_id: id });
    const leaves = {
      inactive: 'update users set is_active = false where id = $1',
      withdrawn: `update students set withdrawn_on = (now() at time zone 'Asia/Seoul')::date where id = $1`,
      deleted: `update students set anonymises_at = now() + interval '7 days' where id = $1`,
    };
    // Their wait ended with them; one that stands all the same is passed over.
    for (const leave of Object.values(leaves)) {
      const { student_id } = await make('clinic_participants', { slot_id: id, status: 'WAITING' });
      await accepts('set local session_replication_role = replica');
      await accepts(leave, [student_id]);
      await accepts('set local session_replication_role = origin');
    }
    await make('clinic_participants', { slot_id: id, status: 'WAITING' });
    await accepts(move, ['CANCELLED', first.id]);
    expect((await accepts(statuses, [id])).map(({ status }) => status)).toEqual([
      'CANCELLED',
      'WAITING',
      'WAITING',
      'WAITING',
      'RESERVED',
    ]);
  });

  rule('are made, moved and promoted for active students only', async (tools) => {
    const { make, accepts, refuses } = tools;
    const [one, other] = [await make('clinic_slots', { capacity: 1 }), await slotOf(tools, 1)];
    const leaving = await make('clinic_participants', { slot_id: one.id, status: 'RESERVED' });
    await accepts('set local session_replication_role = replica');
    await accepts('update users set is_active = false where id = $1', [leaving.student_id]);
    await accepts('set local session_replication_role = origin');
    await refuses('23514 students_inactive', book, [other.id, leaving.student_id, 'RESERVED']);
    await refuses('23514 students_inactive', book, [other.id, leaving.student_id, 'WAITING']);
    await refuses('23514 students_inactive', 'update clinic_participants set slot_id = $1 where id = $2', [
      other.id,
      leaving.id,
    ]);
    await accepts(move, ['CANCELLED', leaving.id]);
  });

  rule('are made for no day that is over, by staff neither', async (tools) => {
    const { make, accepts, refuses, as } = tools;
    const over = await slotOf(tools, -3);
    const { id, student_id } = await make('clinic_participants', { slot_id: (await slotOf(tools, 1)).id });
    await as('ta', (await make('users', { type: 'TA' })).id);
    await refuses('23514 clinic_participants_day_over', book, [over.id, student_id, 'RESERVED']);
    await refuses('23514 clinic_participants_day_over', 'update clinic_participants set slot_id = $1 where id = $2', [
      over.id,
      id,
    ]);
    await accepts(book, [(await slotOf(tools, -2)).id, student_id, 'RESERVED']);
  });

  rule('by moving away and by deletion free their seat, too', async (tools) => {
    const { make, accepts } = tools;
    const [one, other] = [await make('clinic_slots', { capacity: 1 }), await slotOf(tools, 1)];
    const first = await make('clinic_participants', { slot_id: one.id });
    await make('clinic_participants', { slot_id: one.id, status: 'WAITING' });
    await make('clinic_participants', { slot_id: one.id, status: 'WAITING' });
    await accepts('update clinic_participants set slot_id = $1 where id = $2', [other.id, first.id]);
    await accepts(`delete from clinic_participants where slot_id = $1 and status = 'RESERVED'`, [one.id]);
    expect(await accepts(statuses, [one.id])).toEqual([{ status: 'RESERVED' }]);
    const [moved] = await accepts<{ starts_at: Date }>('select starts_at from clinic_participants where id = $1', [
      first.id,
    ]);
    expect(new Date(moved?.starts_at ?? 0).toISOString()).toBe(hourOf(3, 17));
  });

  rule('that wait for a seat that is free have it', async (tools) => {
    const { id } = await tools.make('clinic_slots', { capacity: 1 });
    expect(await tools.accepts(book, [id, await student(tools), 'WAITING'])).toMatchObject([{ status: 'RESERVED' }]);
  });

  rule('of one day are as many as the academy allows; staff book whom they need', async (tools) => {
    const { make, refuses, accepts, as } = tools;
    const at = (from: number) => {
      const times = { closes_at: hourOf(2, from - 1), cancel_until: hourOf(2, from - 3) };
      return make('clinic_slots', { starts_at: hourOf(2, from), ends_at: hourOf(2, from + 1), ...times });
    };
    const [first, second, third] = [await at(14), await at(16), await at(18)];
    const { student_id } = await make('clinic_participants', { slot_id: first.id });
    await as('student', student_id);
    await refuses('23514 clinic_participants_clinic_limit', book, [second.id, student_id, 'RESERVED']);
    await refuses('23514 clinic_participants_clinic_limit', book, [second.id, student_id, 'WAITING']);
    await as('ta', (await make('users', { type: 'TA' })).id);
    await accepts(book, [second.id, student_id, 'RESERVED']);
    await accepts('update clinic_rules set clinic_limit = 3');
    await as('student', student_id);
    await accepts(book, [third.id, student_id, 'RESERVED']);
  });

  rule('of one student never overlap', async (tools) => {
    const { make, refuses, accepts } = tools;
    const [one, other, later] = [await make('clinic_slots'), await make('clinic_slots'), await slotOf(tools, 1)];
    const { student_id } = await make('clinic_participants', { slot_id: one.id });
    await refuses('23P01 clinic_participants_no_overlap', book, [other.id, student_id, 'RESERVED']);
    await accepts(book, [later.id, student_id, 'RESERVED']);
    const twice = 'insert into clinic_participants (slot_id, student_id, starts_at, ends_at) values ($1, $2, $3, $4)';
    await accepts('update clinic_participants set ends_at = $1 where slot_id = $2', [hourOf(2, 18), one.id]);
    await refuses('23505 clinic_participants_student_key', twice, [one.id, student_id, hourOf(2, 18), hourOf(2, 19)]);
    await accepts(twice, [other.id, student_id, hourOf(2, 18), hourOf(2, 19)]);
  });

  rule('have their time within the slot', async ({ make, refuses, accepts }) => {
    const { id } = await make('clinic_participants');
    const sql = 'update clinic_participants set starts_at = $1, ends_at = $2 where id = $3';
    await refuses('23514 clinic_participants_time_within_slot', sql, [hourOf(2, 16), hourOf(2, 18), id]);
    await refuses('23514 clinic_participants_time_forward', sql, [hourOf(2, 18.5), hourOf(2, 18), id]);
    await accepts(sql, [hourOf(2, 17.5), hourOf(2, 18), id]);
  });

  rule('are made by students until the slot closes, by staff always', async (tools) => {
    const { make, refuses, accepts, as } = tools;
    const past = inMinutes(-1);
    const slot = await make('clinic_slots', { closes_at: past, cancel_until: past });
    const [one, other] = [await student(tools), await student(tools)];
    await as('student', one);
    await refuses('23514 clinic_participants_closed', book, [slot.id, one, 'RESERVED']);
    await as('ta', (await make('users', { type: 'TA' })).id);
    const [row] = await accepts<{ id: string }>(book, [slot.id, one, 'RESERVED']);
    await as('student', one);
    await refuses('23514 clinic_participants_cancel_late', move, ['CANCELLED', row?.id]);
    await refuses('23514 clinic_participants_closed', book, [slot.id, other, 'WAITING']);
    await as('manager', (await make('users')).id);
    await accepts(move, ['CANCELLED', row?.id]);
  });

  rule('go from reserved to arrived to departed, on their day', async (tools) => {
    const { make, refuses, accepts } = tools;
    const { id } = await make('clinic_participants');
    await refuses('23514 clinic_participants_status_move', move, ['DEPARTED', id]);
    await refuses('23514 clinic_participants_arrival_early', move, ['ARRIVED', id]);
    await refuses('23514 clinic_participants_no_show_early', move, ['NO_SHOW', id]);
    const slot = await slotOf(tools, 1);
    const here = await make('clinic_participants', { slot_id: slot.id });
    const gone = await make('clinic_participants', { slot_id: slot.id });
    await accepts(
      `update clinic_slots set starts_at = starts_at - $1::interval, ends_at = ends_at - $1::interval,
        closes_at = closes_at - $1::interval, cancel_until = cancel_until - $1::interval where id = $2`,
      ['5 days', slot.id],
    );
    await accepts(move, ['ARRIVED', here.id]);
    await refuses('23514 clinic_participants_status_move', move, ['CANCELLED', here.id]);
    await accepts(move, ['DEPARTED', here.id]);
    await accepts('select close_clinic_days()');
    expect(await accepts('select status from clinic_participants where id = $1', [gone.id])).toEqual([
      { status: 'NO_SHOW' },
    ]);
  });

  rule('for counsel say what about, and a counsellor has one at a time', async (tools) => {
    const { make, refuses, accepts } = tools;
    const counsel = { reserve_type: 'COUNSEL', counsel_type: 'STUDY' } as const;
    const [one, other] = [
      await make('clinic_slots', counsel),
      await make('clinic_slots', { ...counsel, counsel_type: null }),
    ];
    const ta_id = (await make('tas')).id;
    await make('clinic_participants', { slot_id: one.id, ta_id });
    await refuses('23514 clinic_participants_counsel_type_of_counsel', book, [
      other.id,
      await student(tools),
      'RESERVED',
    ]);
    const sql = 'insert into clinic_participants (slot_id, student_id, counsel_type, ta_id) values ($1, $2, $3, $4)';
    await refuses('23514 clinic_participants_counsel_type_of_slot', sql, [one.id, await student(tools), 'LIFE', null]);
    await refuses('23P01 clinic_participants_one_counsel', sql, [other.id, await student(tools), 'LIFE', ta_id]);
    await accepts(sql, [other.id, await student(tools), 'LIFE', null]);
    await make('clinic_participants', { ta_id });
    await make('clinic_participants', { ta_id });
  });

  rule('stay with their student and kind', async ({ make, refuses, accepts }) => {
    const { id, slot_id } = await make('clinic_participants');
    const other = await make('students');
    await refuses(
      '23514 clinic_participants_student_fixed',
      'update clinic_participants set student_id = $1 where id = $2',
      [other.id, id],
    );
    await refuses(
      '23503 clinic_participants_slot_fkey',
      `update clinic_slots set reserve_type = 'COUNSEL' where id = $1`,
      [slot_id],
    );
    await accepts(`update clinic_participants set is_hurried = true where id = $1`, [id]);
  });
});

rule('the booking of a slot whose TA has left is given to nobody', async (tools) => {
  const { make, accepts } = tools;
  const { id: ta_id } = await make('tas');
  const slot = await make('clinic_slots', { ta_id });
  const [before] = await accepts(book, [slot.id, await student(tools), 'RESERVED']);
  await accepts('update users set is_active = false where id = $1', [ta_id]);
  const [after] = await accepts(book, [slot.id, await student(tools), 'RESERVED']);
  expect([before?.['ta_id'], after?.['ta_id']]).toEqual([ta_id, null]);
});
