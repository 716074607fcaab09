import { describe } from 'vitest';
import { rules } from '../showRules.ts';

const rule = rules();

describe('lectures', () => {
  rule('do not shrink below the students of a day to come', async ({ make, refuses, accepts }) => {
    const lecture = await make('lectures', { capacity: 3 });
    for (let n = 0; n < 2; n++) await make('enrollments', { lecture_id: lecture.id, from_date: '2999-03-02' });
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
