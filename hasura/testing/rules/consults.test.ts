import { describe, expect } from 'vitest';
import { rules } from '../rules.ts';

const rule = rules();

describe('memos', () => {
  const add = 'insert into student_memos (student_id, body, is_pinned) values ($1, $2, true)';

  rule('that are pinned are about somebody and say something', async ({ make, refuses, accepts }) => {
    const { id } = await make('students');
    await refuses('23502 student_id', add, [null, '메모']);
    await refuses('23503 student_memos_student_id_fkey', add, [(await make('users')).id, '메모']);
    await refuses('23514 student_memos_body_not_blank', add, [id, ' \n']);
    await accepts(add, [id, '메모']);
  });
});

describe('consults', () => {
  rule('tell of a talk that was, by a known way, with someone', async ({ make, refuses, accepts }) => {
    const { id } = await make('consults');
    const set = (what: string) => `update consults set ${what} where id = $1`;
    await refuses('23514 consults_not_ahead', set(`consulted_at = now() + interval '2 hours'`), [id]);
    await refuses('23514 consults_channel_known', set(`channel = 'FAX'`), [id]);
    await refuses('23514 consults_counterpart_known', set(`counterpart = 'TEACHER'`), [id]);
    await refuses('23514 consults_body_form', set(`body = ' '`), [id]);
    const [row] = await accepts(`${set(`channel = 'VISIT', consulted_at = now()`)} returning version`, [id]);
    expect(row).toEqual({ version: 2 });
  });
});

describe('actual exam scores', () => {
  const add = `insert into actual_exam_scores (student_id, kind, year, term, part, month, subject, grade, grade_scale)
    values ($1, $2, 2026, $3, $4, $5, '수학', $6, $7)`;

  rule('say which exam it was, as its kind needs', async ({ make, refuses, accepts }) => {
    const { id } = await make('students');
    await refuses('23514 actual_exam_scores_when_of_kind', add, [id, 'SCHOOL', null, 'FINAL', null, 1, 9]);
    await refuses('23514 actual_exam_scores_when_of_kind', add, [id, 'MOCK', null, null, null, 1, 9]);
    await refuses('23514 actual_exam_scores_when_of_kind', add, [id, 'CSAT', null, null, 11, 1, 9]);
    await accepts(add, [id, 'SCHOOL', 1, 'FINAL', null, 1, 9]);
    await accepts(add, [id, 'SCHOOL', 1, null, null, 1, 9]);
    await accepts(add, [id, 'MOCK', null, null, 6, 1, 9]);
    await accepts(add, [id, 'CSAT', null, null, null, 1, 9]);
    await refuses('23505 actual_exam_scores_exam_key', add, [id, 'CSAT', null, null, null, 2, 9]);
  });

  rule('keep a grade with its scale', async ({ make, refuses, accepts }) => {
    const { id } = await make('students');
    await refuses('23514 actual_exam_scores_grade_of_scale', add, [id, 'SCHOOL', 1, null, null, 6, 5]);
    await refuses('23514 actual_exam_scores_grade_of_scale', add, [id, 'SCHOOL', 1, null, null, 1, null]);
    await refuses('23514 actual_exam_scores_grade_of_scale', add, [id, 'SCHOOL', 1, null, null, null, 5]);
    await refuses('23514 actual_exam_scores_grade_scale_known', add, [id, 'SCHOOL', 1, null, null, 1, 7]);
    await refuses('23514 actual_exam_scores_national_scale', add, [id, 'MOCK', null, null, 6, 1, 5]);
    await refuses('23514 actual_exam_scores_not_empty', add, [id, 'MOCK', null, null, 6, null, null]);
    await accepts(add, [id, 'SCHOOL', 1, null, null, 5, 5]);
  });

  rule('stay in the range of points', async ({ make, refuses, accepts }) => {
    const { id } = await make('actual_exam_scores');
    const set = (what: string) => `update actual_exam_scores set ${what} where id = $1`;
    await refuses('23514 actual_exam_scores_percentile_range', set('percentile = 100.5'), [id]);
    await refuses('23514 actual_exam_scores_raw_score_range', set('raw_score = -1'), [id]);
    await refuses('23514 actual_exam_scores_standard_score_range', set('standard_score = 201'), [id]);
    await accepts(set('percentile = 100, standard_score = 145'), [id]);
  });
});

describe('a student who was anonymised', () => {
  const forget = 'select anonymise_student($1)';

  rule('is named nowhere, while results stay', async ({ make, accepts, as }) => {
    await as('manager', (await make('users')).id);
    const { id: userId } = await make('users', { type: 'STUDENT', name: '표시이름', phone: '+821055509999' });
    const { id } = await make('students', {
      id: userId,
      parent_name: '표시보호자',
      school: '표시고',
      student_number: '12345678',
    });
    await make('student_memos', { student_id: id, body: '표시메모' });
    await make('consults', { student_id: id, body: '표시상담' });
    await make('user_tags', { user_id: id });
    await make('participants', { student_id: id, memo: '표시메모' });
    const score = await make('actual_exam_scores', { student_id: id });
    const booking = await make('clinic_participants', { student_id: id, memo: '표시메모' });
    await make('sms_recipients', { student_id: id, name: '표시이름', phone: '+821055509999' });
    const { id: enrollmentId } = await make('enrollments', { student_id: id });
    await accepts(forget, [id]);
    const traces = await accepts(
      `select table_name from audit_log where concat(before, after) ~ '표시|5509999|12345678|login_id'
        and (row_id = $1::text or before ->> 'student_id' = $1::text or after ->> 'student_id' = $1::text)`,
      [id],
    );
    expect(traces).toEqual([]);
    const [user] = await accepts('select name, phone, is_active, login_id ~ $2 as is_left from users where id = $1', [
      id,
      '^left-',
    ]);
    expect(user).toEqual({ name: '탈퇴한 학생', phone: null, is_active: false, is_left: true });
    expect(await accepts('select id from actual_exam_scores where id = $1', [score.id])).toHaveLength(1);
    expect(await accepts('select memo from participants where student_id = $1', [id])).toEqual([{ memo: '' }]);
    expect(
      await accepts('select id from enrollments where id = $1 and to_date is not null', [enrollmentId]),
    ).toHaveLength(1);
    expect(await accepts('select status, memo from clinic_participants where id = $1', [booking.id])).toEqual([
      { status: 'CANCELLED', memo: '' },
    ]);
    expect(await accepts('select id from sms_recipients where student_id = $1', [id])).toEqual([]);
    await accepts(forget, [id]);
  });

  rule('is never written about again', async ({ make, refuses, accepts }) => {
    const { student_id: id } = await make('consults');
    const lecture = await make('lectures');
    await accepts(forget, [id]);
    await refuses(
      '23514 student_memos_student_anonymised',
      `insert into student_memos (student_id, body) values ($1, '메모')`,
      [id],
    );
    await refuses(
      '23514 enrollments_student_anonymised',
      'insert into enrollments (student_id, lecture_id) values ($1, $2)',
      [id, lecture.id],
    );
    await refuses('23514 users_student_anonymised', 'update users set is_active = true where id = $1', [id]);
    await refuses('23514 students_anonymised_empty', `update students set school = '세움고' where id = $1`, [id]);
    await refuses('23503 students_unknown', forget, [crypto.randomUUID()]);
    await accepts('update users set session_epoch = session_epoch + 1 where id = $1', [id]);
  });

  rule('is the only reason to touch the audit log, and only by taking away', async ({ make, refuses, accepts }) => {
    const { student_id: id } = await make('student_memos', { body: '남은 메모' });
    const sql = `update audit_log set after = after - 'body' where after ->> 'student_id' = $1`;
    await refuses('23514 audit_log_append_only', sql, [id]);
    await accepts(`select set_config('academy.anonymises', 'on', true)`);
    await refuses(
      '23514 audit_log_append_only',
      `update audit_log set after = after || '{"body": "다른 말"}' where after ->> 'student_id' = $1`,
      [id],
    );
    await refuses('23514 audit_log_append_only', `delete from audit_log where after ->> 'student_id' = $1`, [id]);
    await accepts(sql, [id]);
  });
});

describe('the timeline', () => {
  rule('tells of each thing once, as it was', async ({ make, accepts, as }) => {
    const { id: staffId } = await make('users');
    await as('ta', staffId);
    const lecture = await make('lectures', { name: '미적분 B' });
    const { student_id, id, weekly_lecture_id } = await make('participants', {
      weekly_lecture_id: (await make('weekly_lectures', { lecture_id: lecture.id, week_number: 3, special_name: null }))
        .id,
    });
    await accepts('update participants set attendance_type_id = $1 where id = $2', [
      (await make('attendance_types', { name: '지각함' })).id,
      id,
    ]);
    await make('consults', { student_id });
    await make('student_memos', { student_id });
    await make('enrollments', { student_id, lecture_id: lecture.id });
    await make('actual_exam_scores', { student_id });
    await make('clinic_participants', { student_id });
    await make('sms_recipients', { student_id, addressee: 'PARENT', body: '오늘 결석했습니다.' });
    const exam = await make('exams', { weekly_lecture_id, name: '주간 테스트' });
    await accepts(
      'insert into score_attempts (score_id, value) select id, 80.5 from scores where exam_id = $1 and student_id = $2',
      [exam.id, student_id],
    );
    const rows = await accepts(
      'select kind, title, actor_id from student_timeline where student_id = $1 order by kind',
      [student_id],
    );
    expect(rows).toEqual([
      { kind: 'ACTUAL_EXAM', title: '2026년 3월 모의고사 · 수학 84점', actor_id: staffId },
      { kind: 'ATTENDANCE', title: '미적분 B 3주차 · 지각함', actor_id: staffId },
      { kind: 'CLINIC', title: '클리닉 · 예약', actor_id: staffId },
      { kind: 'CONSULT', title: '전화 상담 · 숙제 습관을 이야기함.', actor_id: staffId },
      { kind: 'ENROLLMENT', title: '미적분 B 수강 시작', actor_id: staffId },
      { kind: 'MEMO', title: '메모', actor_id: staffId },
      { kind: 'MESSAGE', title: '보호자에게 문자 · 오늘 결석했습니다.', actor_id: staffId },
      { kind: 'SCORE', title: '주간 테스트 · 80.5/100점', actor_id: staffId },
    ]);
  });
});
