import { describe, expect } from 'vitest';
import { daysBetween, weekdayOf } from '#ui-kit/format/time/date.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { rules } from '../showRules.ts';

const rule = rules();

describe('lectures', () => {
  rule('do not shrink below the students of a day to come', async ({ make, refuses, accepts }) => {
    const lecture = await make('lectures', { capacity: 3 });
    for (let n = 0; n < 2; n++) await make('enrollments', { lecture_id: lecture.id, from_date: dateOf(400) });
    await refuses('23514 lectures_capacity_below_enrolled', 'update lectures set capacity = 1 where id = $1', [
      lecture.id,
    ]);
    await accepts('update lectures set capacity = 2 where id = $1', [lecture.id]);
  });

  rule('do not shrink below the students of today', async ({ make, refuses, accepts }) => {
    const lecture = await make('lectures', { capacity: 3 });
    for (let n = 0; n < 2; n++) await make('enrollments', { lecture_id: lecture.id });
    await refuses('23514 lectures_capacity_below_enrolled', 'update lectures set capacity = 1 where id = $1', [
      lecture.id,
    ]);
    await accepts('update lectures set capacity = 2 where id = $1', [lecture.id]);
  });

  rule('that go on have names of their own', async ({ make, refuses, accepts }) => {
    const { name } = await make('lectures');
    const sql = `insert into lectures (name, teacher_name, weekday, starts_at, ends_at, capacity, status)
      values ($1, '박은정', 1, '10:00', '12:00', 5, $2)`;
    await refuses('23505 lectures_active_name_key', sql, [name, 'ACTIVE']);
    await accepts(sql, [name, 'DISABLED']);
  });

  rule('end after they start, on one of seven days, with a seat at least', async ({ make, refuses, accepts }) => {
    const { id } = await make('lectures');
    await refuses('23514 lectures_hours_forward', `update lectures set ends_at = starts_at where id = $1`, [id]);
    await refuses('23514 lectures_weekday_iso', 'update lectures set weekday = 8 where id = $1', [id]);
    await refuses('23514 lectures_capacity_range', 'update lectures set capacity = 0 where id = $1', [id]);
    for (const percent of [0, 101]) {
      const sql = `update lectures set watched_percent = ${percent} where id = $1`;
      await refuses('23514 lectures_watched_percent_range', sql, [id]);
    }
    await accepts('update lectures set weekday = 7, capacity = 1 where id = $1', [id]);
  });

  rule('with enrolments or weeks are not deleted', async ({ make, refuses, accepts }) => {
    const { lecture_id } = await make('enrollments');
    const week = await make('weekly_lectures');
    const sql = 'delete from lectures where id = $1';
    await refuses('23503 enrollments_lecture_id_fkey', sql, [lecture_id]);
    await refuses('23503 weekly_lectures_lecture_id_fkey', sql, [week.lecture_id]);
    await accepts(sql, [(await make('lectures')).id]);
  });
});

describe('the hours of a student', () => {
  const toMonday = 8 - weekdayOf(dateOf(0));
  /** A day so many days after the coming Monday. */
  const day = (days: number): string => dateOf(toMonday + days);

  rule('stand where no week was made, within term and enrollment, on no holiday', async ({ make, accepts }) => {
    await accepts(`create or replace function is_public_holiday(day date) returns boolean language sql immutable
      as $$ select day = '${day(7)}'::date $$`);
    const lecture = await make('lectures', { weekday: 1, ends_on: day(18) });
    await make('lecture_hours', { lecture_id: lecture.id, weekday: 5 });
    const who = await make('enrollments', { lecture_id: lecture.id, from_date: day(0), to_date: day(30) });
    const days = async (lectureId: string) => {
      const sql = `select held_on::text from lesson_times where student_id = $1 and lecture_id = $2 order by held_on`;
      const rows = await accepts<{ held_on: string }>(sql, [who.student_id, lectureId]);
      return rows.map(({ held_on }) => daysBetween(day(0), held_on));
    };
    expect(await days(lecture.id)).toEqual([0, 4, 11, 14, 18]);
    // What lies before a week of the same weekday was left out on purpose; a named week takes its own day only.
    await make('weekly_lectures', { lecture_id: lecture.id, week_number: 1, special_name: null, held_on: day(11) });
    await make('weekly_lectures', { lecture_id: lecture.id, held_on: day(14) });
    expect(await days(lecture.id)).toEqual([0, 18]);

    const once = await make('lectures', { weekday: 1 });
    await make('enrollments', { lecture_id: once.id, student_id: who.student_id, from_date: day(0), to_date: day(14) });
    expect(await days(once.id)).toEqual([0, 14]);
    await make('weekly_lectures', { lecture_id: once.id, week_number: 1, special_name: null, held_on: day(2) });
    expect(await days(once.id)).toEqual([14]);
  });
});
