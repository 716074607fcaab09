import { describe, expect } from 'vitest';
import { dateOf, hourOf, inHours } from '#ui-kit/format/testing/when.ts';
import { rules, type RuleTools } from '../showRules.ts';

const rule = rules();

const shift = 'update clinic_slots set starts_at = $2, ends_at = $3 where id = $1';
const hours = (day: number, from: number) => [hourOf(day, from), hourOf(day, from + 2)];
const place = (day: number, from: number, room: unknown) => ({
  day: dateOf(day),
  startsAt: `${from}:00:00`,
  endsAt: `${from + 2}:00:00`,
  room,
});

/** What a student is to be told of moves of one thing, the last of them first. */
async function movesOf({ accepts }: RuleTools, subject: string) {
  const events = await accepts<{ facts: object; is_open: boolean }>(
    `select facts, undone_at is null and settled_at is null as is_open from notification_events
    where subject_id = $1 and kind like '%\\_MOVED' order by turn = 0 desc, turn desc`,
    [subject],
  );
  return events.map(({ facts, is_open }) => (is_open ? facts : 'taken away'));
}

/** As the worker does: what waits is told, in the portal too. */
async function tellAll({ accepts }: RuleTools) {
  await accepts(`insert into notifications (event_id, student_id, kind, body, subject_id)
    select id, student_id, kind, '알림', subject_id from notification_events where settled_at is null and undone_at is null`);
  await accepts(
    `update notification_events set is_sent = undone_at is null, settled_at = now() where settled_at is null`,
  );
}

const shown = async ({ accepts }: RuleTools, subject: string) =>
  (
    await accepts<{ place: object }>(
      `select event.facts -> 'place' as place from notifications as notice join notification_events as event on event.id = notice.event_id
      where notice.subject_id = $1 and notice.kind like '%\\_MOVED' and gone_at is null`,
      [subject],
    )
  ).map((row) => row.place);

async function booked(tools: RuleTools) {
  const slot = await tools.make('clinic_slots');
  const booking = await tools.make('clinic_participants', { slot_id: slot.id });
  return { slot, booking };
}

describe('a booking that moves', () => {
  rule('with its slot is told once for all moves before the text goes out, and not when it is back', async (tools) => {
    const { slot, booking } = await booked(tools);
    const was = place(2, 17, slot.room);
    await tools.accepts(shift, [slot.id, ...hours(2, 18)]);
    await tools.accepts(shift, [slot.id, ...hours(3, 19)]);
    expect(await movesOf(tools, booking.id)).toEqual([{ was, place: place(3, 19, slot.room) }]);
    await tools.accepts(shift, [slot.id, ...hours(2, 17)]);
    expect(await movesOf(tools, booking.id)).toEqual(['taken away']);
  });

  rule('with the room and the hours of its slot is told of one move', async (tools) => {
    const { slot, booking } = await booked(tools);
    await tools.accepts(`update clinic_slots set starts_at = $2, ends_at = $3, room = '별관' where id = $1`, [
      slot.id,
      ...hours(2, 18),
    ]);
    const was = place(2, 17, slot.room);
    expect(await movesOf(tools, booking.id)).toEqual([{ was, place: place(2, 18, '별관') }]);
  });

  rule('into another slot, or to a time of its own, is told, a wait for a seat too', async (tools) => {
    const { slot, booking } = await booked(tools);
    await tools.make('clinic_participants', { slot_id: slot.id });
    const waiting = await tools.make('clinic_participants', { slot_id: slot.id, status: 'WAITING' });
    const other = await tools.make('clinic_slots', { capacity: 3 });
    await tools.accepts(shift, [slot.id, ...hours(2, 18)]);
    expect(await movesOf(tools, waiting.id)).toEqual([
      { was: place(2, 17, slot.room), place: place(2, 18, slot.room) },
    ]);
    // A seat that comes with the move is told with its place.
    await tools.accepts('update clinic_participants set slot_id = $2 where id = $1', [waiting.id, other.id]);
    expect(await movesOf(tools, waiting.id)).toEqual(['taken away']);
    await tools.accepts('update clinic_participants set slot_id = $2 where id = $1', [booking.id, other.id]);
    await tools.accepts('update clinic_participants set ends_at = $2 where id = $1', [booking.id, hourOf(2, 18)]);
    const was = place(2, 17, slot.room);
    const now = { ...place(2, 17, other.room), endsAt: '18:00:00' };
    expect(await movesOf(tools, booking.id)).toEqual([{ was, place: now }]);
  });

  rule('is told anew after it was told, and what was told of the former place goes', async (tools) => {
    const { slot, booking } = await booked(tools);
    await tools.accepts(shift, [slot.id, ...hours(2, 18)]);
    await tellAll(tools);
    expect(await shown(tools, booking.id)).toEqual([place(2, 18, slot.room)]);
    await tools.accepts(shift, [slot.id, ...hours(2, 17)]);
    expect(await shown(tools, booking.id)).toEqual([]);
    const [again] = await movesOf(tools, booking.id);
    expect(again).toEqual({ was: place(2, 18, slot.room), place: place(2, 17, slot.room) });
    // Back to what was told, before anybody heard otherwise.
    await tools.accepts(shift, [slot.id, ...hours(2, 18)]);
    expect((await movesOf(tools, booking.id))[0]).toBe('taken away');
    expect(await shown(tools, booking.id)).toEqual([place(2, 18, slot.room)]);
  });

  rule('is told that it is back to who found it in the portal while the text still waits', async (tools) => {
    const { slot, booking } = await booked(tools);
    await tools.accepts(shift, [slot.id, ...hours(2, 18)]);
    await tools.accepts('update notification_events set is_sent = true where subject_id = $1', [booking.id]);
    await tools.accepts(shift, [slot.id, ...hours(2, 17)]);
    const back = { was: place(2, 18, slot.room), place: place(2, 17, slot.room) };
    expect(await movesOf(tools, booking.id)).toEqual([back, 'taken away']);
  });

  rule('takes what was told along when it is cancelled, and brings it back when that is undone', async (tools) => {
    const { slot, booking } = await booked(tools);
    const setStatus = 'update clinic_participants set status = $2, cancelled_at = null where id = $1';
    await tools.accepts(shift, [slot.id, ...hours(2, 18)]);
    await tellAll(tools);
    await tools.accepts(setStatus, [booking.id, 'CANCELLED']);
    expect(await shown(tools, booking.id)).toEqual([]);
    await tools.accepts(`select set_config('academy.undoing', 'on', true)`);
    await tools.accepts(setStatus, [booking.id, 'RESERVED']);
    expect(await shown(tools, booking.id)).toEqual([place(2, 18, slot.room)]);
  });

  rule('is not told to who is inactive', async (tools) => {
    const [from, to] = [inHours(-1), inHours(1)];
    const slot = await tools.make('clinic_slots', { starts_at: from, ends_at: to, closes_at: to, cancel_until: to });
    const { id, student_id } = await tools.make('clinic_participants', { slot_id: slot.id });
    await tools.accepts('update users set is_active = false where id = $1', [student_id]);
    await tools.accepts(shift, [slot.id, ...hours(2, 17)]);
    await tools.accepts(`update clinic_slots set room = '별관' where id = $1`, [slot.id]);
    expect(await movesOf(tools, id)).toEqual([]);
  });

  rule('is not told when only its seats or words change, or when it is over', async (tools) => {
    const { slot, booking } = await booked(tools);
    const closed = [slot.id, hourOf(-3, 12)];
    await tools.accepts(
      'update clinic_slots set capacity = 5, closes_at = $2, cancel_until = $2 where id = $1',
      closed,
    );
    await tools.accepts(`update clinic_participants set memo = '메모' where id = $1`, [booking.id]);
    await tools.accepts(shift, [slot.id, hourOf(-3, 17), hourOf(-3, 19)]);
    expect(await movesOf(tools, booking.id)).toEqual([]);
    await tools.accepts(shift, [slot.id, ...hours(2, 17)]);
    expect(await movesOf(tools, booking.id)).toHaveLength(1);
  });

  rule('to another day is reminded of that day', async (tools) => {
    const { slot, booking } = await booked(tools);
    const remind = 'select follow_day_events($1)';
    await tools.accepts(remind, [hourOf(1, 12)]);
    await tellAll(tools);
    await tools.accepts(shift, [slot.id, ...hours(9, 17)]);
    await tools.accepts(remind, [hourOf(8, 12)]);
    const reminders = await tools.accepts(
      `select turn, gone_at is null as is_shown from notification_events as event left join notifications on event_id = event.id
      where event.kind = 'CLINIC_TOMORROW' and event.subject_id = $1 order by turn`,
      [booking.id],
    );
    expect(reminders).toEqual([
      { turn: 0, is_shown: true },
      { turn: 1, is_shown: false },
    ]);
  });
});

describe('a week that moves', () => {
  const setDay = 'update weekly_lectures set held_on = $2 where id = $1';

  rule('is told to its participants with the roster of its new day, and not when it is back', async (tools) => {
    const week = await tools.make('weekly_lectures', { held_on: dateOf(2), room: '301호' });
    const guest = await tools.make('participants', { weekly_lecture_id: week.id });
    await tools.accepts(setDay, [week.id, dateOf(3)]);
    await tools.accepts(`update weekly_lectures set starts_at = '19:00', room = '' where id = $1`, [week.id]);
    const was = { day: dateOf(2), startsAt: '18:00:00', endsAt: '21:00:00', room: '301호' };
    const now = { day: dateOf(3), startsAt: '19:00:00', endsAt: '21:00:00', room: '' };
    expect(await movesOf(tools, guest.id)).toEqual([{ was, place: now }]);
    await tools.accepts(`update weekly_lectures set held_on = $2, starts_at = '18:00', room = '301호' where id = $1`, [
      week.id,
      dateOf(2),
    ]);
    expect(await movesOf(tools, guest.id)).toEqual(['taken away']);
  });

  rule('is not told to who is inactive, when only its name changes, or when it is over', async (tools) => {
    const week = await tools.make('weekly_lectures', { held_on: dateOf(2) });
    const [one, gone] = [
      await tools.make('participants', { weekly_lecture_id: week.id }),
      await tools.make('participants', { weekly_lecture_id: week.id }),
    ];
    await tools.accepts('update users set is_active = false where id = $1', [gone.student_id]);
    await tools.accepts(`update weekly_lectures set special_name = '다른 이름' where id = $1`, [week.id]);
    await tools.accepts(setDay, [week.id, dateOf(-3)]);
    expect(await movesOf(tools, one.id)).toEqual([]);
    await tools.accepts(setDay, [week.id, dateOf(2)]);
    expect(await movesOf(tools, one.id)).toHaveLength(1);
    expect(await movesOf(tools, gone.id)).toEqual([]);
  });

  rule('takes what was told along when it is deleted, and brings it back with the participant', async (tools) => {
    const week = await tools.make('weekly_lectures', { held_on: dateOf(2) });
    const { id, student_id } = await tools.make('participants', { weekly_lecture_id: week.id });
    await tools.accepts(setDay, [week.id, dateOf(3)]);
    await tellAll(tools);
    await tools.accepts('delete from participants where id = $1', [id]);
    expect(await shown(tools, id)).toEqual([]);
    await tools.accepts(`select set_config('academy.undoing', 'on', true)`);
    await tools.accepts('insert into participants (id, weekly_lecture_id, student_id) values ($1, $2, $3)', [
      id,
      week.id,
      student_id,
    ]);
    expect(await shown(tools, id)).toHaveLength(1);
    await tools.accepts('delete from weekly_lectures where id = $1', [week.id]);
    expect(await shown(tools, id)).toEqual([]);
  });
});

rule('a D-day that moves after it was told is told again, a week before its new day', async ({ make, accepts }) => {
  const { id, lecture_id } = await make('lecture_ddays', { falls_on: dateOf(7) });
  await make('enrollments', { lecture_id, from_date: dateOf(-7), to_date: null });
  const remind = 'select follow_day_events($1)';
  await accepts(remind, [hourOf(0, 12)]);
  await accepts('update notification_events set is_sent = true, settled_at = now() where subject_id = $1', [id]);
  await accepts('update lecture_ddays set falls_on = $2 where id = $1', [id, dateOf(14)]);
  await accepts(remind, [hourOf(7, 12)]);
  const open = 'select from notification_events where subject_id = $1 and settled_at is null and undone_at is null';
  expect(await accepts(open, [id])).toHaveLength(1);
});
