import { describe } from 'vitest';
import { rules } from '../rules.ts';

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
    await refuses('23514 enrollments_lecture_active', enrol, [lecture.id, id, '2026-03-02', null]);
    await accepts(`update lectures set status = 'ACTIVE' where id = $1`, [lecture.id]);
    await accepts(enrol, [lecture.id, id, '2026-03-02', null]);
  });
});

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

  rule('are not added to a lecture that has ended', async ({ make, refuses, accepts }) => {
    const { id } = await make('lectures', { status: 'DISABLED' });
    const sql = `insert into weekly_lectures (lecture_id, week_number, held_on, starts_at, ends_at)
      values ($1, 1, '2026-03-10', '18:00', '21:00')`;
    await refuses('23514 weekly_lectures_lecture_active', sql, [id]);
    await accepts(sql, [(await make('lectures')).id]);
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

  rule('hold an attendance type in use', async ({ make, refuses, accepts }) => {
    const type = await make('attendance_types');
    await make('participants', { attendance_type_id: type.id });
    const sql = 'delete from attendance_types where id = $1';
    await refuses('23503 participants_attendance_type_id_fkey', sql, [type.id]);
    await accepts(sql, [(await make('attendance_types')).id]);
  });
});
