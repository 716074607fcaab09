import { describe, expect } from 'vitest';
import { rules } from '../showRules.ts';

const rule = rules();

describe('weeks', () => {
  rule('have a number or a name, and a number once', async ({ make, refuses, accepts }) => {
    const { lecture_id } = await make('weekly_lectures', { week_number: 1, special_name: null });
    const sql = `insert into weekly_lectures (lecture_id, week_number, special_name, held_on, starts_at, ends_at)
      values ($1, $2, $3, '2026-03-10', '18:00', '21:00')`;
    await refuses('23514 weekly_lectures_numbered_or_named', sql, [lecture_id, 2, '보강']);
    await refuses('23514 weekly_lectures_numbered_or_named', sql, [lecture_id, null, null]);
    await refuses('23505 weekly_lectures_number_key', sql, [lecture_id, 1, null]);
    await accepts(sql, [lecture_id, 2, null]);
    await accepts(sql, [lecture_id, null, '보강']);
  });

  rule('of one number are the lessons of one week, each in its place', async ({ make, refuses, accepts }) => {
    const { id } = await make('lectures', { weekday: 2, starts_at: '18:00', ends_at: '21:00' });
    const sql = `insert into weekly_lectures (lecture_id, week_number, meeting, held_on, starts_at, ends_at)
      select $1, 14, free_meeting($1, 14, held_on, '18:00'), held_on, '18:00', '21:00'
      from unnest($2::date[]) as held_on returning meeting`;
    const names = () =>
      accepts(
        'select week_name(week) as name, place_in_week(week) as place from weekly_lectures as week where lecture_id = $1 order by held_on',
        [id],
      );
    expect(await accepts(sql, [id, ['2026-03-10']])).toEqual([{ meeting: 1 }]);
    expect(await names()).toEqual([{ name: '14주차', place: null }]);
    await refuses('23505 weekly_lectures_number_key', sql, [id, ['2026-03-13']]);
    await accepts('delete from weekly_lectures where lecture_id = $1', [id]);
    await make('lecture_hours', { lecture_id: id, weekday: 5 });
    // The place is that of the weekday, whichever comes first.
    expect(await accepts(sql, [id, ['2026-03-13', '2026-03-10']])).toEqual([{ meeting: 2 }, { meeting: 1 }]);
    expect(await names()).toEqual([
      { name: '14주차 1/2', place: '1/2' },
      { name: '14주차 2/2', place: '2/2' },
    ]);
    // One that is moved after the other is the second.
    const move = 'update weekly_lectures set held_on = $2 where lecture_id = $1 and held_on = $3';
    await accepts(move, [id, '2026-03-14', '2026-03-10']);
    expect(await names()).toEqual([
      { name: '14주차 1/2', place: '1/2' },
      { name: '14주차 2/2', place: '2/2' },
    ]);
    await accepts(move, [id, '2026-03-10', '2026-03-14']);
    await refuses('23505 weekly_lectures_number_key', sql, [id, ['2026-03-11']]);
    await make('weekly_lectures', { lecture_id: id, week_number: null, special_name: '보강', held_on: '2026-03-14' });
    expect((await names()).at(-1)).toEqual({ name: '보강', place: null });
  });

  rule('are not added to a lecture that has ended', async ({ make, refuses, accepts }) => {
    const { id } = await make('lectures', { status: 'DISABLED' });
    const sql = `insert into weekly_lectures (lecture_id, week_number, held_on, starts_at, ends_at)
      values ($1, 1, '2026-03-10', '18:00', '21:00')`;
    await refuses('23514 lectures_ended', sql, [id]);
    await accepts(sql, [(await make('lectures')).id]);
  });

  rule('take the enrolled who are active, and nobody else', async ({ make, accepts }) => {
    const { id } = await make('lectures');
    const [stays, leaves] = [
      await make('enrollments', { lecture_id: id, from_date: '2026-03-01' }),
      await make('enrollments', { lecture_id: id, from_date: '2026-03-01' }),
    ];
    await accepts('update users set is_active = false where id = $1', [leaves.student_id]);
    const week = await make('weekly_lectures', { lecture_id: id, held_on: '2026-03-10' });
    const people = await accepts('select student_id from participants where weekly_lecture_id = $1', [week.id]);
    expect(people).toEqual([{ student_id: stays.student_id }]);
  });

  rule('with a mark, a memo or a lock are not deleted', async ({ make, refuses, accepts }) => {
    const sql = 'delete from weekly_lectures where id = $1';
    const type = await make('attendance_types');
    for (const values of [{ attendance_type_id: type.id }, { memo: '숙제 안 함' }, { is_locked: true }]) {
      const { weekly_lecture_id } = await make('participants', values);
      await refuses('23514 weekly_lectures_in_use', sql, [weekly_lecture_id]);
    }
    await accepts(sql, [(await make('participants')).weekly_lecture_id]);
  });
});
