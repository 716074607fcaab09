import { describe, expect } from 'vitest';
import { dateOf, inDays } from '#ui-kit/format/testing/when.ts';
import { rules } from '../showRules.ts';

const rule = rules();

rule('a participant stays in the week', async ({ make, refuses, accepts }) => {
  const { id } = await make('participants');
  const sql = (column: string) => `update participants set ${column} = $1 where id = $2`;
  await refuses('23514 participants_stay', sql('weekly_lecture_id'), [(await make('weekly_lectures')).id, id]);
  await refuses('23514 participants_stay', sql('student_id'), [(await make('students')).id, id]);
  await accepts(sql('memo'), ['늦게 옴', id]);
});

describe('attendance rates', () => {
  rule('count what is present among what is marked', async ({ make, accepts }) => {
    const { id: weekly_lecture_id, lecture_id } = await make('weekly_lectures');
    const [present, absent] = [
      await make('attendance_types'),
      await make('attendance_types', { counts_as_present: false }),
    ];
    const { student_id } = await make('participants', { weekly_lecture_id, attendance_type_id: present.id });
    await make('participants', { weekly_lecture_id, attendance_type_id: present.id });
    await make('participants', { weekly_lecture_id, attendance_type_id: absent.id });
    await make('participants', { weekly_lecture_id });
    const week =
      'select participants, present, marked, unset, rate::float as rate from week_attendance_rates where weekly_lecture_id = $1';
    expect(await accepts(week, [weekly_lecture_id])).toEqual([
      { participants: 4, present: 2, marked: 3, unset: 1, rate: 66.7 },
    ]);
    const empty = await make('weekly_lectures');
    expect(await accepts(week, [empty.id])).toEqual([{ participants: 0, present: 0, marked: 0, unset: 0, rate: null }]);
    await make('participants', {
      weekly_lecture_id: (await make('weekly_lectures', { lecture_id })).id,
      student_id,
      attendance_type_id: absent.id,
    });
    const own =
      'select weeks, present, marked, unset, rate::float as rate from attendance_rates where student_id = $1 and lecture_id = $2';
    expect(await accepts(own, [student_id, lecture_id])).toEqual([
      { weeks: 2, present: 1, marked: 2, unset: 0, rate: 50 },
    ]);
  });

  rule('leave out a week to come, marked in advance or not, until its day is there', async ({ make, accepts }) => {
    const { id: lecture_id } = await make('lectures');
    const { id: student_id } = await make('students');
    const { id: absent } = await make('attendance_types', { counts_as_present: false });
    const { id: present } = await make('attendance_types');
    const attend = async (days: number, attendance_type_id?: string) => {
      const { id } = await make('weekly_lectures', { lecture_id, held_on: dateOf(days) });
      await make('participants', { weekly_lecture_id: id, student_id, attendance_type_id });
      return id;
    };
    const [today, ahead] = [await attend(0, present), await attend(7, absent)];
    await attend(14);
    const figures = async () => ({
      own: await accepts(
        'select weeks, present, marked, unset, rate::float as rate from attendance_rates where lecture_id = $1',
        [lecture_id],
      ),
      weeks: (
        await accepts<{ id: string }>(
          'select weekly_lecture_id as id from week_attendance_rates where lecture_id = $1 order by id',
          [lecture_id],
        )
      ).map(({ id }) => id),
    });
    expect(await figures()).toEqual({
      own: [{ weeks: 1, present: 1, marked: 1, unset: 0, rate: 100 }],
      weeks: [today],
    });
    await accepts('update weekly_lectures set held_on = $2 where id = $1', [ahead, dateOf(0)]);
    expect(await figures()).toEqual({
      own: [{ weeks: 2, present: 1, marked: 2, unset: 0, rate: 50 }],
      weeks: [today, ahead].sort(),
    });
  });
});

rule('an absence marked in advance asks for a talk when its day is there, once', async ({ make, accepts }) => {
  await accepts('update alert_settings set absences_in_a_row = 1');
  const { id: attendance_type_id } = await make('attendance_types', { counts_as_present: false });
  const week = await make('weekly_lectures', { held_on: dateOf(1) });
  const { id, student_id } = await make('participants', { weekly_lecture_id: week.id });
  const tasks = async () => {
    await accepts('select watch_marks_of_today()');
    return accepts(`select reasons, closed_at is null as "isOpen" from consult_tasks where student_id = $1`, [
      student_id,
    ]);
  };
  await accepts('update participants set attendance_type_id = $2 where id = $1', [id, attendance_type_id]);
  expect(await tasks()).toEqual([]);
  await accepts('alter table participants disable trigger participants_guard');
  await accepts('update participants set marked_at = $2 where id = $1', [id, inDays(-1)]);
  await accepts('update weekly_lectures set held_on = $2 where id = $1', [week.id, dateOf(0)]);
  expect(await tasks()).toEqual([{ reasons: { inARow: 1, inTerm: 1 }, isOpen: true }]);
  await accepts('update consult_tasks set closed_at = now()');
  expect(await tasks()).toEqual([{ reasons: { inARow: 1, inTerm: 1 }, isOpen: false }]);
});

describe('participants', () => {
  const mark = 'update participants set attendance_type_id = $1 where id = $2';

  rule('are in a week once', async ({ make, refuses, accepts }) => {
    const { weekly_lecture_id, student_id } = await make('participants');
    const sql = 'insert into participants (weekly_lecture_id, student_id) values ($1, $2)';
    await refuses('23505 participants_student_key', sql, [weekly_lecture_id, student_id]);
    await accepts(sql, [weekly_lecture_id, (await make('students')).id]);
  });

  rule('keep a locked mark, unless a manager changes it', async ({ make, refuses, accepts, as }) => {
    const { id } = await make('participants', { is_locked: true });
    const type = await make('attendance_types');
    await as('ta', (await make('tas')).id);
    await refuses('23514 participants_locked', mark, [type.id, id]);
    await as('manager', (await make('users')).id);
    await accepts(mark, [type.id, id]);
  });

  rule('are unlocked by a manager alone', async ({ make, refuses, accepts, as }) => {
    const { id } = await make('participants', { is_locked: true });
    const sql = 'update participants set is_locked = false, lock_reason = $2 where id = $1';
    await as('ta', (await make('tas')).id);
    await refuses('23514 participants_unlock_needs_manager', sql, [id, '잘못 잠금']);
    await as('manager', (await make('users')).id);
    await refuses('23514 participants_unlock_reason', sql, [id, '']);
    await accepts(sql, [id, '잘못 잠금']);
  });

  rule(
    'stay as they are while locked when something is undone, for managers too',
    async ({ make, refuses, accepts, as }) => {
      const { id, memo } = await make('participants', { is_locked: true });
      const type = await make('attendance_types');
      await as('manager', (await make('users')).id);
      await accepts(`select set_config('academy.undoing', 'on', true)`);
      await refuses('23514 participants_locked_undo', mark, [type.id, id]);
      await accepts('update participants set memo = $1 where id = $2', [`${memo}!`, id]);
      await accepts(`select set_config('academy.undoing', '', true)`);
      await accepts(mark, [type.id, id]);
    },
  );

  rule('make up for a week that the same student missed, and for no other', async ({ make, refuses, accepts }) => {
    const came = await make('attendance_types', { counts_as_present: true });
    const missed = await make('attendance_types', { counts_as_present: false });
    const away = await make('participants', { attendance_type_id: missed.id });
    const { student_id } = away;
    const here = await make('participants', { student_id, attendance_type_id: came.id });
    const link = 'update participants set makeup_for_id = $2 where id = $1';
    const stranger = await make('participants', { attendance_type_id: missed.id });
    await refuses('23514 participants_makeup_student', link, [here.id, stranger.id]);
    const present = await make('participants', { student_id, attendance_type_id: came.id });
    await refuses('23514 participants_makeup_missed', link, [here.id, present.id]);
    await refuses('23514 participants_makeup_present', link, [
      (await make('participants', { student_id })).id,
      away.id,
    ]);
    await accepts(link, [here.id, away.id]);
    await refuses('23505 participants_makeup_for_id_key', link, [present.id, away.id]);
    await refuses('23514 participants_makeup_linked', mark, [came.id, away.id]);
    await refuses('23514 participants_makeup_present', mark, [missed.id, here.id]);
    const counts = 'update attendance_types set counts_as_present = not counts_as_present where id = $1';
    await refuses('23514 attendance_types_makeup', counts, [missed.id]);
    await accepts(link, [here.id, null]);
    await accepts(counts, [missed.id]);
  });
});
