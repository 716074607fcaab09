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

insert into word_decks (id, title, description, lecture_id, is_published) values
  ('01990000-0000-7000-8000-000000000061', '수능 필수 영단어 1', '빈도가 높은 낱말 40개', null, true),
  ('01990000-0000-7000-8000-000000000062', '미적분 용어', '극한, 미분, 적분의 용어', '01990000-0000-7000-8000-000000000001', true),
  ('01990000-0000-7000-8000-000000000063', '확률과 통계 용어', '아직 고치는 중', '01990000-0000-7000-8000-000000000002', false);

insert into push_alert_templates (id, name, event, channel, body) values
  ('01990000-0000-7000-8000-000000000071', '결석 알림', 'ABSENT', 'LMS', '[학원] #{이름} 학생이 오늘 #{강의} 수업에 오지 않았습니다. 확인 부탁드립니다.'),
  ('01990000-0000-7000-8000-000000000072', '지각 알림', 'LATE', 'SMS', '[학원] #{이름} 학생이 #{강의} 수업에 늦게 왔습니다.'),
  ('01990000-0000-7000-8000-000000000073', '휴강 안내', 'MANUAL', 'SMS', '[학원] #{날짜} #{강의} 수업은 쉽니다.');
