import { describe, expect } from 'vitest';
import { rules } from '../showRules.ts';

const rule = rules();

const enrol = 'insert into enrollments (lecture_id, student_id, from_date, to_date) values ($1, $2, $3, $4)';

describe('enrolments', () => {
  rule('never pass the capacity on any day', async ({ make, refuses, accepts }) => {
    const lecture = await make('lectures', { capacity: 1 });
    await make('enrollments', { lecture_id: lecture.id, from_date: '2026-03-01', to_date: '2026-03-31' });
    const { id } = await make('students');
    await refuses('23514 enrollments_capacity', enrol, [lecture.id, id, '2026-03-31', null]);
    await accepts(enrol, [lecture.id, id, '2026-04-01', null]);
    await refuses(
      '23514 enrollments_capacity',
      `update enrollments set from_date = '2026-03-15' where student_id = $1`,
      [id],
    );
  });

  rule('one after the other share a seat', async ({ make, accepts }) => {
    const { id } = await make('lectures', { capacity: 2 });
    await make('enrollments', { lecture_id: id, from_date: '2026-03-01', to_date: '2026-03-31' });
    await make('enrollments', { lecture_id: id, from_date: '2026-04-01' });
    await accepts(enrol, [id, (await make('students')).id, '2026-03-01', null]);
  });

  rule('stay with their lecture and student', async ({ make, refuses, accepts }) => {
    const { id } = await make('enrollments');
    await refuses('23514 enrollments_stay', 'update enrollments set lecture_id = $1 where id = $2', [
      (await make('lectures')).id,
      id,
    ]);
    await accepts(`update enrollments set to_date = '2026-12-31' where id = $1`, [id]);
  });

  rule('of one student in one lecture never overlap', async ({ make, refuses, accepts }) => {
    const { lecture_id, student_id } = await make('enrollments', { from_date: '2026-03-01', to_date: '2026-03-31' });
    await refuses('23P01 enrollments_no_overlap', enrol, [lecture_id, student_id, '2026-03-31', '2026-04-30']);
    await accepts(enrol, [lecture_id, student_id, '2026-04-01', '2026-04-30']);
    await accepts(enrol, [(await make('lectures')).id, student_id, '2026-03-15', null]);
  });

  rule('end after they begin', async ({ make, refuses, accepts }) => {
    const ids = [(await make('lectures')).id, (await make('students')).id];
    await refuses('23514 enrollments_dates_forward', enrol, [...ids, '2026-03-02', '2026-03-01']);
    await accepts(enrol, [...ids, '2026-03-02', '2026-03-02']);
  });

  rule('begin only in a lecture that goes on', async ({ make, refuses, accepts }) => {
    const lecture = await make('lectures', { status: 'DISABLED' });
    const { id } = await make('students');
    await refuses('23514 lectures_ended', enrol, [lecture.id, id, '2026-03-02', null]);
    await accepts(`update lectures set status = 'ACTIVE' where id = $1`, [lecture.id]);
    await accepts(enrol, [lecture.id, id, '2026-03-02', null]);
  });

  rule('begin, and go on for longer, only for active students', async ({ make, refuses, accepts }) => {
    const { id, student_id } = await make('enrollments', { from_date: '2026-03-02', to_date: '2026-03-31' });
    const other = await make('lectures');
    await accepts('update users set is_active = false where id = $1', [student_id]);
    await refuses('23514 students_inactive', enrol, [other.id, student_id, '2026-03-02', null]);
    await refuses('23514 students_inactive', 'update enrollments set to_date = null where id = $1', [id]);
    await accepts(`update enrollments set to_date = '2026-03-15' where id = $1`, [id]);
  });

  rule('of a class at once fill the weeks of each, and ask each exam once for its 등급', async ({ make, accepts }) => {
    const lecture = await make('lectures', { capacity: 9 });
    const weeks = [];
    for (const held_on of ['2026-03-02', '2026-03-09']) {
      const week = await make('weekly_lectures', { lecture_id: lecture.id, held_on });
      await make('exams', { weekly_lecture_id: week.id });
      weeks.push(week.id);
    }
    const students = [await make('students'), await make('students'), await make('students')].map(({ id }) => id);
    await accepts(`set local track_functions = 'all'`);
    await accepts(
      `insert into enrollments (lecture_id, student_id, from_date) select $1, id, day
       from unnest($2::uuid[], array['2026-03-01', '2026-03-01', '2026-03-05']::date[]) as given (id, day)`,
      [lecture.id, students],
    );
    const filled = await accepts<{ count: number }>(
      `select count(*)::integer from participants join scores using (weekly_lecture_id, student_id)
       where weekly_lecture_id = any ($1) group by weekly_lecture_id order by 1`,
      [weeks],
    );
    expect(filled.map(({ count }) => count)).toEqual([2, 3]);
    const asked = await accepts(
      `select calls::integer from pg_stat_xact_user_functions where funcname = 'refresh_grades'`,
    );
    expect(asked).toEqual([{ calls: 2 }]);
  });
});
