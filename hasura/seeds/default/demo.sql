-- The demo world: a small academy whose dates follow the day it is opened on (Asia/Seoul). Everybody's password is academy-demo.
-- Sent as one script, it is one transaction. The named people and their ids stand in mocks/cast.ts too; a test holds the two together.
select set_config('hasura.user', '{"x-hasura-role": "manager", "x-hasura-user-id": "01990000-0000-7000-8000-000000000011"}', true);

insert into users (id, login_id, password_hash, type, name, phone) values
  ('01990000-0000-7000-8000-000000000011', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$lQ42n4jCkVALA9y3sGHhdg$hjZIC+Z2DfYpEIHEQq9V4EsV8TWaoL1FGX6fnLgiYFM', 'ADMIN', '한서윤', '+821055500011'),
  ('01990000-0000-7000-8000-000000000012', 'ta-junho', '$argon2id$v=19$m=19456,t=2,p=1$lQ42n4jCkVALA9y3sGHhdg$hjZIC+Z2DfYpEIHEQq9V4EsV8TWaoL1FGX6fnLgiYFM', 'TA', '이준호', '+821055500012'),
  ('01990000-0000-7000-8000-000000000013', 'ta-admin', '$argon2id$v=19$m=19456,t=2,p=1$lQ42n4jCkVALA9y3sGHhdg$hjZIC+Z2DfYpEIHEQq9V4EsV8TWaoL1FGX6fnLgiYFM', 'TA', '박서연', '+821055500013');
insert into tas (id, is_admin_level) values
  ('01990000-0000-7000-8000-000000000012', false),
  ('01990000-0000-7000-8000-000000000013', true);

create temporary table demo_students (
  id uuid, student_number text, name text, phone text, school text, grade text, parent_name text, parent_phone text, lectures text
) on commit drop;
insert into demo_students values
  ('01990000-0000-7000-8000-000000000101', '20260001', '김민수', '+821055501007', '세움고', '고2', '김영호', '+821055511007', 'M'),
  ('01990000-0000-7000-8000-000000000102', '20260002', '이서연', '+821055501014', '한빛여고', '고2', '박미정', '+821055511014', 'M'),
  ('01990000-0000-7000-8000-000000000103', '20260003', '박지훈', '+821055501021', '세움고', '고2', '박상철', '+821055511021', 'M'),
  ('01990000-0000-7000-8000-000000000104', '20260004', '최유진', '+821055501028', '다온고', '고2', '정은숙', '+821055511028', 'M'),
  ('01990000-0000-7000-8000-000000000105', '20260005', '정하준', '+821055501035', '세움고', '고2', '정대현', '+821055511035', 'M'),
  ('01990000-0000-7000-8000-000000000106', '20260006', '강수아', '+821055501042', '한빛여고', '고2', '윤지영', '+821055511042', 'M'),
  ('01990000-0000-7000-8000-000000000107', '20260007', '조은우', '+821055501049', '가람고', '고2', '조성민', '+821055511049', 'M'),
  ('01990000-0000-7000-8000-000000000108', '20260008', '윤채원', '+821055501056', '다온고', '고2', '한경희', '+821055511056', 'M'),
  ('01990000-0000-7000-8000-000000000109', '20260009', '장도윤', '+821055501063', '세움고', '고3', '장병호', '+821055511063', 'MP'),
  ('01990000-0000-7000-8000-000000000110', '20260010', '임지아', '+821055501070', '한빛여고', '고3', '오선영', '+821055511070', 'MP'),
  ('01990000-0000-7000-8000-000000000111', '20260011', '한시우', '+821055501077', '가람고', '고3', '한동수', '+821055511077', 'MP'),
  ('01990000-0000-7000-8000-000000000112', '20260012', '오예린', '+821055501084', '다온고', '고3', '서미란', '+821055511084', 'MP'),
  ('01990000-0000-7000-8000-000000000113', '20260013', '서준서', '+821055501091', '세움고', '고3', '서정훈', '+821055511091', 'P'),
  ('01990000-0000-7000-8000-000000000114', '20260014', '신다은', '+821055501098', '한빛여고', '고3', '문혜진', '+821055511098', 'P'),
  ('01990000-0000-7000-8000-000000000115', '20260015', '권현우', '+821055501105', '가람고', 'N수', '권오성', '+821055511105', 'P'),
  ('01990000-0000-7000-8000-000000000116', '20260016', '황소율', '+821055501112', '다온고', 'N수', '배정아', '+821055511112', 'P'),
  ('01990000-0000-7000-8000-000000000117', '20260017', '안건우', '+821055501119', '세움고', '고1', '안재석', '+821055511119', 'S'),
  ('01990000-0000-7000-8000-000000000118', '20260018', '송나은', '+821055501126', '한빛여고', '고1', '홍수연', '+821055511126', 'S'),
  ('01990000-0000-7000-8000-000000000119', '20260019', '류이안', '+821055501133', '가람고', '고1', '류승범', '+821055511133', 'S'),
  ('01990000-0000-7000-8000-000000000120', '20260020', '홍지유', '+821055501140', '다온고', '고1', '남궁희', '+821055511140', 'S'),
  ('01990000-0000-7000-8000-000000000121', '20260021', '전우진', '+821055501147', '세움고', '고1', '전용준', '+821055511147', 'S'),
  ('01990000-0000-7000-8000-000000000122', '20260022', '고아린', '+821055501154', '한빛여고', '고1', '양희경', '+821055511154', 'S'),
  ('01990000-0000-7000-8000-000000000123', '20260023', '문태오', '+821055501161', '가람중', '중3', '문성일', '+821055511161', 'S'),
  ('01990000-0000-7000-8000-000000000124', '20260024', '남궁민서', '+821055501168', '다온중', '중3', '남궁현', '+821055511168', 'S');
insert into users (id, login_id, password_hash, type, name, phone)
  select id, student_number, '$argon2id$v=19$m=19456,t=2,p=1$lQ42n4jCkVALA9y3sGHhdg$hjZIC+Z2DfYpEIHEQq9V4EsV8TWaoL1FGX6fnLgiYFM', 'STUDENT', name, phone from demo_students;
insert into students (id, student_number, school, grade, parent_name, parent_phone, registered_on)
  select id, student_number, school, grade, parent_name, parent_phone, (now() at time zone 'Asia/Seoul')::date - 60 from demo_students;

insert into lectures (id, name, teacher_name, weekday, starts_at, ends_at, room, capacity) values
  ('01990000-0000-7000-8000-000000000001', '미적분 B', '김지훈', 2, '18:30', '21:30', '301호', 100),
  ('01990000-0000-7000-8000-000000000002', '확통 심화', '박은정', 4, '18:00', '21:00', '302호', 100),
  ('01990000-0000-7000-8000-000000000003', '수학Ⅰ 기초', '최도현', 6, '14:00', '17:00', '201호', 100);

-- M 미적분 B, P 확통 심화, S 수학Ⅰ 기초; the first student attends two.
insert into enrollments (lecture_id, student_id, from_date)
  select lecture.id, demo_students.id, (now() at time zone 'Asia/Seoul')::date - 60
  from demo_students
  join (values ('01990000-0000-7000-8000-000000000001'::uuid, 'M'), ('01990000-0000-7000-8000-000000000002'::uuid, 'P'), ('01990000-0000-7000-8000-000000000003'::uuid, 'S')) as lecture (id, letter)
    on position(lecture.letter in demo_students.lectures) > 0
    or (lecture.letter = 'P' and demo_students.student_number = '20260001');
insert into representative_lectures (student_id, lecture_id)
  select distinct on (student_id) student_id, lecture_id from enrollments order by student_id, lecture_id;

-- Three past weeks and this one; their participants come from the enrollments.
insert into weekly_lectures (lecture_id, week_number, held_on, starts_at, ends_at, room)
  select lectures.id, week,
    date_trunc('week', now() at time zone 'Asia/Seoul')::date + lectures.weekday - 1 - 7 * (4 - week),
    lectures.starts_at, lectures.ends_at, lectures.room
  from lectures, generate_series(1, 4) as week;

-- Marks of the past weeks: mostly present, some late, absent or by video. This week is still unmarked.
select set_config('hasura.user', '{"x-hasura-role": "ta", "x-hasura-user-id": "01990000-0000-7000-8000-000000000012"}', true);
update participants set attendance_type_id = attendance_types.id, memo = marks.memo
from (
  select participants.id,
    case (row_number() over (partition by weekly_lectures.lecture_id, week_number order by student_number) * 5 + week_number * 3) % 17
      when 0 then '결석' when 4 then '지각' when 9 then '영상' when 13 then '조퇴' else '출석' end as name,
    case (row_number() over (partition by weekly_lectures.lecture_id, week_number order by student_number) * 5 + week_number * 3) % 17
      when 0 then '보호자께 연락함' when 4 then '버스가 늦음' else '' end as memo
  from participants
  join weekly_lectures on weekly_lectures.id = participants.weekly_lecture_id
  join students on students.id = participants.student_id
  where week_number < 4
) as marks
join attendance_types on attendance_types.name = marks.name
where participants.id = marks.id;
update participants set marked_at = (weekly_lectures.held_on + weekly_lectures.starts_at) at time zone 'Asia/Seoul' + interval '10 minutes'
from weekly_lectures where weekly_lectures.id = participants.weekly_lecture_id and marked_at is not null;
update participants set is_locked = true
from weekly_lectures where weekly_lectures.id = participants.weekly_lecture_id and week_number = 1;

-- Exams: two linked to the lecture's template and shown, last week's on its own and still hidden. Answers follow from each student's ability.
select set_config('hasura.user', '{"x-hasura-role": "ta", "x-hasura-user-id": "01990000-0000-7000-8000-000000000012"}', true);
insert into exam_templates (id, lecture_id, name, cutline)
  select ('01990000-0000-7000-8000-00000000008' || right(id::text, 1))::uuid, id, '주간 테스트', 60 from lectures;
create temporary table demo_questions on commit drop as
  select number::smallint, case when number <= 15 then 'CHOICE' else 'SHORT' end as kind,
    (case when number <= 15 then 1 + number * 7 % 5 else number * 37 % 200 end)::smallint as answer,
    (array['함수의 극한', '미분', '적분', '수열'])[1 + number % 4] as unit
  from generate_series(1, 20) as number;
insert into exam_questions (template_id, number, kind, answer, points, unit)
  select exam_templates.id, number, kind, answer, 5, unit from exam_templates, demo_questions;
insert into exams (weekly_lecture_id, template_id, name, cutline)
  select weekly_lectures.id, case when week_number < 3 then exam_templates.id end, '단원 평가', 60
  from weekly_lectures join exam_templates using (lecture_id) where week_number < 4;
insert into exam_questions (exam_id, number, kind, answer, points, unit)
  select exams.id, number, kind, answer, 5, unit from exams, demo_questions where template_id is null;
update scores set status = 'ABSENT'
from participants join attendance_types on attendance_types.id = participants.attendance_type_id
where participants.weekly_lecture_id = scores.weekly_lecture_id and participants.student_id = scores.student_id and attendance_types.name = '결석';
insert into score_attempts (score_id, delivery_type, answers)
  select scores.id, case when attendance_types.name = '영상' then 'HOME' else 'ONSITE' end,
    (select array_agg(case
      when luck < 0.95 - 0.45 * ability - 0.012 * number then answer
      when luck > 0.98 then -1
      else (case kind when 'CHOICE' then 1 + answer % 5 else answer + 1 end) end::smallint order by number)
    from demo_questions
    cross join lateral (
      select ('x' || left(md5(students.student_number || exams.sequence || weekly_lectures.week_number || number), 7))::bit(28)::integer / 268435456.0 as luck,
        ('x' || left(md5('ability ' || students.student_number), 7))::bit(28)::integer / 268435456.0 as ability
    ) as drawn)
  from scores
  join exams on exams.id = scores.exam_id
  join weekly_lectures on weekly_lectures.id = scores.weekly_lecture_id
  join students on students.id = scores.student_id
  join participants on participants.weekly_lecture_id = scores.weekly_lecture_id and participants.student_id = scores.student_id
  left join attendance_types on attendance_types.id = participants.attendance_type_id
  where scores.status = 'NONE';
select grade_exam(id) from exams;
update exams set is_shown = true where template_id is not null;

-- Retakes of the first week: a paper of the missed half, which most pass.
insert into retake_exams (exam_id, name, cutline, total_points)
  select exams.id, '주간 테스트 재시험', 30, 50 from exams join weekly_lectures on weekly_lectures.id = exams.weekly_lecture_id where week_number = 1;
insert into exam_questions (retake_exam_id, number, kind, answer, points, unit)
  select retake_exams.id, number, kind, answer, 5, unit from retake_exams, demo_questions where number <= 10;
insert into retake_question_maps (retake_exam_id, question_id, original_question_id)
  select question.retake_exam_id, question.id, item.question_id
  from exam_questions as question
  join retake_exams on retake_exams.id = question.retake_exam_id
  join exam_items as item on item.exam_id = retake_exams.exam_id and item.number = question.number;
insert into score_attempts (score_id, attempt_type, retake_exam_id, value)
  select score_attempts.score_id, 'RETAKE', retake_exams.id, 5 * (4 + score_attempts.value::integer % 7)
  from score_attempts join retake_exams using (exam_id) where clinic_status = 'REQUIRED';

-- The first week came on paper; one sheet is still doubtful. The second was handed in through the portal.
insert into omr_sheets (exam_id, student_id, file_name, page, read_number, confidence)
  select score_attempts.exam_id, scores.student_id, '1주차 답안지.pdf', row_number() over (partition by score_attempts.exam_id order by student_number),
    student_number, 0.97
  from score_attempts
  join scores on scores.id = score_attempts.score_id
  join students on students.id = scores.student_id
  join weekly_lectures on weekly_lectures.id = scores.weekly_lecture_id
  where week_number = 1 and attempt_type = 'FIRST';
update omr_sheets set status = 'READ', answers = score_attempts.answers
from scores join score_attempts on score_attempts.score_id = scores.id and attempt_type = 'FIRST'
where scores.exam_id = omr_sheets.exam_id and scores.student_id = omr_sheets.student_id;
update omr_sheets set status = 'NEEDS_REVIEW', flags = '{FAINT_MARK}', confidence = 0.61 where page = 3;
update omr_sheets set status = 'GRADED' where status = 'READ';
insert into submissions (exam_id, student_id, created_by)
  select scores.exam_id, student_id, student_id from scores join weekly_lectures on weekly_lectures.id = scores.weekly_lecture_id
  where week_number = 2 and scores.status = 'GRADED';
update submissions set status = 'DONE';
insert into score_cell_locks (score_id, holder_id)
  select min(id::text)::uuid, '01990000-0000-7000-8000-000000000012' from scores;

select set_config('hasura.user', '{"x-hasura-role": "manager", "x-hasura-user-id": "01990000-0000-7000-8000-000000000011"}', true);
insert into tags (id, name, color, priority) values
  ('01990000-0000-7000-8000-000000000031', '장학생', '#1d4ed8', 1),
  ('01990000-0000-7000-8000-000000000032', '상담 필요', '#b45309', 2),
  ('01990000-0000-7000-8000-000000000033', '형제', '#15803d', 3);
insert into user_tags (user_id, tag_id) values
  ('01990000-0000-7000-8000-000000000101', '01990000-0000-7000-8000-000000000031'),
  ('01990000-0000-7000-8000-000000000103', '01990000-0000-7000-8000-000000000032'),
  ('01990000-0000-7000-8000-000000000109', '01990000-0000-7000-8000-000000000031'),
  ('01990000-0000-7000-8000-000000000124', '01990000-0000-7000-8000-000000000033');
insert into student_memos (student_id, body, is_pinned) values
  ('01990000-0000-7000-8000-000000000101', '미적분을 먼저 마치고 확통으로 넘어가기로 함.', true),
  ('01990000-0000-7000-8000-000000000103', '수학Ⅱ 복습이 필요함. 다음 상담에서 이야기하기.', false);

insert into notices (id, kind, title, body, is_pinned) values
  ('01990000-0000-7000-8000-000000000041', 'STAFF', '이번 달 출결 마감 안내', E'매주 수업이 끝난 날 밤 10시까지 출결을 마감해 주세요.\n결석한 학생은 보호자께 연락하고 메모를 남깁니다.', true),
  ('01990000-0000-7000-8000-000000000042', 'CLINIC', '클리닉 운영 시간', E'평일 17:00–22:00, 토요일 10:00–18:00에 엽니다.\n재시험은 클리닉에서 봅니다.', false);

insert into board_posts (id, category, title, body, is_public, sort_order) values
  ('01990000-0000-7000-8000-000000000051', 'NOTICE', '겨울 특강 안내', E'12월 넷째 주부터 4주 동안 엽니다.\n신청은 학원 데스크에서 받습니다.', true, 1),
  ('01990000-0000-7000-8000-000000000052', 'FAQ', '비밀번호를 잊었어요', '로그인 화면의 비밀번호 찾기에서 아이디와 휴대폰 번호를 넣으면 링크를 보내 드립니다.', true, 2),
  ('01990000-0000-7000-8000-000000000053', 'FAQ', '결석하면 어떻게 하나요?', '보강 수업에 오거나 영상으로 들을 수 있습니다. 조교에게 미리 알려 주세요.', true, 3);

-- What the lectures publish: D-days, an announcement and a video of each past week, materials, files.
insert into lecture_ddays (lecture_id, title, falls_on, sequence)
  select lectures.id, dday.title, (now() at time zone 'Asia/Seoul')::date + dday.days, dday.sequence
  from lectures, (values ('학교 중간고사', 24, 1), ('전국 모의고사', 45, 2)) as dday (title, days, sequence);
insert into announcements (weekly_lecture_id, title, body, published_at)
  select id, week_number || '주차 숙제',
    jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content',
      jsonb_build_array(jsonb_build_object('type', 'text', 'text', '교재 ' || week_number || '단원 연습 문제를 다음 수업까지 풀어 옵니다.'))))),
    case when week_number < 4 then (held_on + ends_at) at time zone 'Asia/Seoul' end
  from weekly_lectures;
insert into lecture_materials (lecture_id, title, description, published_at)
  select id, name || ' 개념 정리', '시험 전에 한 번 더 읽습니다.', now() - interval '10 days' from lectures;
insert into lecture_material_checks (material_id, student_id, checked_at)
  select material.id, enrollments.student_id, now() - interval '5 days'
  from lecture_materials as material join enrollments using (lecture_id) join students on students.id = enrollments.student_id
  where student_number::integer % 3 <> 0;
insert into videos (weekly_lecture_id, title, url, duration_seconds, opens_at)
  select id, week_number || '주차 복습 영상', 'https://videos.example/' || id, 1800, (held_on + ends_at) at time zone 'Asia/Seoul'
  from weekly_lectures where week_number < 4;
-- Watched long ago, so without the guard that goes by the clock.
alter table video_progress disable trigger user;
insert into video_progress (video_id, student_id, covered, last_position_seconds, reported_at, created_at)
  select videos.id, student_id, int4multirange(int4range(0, seconds)), seconds, opens_at + interval '1 day 30 minutes', opens_at + interval '1 day'
  from videos join participants using (weekly_lecture_id) join students on students.id = student_id
  cross join lateral (select (array[600, 1500, 1800])[1 + student_number::integer % 3]) as watched (seconds)
  where opens_at < now() - interval '2 days' and student_number::integer % 5 <> 0;
alter table video_progress enable trigger user;
insert into files (id, owner_type, owner_id, name, content_type, size_bytes, sha256, is_watermarked, state)
  select uuid_v7(), owner_type, owner_id, name, 'application/pdf', 48213, encode(sha256(convert_to(name || owner_id, 'UTF8')), 'hex'), owner_type = 'WEEKLY_LECTURE', 'UPLOADING'
  from (
    select 'WEEKLY_LECTURE', id, week_number || '주차 해설.pdf' from weekly_lectures where week_number < 4
    union all select 'MATERIAL', id, title || '.pdf' from lecture_materials
    union all select 'STUDENT', '01990000-0000-7000-8000-000000000103'::uuid, '학습 진단서.pdf'
    union all select 'BOARD_POST', '01990000-0000-7000-8000-000000000051'::uuid, '겨울 특강 안내문.pdf'
  ) as file (owner_type, owner_id, name);
update files set state = 'DONE';
insert into file_permissions (file_id, weekly_lecture_id) select id, weekly_lecture_id from files where weekly_lecture_id is not null;
insert into file_permissions (file_id, lecture_id)
  select files.id, lecture_materials.lecture_id from files join lecture_materials on lecture_materials.id = material_id;
insert into file_views (file_id, user_id, viewed_at)
  select files.id, participants.student_id, now() - interval '1 day'
  from files join participants using (weekly_lecture_id) join students on students.id = participants.student_id
  where student_number::integer % 2 = 1;

insert into consults (student_id, consulted_at, consulted_by, channel, counterpart, body) values
  ('01990000-0000-7000-8000-000000000101', now() - interval '12 days', '01990000-0000-7000-8000-000000000011', 'PHONE', 'PARENT', '학교 시험 범위를 확인하고 확통 병행을 권함. 집에서의 숙제 시간은 하루 두 시간 정도.'),
  ('01990000-0000-7000-8000-000000000103', now() - interval '6 days', '01990000-0000-7000-8000-000000000012', 'VISIT', 'STUDENT', '수학Ⅱ 복습 계획을 함께 세움. 다음 주부터 클리닉에 오기로 함.'),
  ('01990000-0000-7000-8000-000000000117', now() - interval '3 days', '01990000-0000-7000-8000-000000000012', 'PHONE', 'PARENT', '지각이 잦은 까닭을 여쭘. 학교 방과 후 수업이 늦게 끝남.');
insert into actual_exam_scores (student_id, kind, year, term, part, month, subject, raw_score, standard_score, percentile, grade, grade_scale)
  select id, kind, extract(year from now())::smallint, term, part, month, '수학', 62 + student_number::integer % 37, standard, percentile, 1 + (student_number::integer + place) % grade_scale, grade_scale
  from students, (values (1, 'SCHOOL', 1::smallint, 'MIDTERM', null::smallint, null::numeric, null::numeric, 5::smallint), (2, 'MOCK', null, null, 6, 121, 78, 9))
    as exam (place, kind, term, part, month, standard, percentile, grade_scale);

insert into word_decks (id, title, description, lecture_id, is_published) values
  ('01990000-0000-7000-8000-000000000061', '수능 필수 영단어 1', '빈도가 높은 낱말 40개', null, true),
  ('01990000-0000-7000-8000-000000000062', '미적분 용어', '극한, 미분, 적분의 용어', '01990000-0000-7000-8000-000000000001', true),
  ('01990000-0000-7000-8000-000000000063', '확률과 통계 용어', '아직 고치는 중', '01990000-0000-7000-8000-000000000002', false);

insert into push_alert_templates (id, name, event, channel, body) values
  ('01990000-0000-7000-8000-000000000071', '결석 알림', 'ABSENT', 'LMS', '[학원] #{이름} 학생이 오늘 #{강의} 수업에 오지 않았습니다. 확인 부탁드립니다.'),
  ('01990000-0000-7000-8000-000000000072', '지각 알림', 'LATE', 'SMS', '[학원] #{이름} 학생이 #{강의} 수업에 늦게 왔습니다.'),
  ('01990000-0000-7000-8000-000000000073', '휴강 안내', 'MANUAL', 'SMS', '[학원] #{날짜} #{강의} 수업은 쉽니다.');

-- Clinic and counsel: a day that is over, and two to come. The first slot to come is full, and one student waits.
insert into clinic_slots (id, reserve_type, counsel_type, starts_at, ends_at, room, note, capacity, closes_at, cancel_until)
  select ('01990000-0000-7000-8000-0000000002' || place)::uuid, reserve_type, counsel_type, starts_at, starts_at + length, room, note, capacity,
    starts_at - interval '1 hour', starts_at - interval '3 hours'
  from (values
    ('01', 'CLINIC', null, -3, '17:00', interval '2 hours', '클리닉실', '', 6),
    ('02', 'CLINIC', null, 1, '17:00', interval '2 hours', '클리닉실', '오답 노트를 가져오세요.', 2),
    ('03', 'CLINIC', null, 1, '19:00', interval '2 hours', '클리닉실', '', 6),
    ('04', 'CLINIC', null, 2, '17:00', interval '2 hours', '클리닉실', '', 6),
    ('05', 'COUNSEL', 'STUDY', 1, '18:00', interval '30 minutes', '상담실', '', 1),
    ('06', 'COUNSEL', null, 2, '18:00', interval '30 minutes', '상담실', '', 1)
  ) as slot (place, reserve_type, counsel_type, day, hour, length, room, note, capacity)
  cross join lateral (select ((now() at time zone 'Asia/Seoul')::date + day + hour::time) at time zone 'Asia/Seoul' as starts_at) as clock;
insert into clinic_participants (slot_id, student_id, status, ta_id)
  select ('01990000-0000-7000-8000-0000000002' || place)::uuid, students.id, status, '01990000-0000-7000-8000-000000000012'
  from (values
    ('01', '20260001', 'RESERVED'), ('01', '20260003', 'RESERVED'), ('01', '20260005', 'RESERVED'),
    ('02', '20260001', 'RESERVED'), ('02', '20260017', 'RESERVED'), ('02', '20260002', 'WAITING'),
    ('03', '20260003', 'RESERVED'), ('05', '20260009', 'RESERVED')
  ) as booking (place, student_number, status)
  join students using (student_number) order by place, status;
update clinic_participants set status = 'ARRIVED', arrived_at = starts_at + interval '5 minutes'
from students where students.id = student_id and student_number in ('20260001', '20260003') and ends_at < now();
insert into clinic_todos (participant_id, kind, title)
  select clinic_participants.id, kind, title from clinic_participants join students on students.id = student_id
  join (values ('20260001', 'CORRECTION', '3주차 오답 정리'), ('20260003', 'RETAKE', '3주차 재시험'), ('20260017', 'HOMEWORK', '교재 42–47쪽')) as todo (student_number, kind, title)
    using (student_number)
  order by clinic_participants.starts_at;
update clinic_todos set status = 'DOING' from clinic_participants as booking where booking.id = participant_id and booking.status = 'ARRIVED';
update clinic_todos set status = 'SUBMITTED' where status = 'DOING';
update clinic_todos set status = case kind when 'RETAKE' then 'FAILED' else 'DONE' end where status = 'SUBMITTED';
update clinic_participants set status = 'DEPARTED', departed_at = ends_at - interval '10 minutes' where status = 'ARRIVED';
update clinic_participants set status = 'NO_SHOW' where status = 'RESERVED' and ends_at < now();

insert into board_posts (id, category, title, body, is_public, lecture_id, created_by) values
  ('01990000-0000-7000-8000-000000000054', 'QUESTION', '극한값이 왜 없나요?', '2주차 7번에서 좌극한과 우극한이 다르면 왜 극한이 없다고 하나요?', false, '01990000-0000-7000-8000-000000000001', '01990000-0000-7000-8000-000000000101'),
  ('01990000-0000-7000-8000-000000000055', 'QUESTION', '교재는 어디에서 받나요?', '이번 주에 쓰는 교재를 받지 못했어요.', true, null, '01990000-0000-7000-8000-000000000117');
insert into board_answers (post_id, body) values
  ('01990000-0000-7000-8000-000000000054', '극한값은 하나로 정해져야 합니다. 양쪽이 다르면 한 값에 가까워진다고 말할 수 없어요.');

insert into words (deck_id, term, meaning, synonyms, example)
  select ('01990000-0000-7000-8000-0000000000' || deck)::uuid, term, meaning, synonyms::text[], example
  from (values
    ('61', 'abandon', '버리다', '{포기하다}', 'They had to abandon the plan.'),
    ('61', 'benefit', '이익', '{혜택}', 'Everyone will benefit from it.'),
    ('61', 'confirm', '확인하다', '{}', 'Please confirm the date.'),
    ('61', 'decline', '감소하다', '{거절하다}', 'Sales declined last year.'),
    ('61', 'enhance', '향상시키다', '{높이다}', 'Music can enhance your mood.'),
    ('62', 'limit', '극한', '{}', ''),
    ('62', 'derivative', '도함수', '{미분}', ''),
    ('62', 'integral', '적분', '{}', ''),
    ('63', 'permutation', '순열', '{}', '')
  ) as word (deck, term, meaning, synonyms, example);
insert into word_reviews (student_id, word_id, state, due_at, stability, difficulty, scheduled_days, reps, last_reviewed_at)
  select student.id, words.id, 'REVIEW', now() + (sequence - 3) * interval '1 day', 5 * sequence, 5, 4, 3, now() - interval '4 days'
  from words cross join (values ('01990000-0000-7000-8000-000000000101'::uuid), ('01990000-0000-7000-8000-000000000117'::uuid)) as student (id)
  where deck_id = '01990000-0000-7000-8000-000000000061';
insert into word_tests (id, deck_id, student_id, question_count, started_at)
  select ('01990000-0000-7000-8000-00000000007' || place)::uuid, '01990000-0000-7000-8000-000000000061', student_id::uuid, 5, now() - interval '1 day'
  from (values (5, '01990000-0000-7000-8000-000000000101'), (6, '01990000-0000-7000-8000-000000000117')) as test (place, student_id);
insert into word_test_answers (test_id, sequence, word_id, answer, is_correct)
  select word_tests.id, words.sequence, words.id, case when words.sequence = 4 then 'declare' else term end, words.sequence <> 4
  from word_tests join words using (deck_id);
update word_tests set finished_at = started_at + interval '4 minutes';

insert into sms_messages (id, send_key, channel, body, template_id, scheduled_at) values
  ('01990000-0000-7000-8000-000000000081', 'demo-absence', 'LMS', '[학원] #{이름} 학생이 오늘 #{강의} 수업에 오지 않았습니다. 확인 부탁드립니다.', '01990000-0000-7000-8000-000000000071',
    ((now() at time zone 'Asia/Seoul')::date - 1 + time '10:00') at time zone 'Asia/Seoul');
insert into sms_recipients (message_id, student_id, addressee, name, phone, body)
  select '01990000-0000-7000-8000-000000000081', id, 'PARENT', parent_name, parent_phone, '[학원] ' || users.name || ' 학생이 오늘 미적분 B 수업에 오지 않았습니다. 확인 부탁드립니다.'
  from students join users using (id) where student_number in ('20260003', '20260006');

-- Work and pay: one TA by the hour, one by the month, from the month before last on.
insert into hourly_wage_types (id, name, sequence) values
  ('01990000-0000-7000-8000-000000000091', '수업 조교', 1),
  ('01990000-0000-7000-8000-000000000092', '클리닉 조교', 2),
  ('01990000-0000-7000-8000-000000000093', '채점', 3);
insert into hourly_wages (wage_type_id, from_month, hourly_wage)
  select id, (date_trunc('month', now() at time zone 'Asia/Seoul') - interval '2 months')::date, 11000 + 500 * sequence from hourly_wage_types;
insert into ta_wage_types (ta_id, wage_type_id)
  select '01990000-0000-7000-8000-000000000012'::uuid, id from hourly_wage_types where sequence < 3 union all
  select '01990000-0000-7000-8000-000000000013', id from hourly_wage_types where sequence = 3;
insert into ta_pay_terms (ta_id, from_month, payment_type, monthly_salary, monthly_wage_type)
  select ta_id::uuid, (date_trunc('month', now() at time zone 'Asia/Seoul') - interval '2 months')::date, payment_type, monthly_salary, monthly_wage_type
  from (values ('01990000-0000-7000-8000-000000000012', 'HOURLY', null, null), ('01990000-0000-7000-8000-000000000013', 'MONTHLY', 1200000, 'FULL'))
    as terms (ta_id, payment_type, monthly_salary, monthly_wage_type);
insert into work_records (ta_id, wage_type_id, status, started_at, ended_at)
  select ta_id::uuid, wage_type_id::uuid, 'CLOSED', starts_at, starts_at + interval '4 hours'
  from (values ('01990000-0000-7000-8000-000000000012', '01990000-0000-7000-8000-000000000091'), ('01990000-0000-7000-8000-000000000013', null)) as work (ta_id, wage_type_id)
  cross join generate_series(2, 23, 7) as day
  cross join lateral (select (date_trunc('month', now() at time zone 'Asia/Seoul') - interval '1 month' + day * interval '1 day' + interval '18 hours') at time zone 'Asia/Seoul' as starts_at) as clock;
insert into work_records (ta_id, wage_type_id, started_at) values
  ('01990000-0000-7000-8000-000000000012', '01990000-0000-7000-8000-000000000092', now() - interval '1 hour');
insert into ta_monthly_custom_wages (ta_id, month, amount, reason)
  select ta_id::uuid, (date_trunc('month', now() at time zone 'Asia/Seoul') - interval '1 month')::date, amount, reason
  from (values ('01990000-0000-7000-8000-000000000012', 30000, '보강 감독'), ('01990000-0000-7000-8000-000000000013', -20000, '지난달 정정')) as custom (ta_id, amount, reason);
insert into expense_claims (ta_id, spent_on, amount, description)
  select ta_id::uuid, (now() at time zone 'Asia/Seoul')::date - 5, amount, description
  from (values ('01990000-0000-7000-8000-000000000012', 12800, '채점용 펜 한 상자'), ('01990000-0000-7000-8000-000000000013', 8500, '학생 간식')) as claim (ta_id, amount, description);
update expense_claims set status = 'APPROVED' where amount = 12800;
insert into payroll_closings (month) values ((date_trunc('month', now() at time zone 'Asia/Seoul') - interval '2 months')::date);
