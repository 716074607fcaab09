import type { SqlClient } from '#engine';
import { students } from '#mocks/cast.ts';

/** Creates rows that only a busy academy has: a place on a waiting list, work handed in, a locked cell, a memo that was changed, a sibling, an access, a power of a TA, a crash, a correction of hours, a consent, a month opened again, a window of a video, a retention run and whom it is for, a switch of a lecture, words for answers, changed terms, a link for parents, an absence they told, an open lecture, a visitor's inquiry, a question of one's class that was changed, a student's number of new words, a word test with an open attempt, a job that ran, a change of a grid by everybody of the staff. */
export async function addRareRows(client: SqlClient): Promise<void> {
  const ids = [students.minsu.id, students.geonu.id];
  for (const sql of rareRows) await client.query(sql, sql.includes('$1') ? [ids] : []);
}

const rareRows = [
  `insert into clinic_slots (reserve_type, starts_at, ends_at, room, capacity, closes_at, cancel_until)
   select 'CLINIC', at, at + interval '1 hour', '접근 시험', 1, at, at from (values (now() + interval '400 days')) as slot (at)`,
  `insert into clinic_participants (slot_id, student_id, status)
   select slot.id, student.id, case place when 1 then 'RESERVED' else 'WAITING' end
   from clinic_slots as slot, (
     select id, row_number() over (order by id = any ($1::uuid[]), id) as place from students
     where id = any ($1::uuid[]) or id = (select min(id::text)::uuid from students where id <> all ($1::uuid[]))
   ) as student
   where room = '접근 시험' order by place`,
  `insert into submissions (exam_id, student_id)
   select distinct on (student_id) exam_id, student_id from scores where student_id = any ($1::uuid[])
   on conflict do nothing`,
  `with exam as (update exams set is_shown = true where id in (select exam_id from submissions where student_id = any ($1::uuid[])) returning id)
   insert into submission_windows (exam_id, closes_at) select id, now() + interval '1 year' from exam on conflict do nothing`,
  `insert into files (owner_type, owner_id, name, content_type, size_bytes, sha256, state)
   select 'SUBMISSION', id, '접근 시험.png', 'image/png', 9, repeat('0', 64), 'DONE' from submissions
   where student_id = any ($1::uuid[]) and status = 'DRAFT'`,
  `update submissions set status = 'DONE' where student_id = any ($1::uuid[]) and status = 'DRAFT'`,
  `insert into submission_marks (file_id) select id from files where name = '접근 시험.png'`,
  `update submissions set returned_at = now() where student_id = ($1::uuid[])[1] and status = 'DONE'`,
  `insert into score_cell_locks (score_id, holder_id)
   select scores.id, users.id from scores, users where users.type = 'ADMIN' limit 1 on conflict do nothing`,
  `insert into student_siblings (one_id, other_id, status)
   select ($1::uuid[])[1], ($1::uuid[])[2], 'CONFIRMED'`,
  `insert into access_log (kind, actor_id, actor_role, student_id) select 'RECORD', id, 'manager', ($1::uuid[])[1] from users where type = 'ADMIN'`,
  // Of a TA who may as a manager anyhow.
  `insert into ta_powers (ta_id, power) select id, 'ANONYMISE' from tas where is_admin_level`,
  `insert into error_logs (fingerprint, message, occurred_at) values ('ACCESS', '접근 시험', now())`,
  // Each overlaps the shift it was copied from, which flags that shift.
  `insert into work_corrections (ta_id, started_at, ended_at, reason)
   select distinct on (ta_id) ta_id, started_at, ended_at, '접근 시험' from work_records
   where status = 'CLOSED' order by ta_id, started_at desc`,
  `insert into consents (student_id, kind, giver, giver_name, method)
   select unnest($1::uuid[]), 'PHOTO', 'GUARDIAN', '접근 시험', 'PAPER'`,
  `with person as (insert into users (login_id, name, type, is_active) values ('20180001', '접근 시험', 'STUDENT', false) returning id)
   insert into students (id, student_number, registered_on, withdrawn_on) select id, '20180001', '2018-03-02', '2019-02-28' from person`,
  `with run as (insert into retention_runs (keep_years, planned) values (5, 1) returning id)
   insert into retention_run_students (run_id, student_id, last_day, due_on, reason)
   select run.id, ($1::uuid[])[1], '2020-02-28', '2025-02-28', 'WITHDRAWN' from run`,
  `insert into payroll_reopenings (month, reason) select max(month), '접근 시험' from payroll_closings`,
  `insert into video_windows (video_id, student_id, opens_at)
   select distinct on (student_id) videos.id, student_id, now() from participants join videos using (weekly_lecture_id)
   where student_id = any ($1::uuid[])`,
  `insert into board_replies (title, body) values ('접근 시험', '접근 시험')`,
  `insert into board_posts (category, title, body, visibility, lecture_id, created_by)
   select 'QUESTION', '접근 시험', '접근 시험', 'CLASS', lecture_id, ($1::uuid[])[1] from enrollments where student_id = ($1::uuid[])[1] and to_date is null limit 1`,
  `update board_posts set body = '수정한 글' where title = '접근 시험'`,
  `update student_memos set is_pinned = not is_pinned where id = (select id from student_memos order by id limit 1)`,
  `insert into push_alert_lectures (template_id, lecture_id, is_active)
   select template.id, lecture.id, false
   from (select id from push_alert_templates limit 1) as template, (select id from lectures limit 1) as lecture`,
  `with job as (insert into jobs (kind, every_seconds) values ('expired-data', 3600) returning id)
   insert into job_runs (job_id, run_number, started_at, ended_at, outcome) select id, 1, now(), now(), 'DONE' from job`,
  `with made as (insert into change_sets (kind, actor_id) select 'ATTENDANCE_MARK', id from users where type <> 'STUDENT' returning id, actor_id)
   insert into change_set_places (change_set_id, place, actor_id) select id, 'access', actor_id from made`,
  `insert into consult_tasks (student_id, kind, reasons) select unnest($1::uuid[]), 'TODOS', '{"count": 1, "since": "2026-03-02"}'`,
  `alter table term_versions disable trigger term_versions_guard_write`,
  `insert into term_versions (term_id, body, published_from)
   select id, '{"type": "doc"}', (now() at time zone 'Asia/Seoul')::date from terms where id = 'service' on conflict do nothing`,
  `insert into term_versions (term_id, body, published_from) select id, '{"type": "doc"}', '2000-01-01' from terms where id = 'service' on conflict do nothing`,
  `alter table term_versions enable trigger term_versions_guard_write`,
  `update students set registered_on = least(registered_on, '2025-03-02') where id = any ($1::uuid[])`,
  `insert into parent_links (student_id, purpose, token_hash, expires_at)
   select id, 'WEEK', md5(id::text) || md5(id::text), now() + interval '1 year' from unnest($1::uuid[]) as student (id)`,
  `alter table absence_notices disable trigger absence_notices_guard`,
  `insert into absence_notices (student_id, weekly_lecture_id, reason)
   select distinct on (student_id) student_id, weekly_lecture_id, '접근 시험' from participants where student_id = any ($1::uuid[])`,
  `alter table absence_notices enable trigger absence_notices_guard`,
  `update lectures set is_public = true where id in (select id from lectures where status = 'ACTIVE' order by id limit 2)`,
  `insert into inquiries (kind, name, phone, consented_at) values ('CALL', '접근 시험', '+821055550000', now())`,
  `insert into word_paces (student_id, new_per_day) select unnest($1::uuid[]), 10`,
  `with plan as (
     insert into word_test_plans (deck_id, title, to_sequence, question_count, target_count, opens_at, closes_at)
     select deck_id, '접근 시험', max(sequence), 1, 1, now(), now() + interval '1 year' from words group by deck_id order by deck_id limit 1 returning id, deck_id, closes_at
   ), taker as (
     insert into word_test_takers (plan_id, student_id) select id, unnest($1::uuid[]) from plan
   )
   insert into word_tests (deck_id, student_id, question_count, plan_id, ends_at) select deck_id, ($1::uuid[])[2], 1, id, closes_at from plan`,
];
