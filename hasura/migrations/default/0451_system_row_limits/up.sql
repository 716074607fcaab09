-- Every table that a student, a parent or a TA can add to has a number: far above anybody's work, but finite.

create function row_limits() returns table (name text, per text[], student integer, ta integer, what text, may_delete boolean) language sql immutable as $$
  values
    ('absence_notices', '{student_id}'::text[], 500, 500, '한 학생의 결석 신청', false),
    ('actual_exam_scores', '{student_id}', null, 3000, '한 학생의 실전 성적', true),
    ('announcements', '{weekly_lecture_id}', null, 200, '한 주차의 공지', true),
    ('attendance_types', '{created_by}', null, 100, '출결 구분', true),
    ('board_answers', '{post_id}', 200, 200, '한 질문의 답변', false),
    ('board_posts', '{created_by}', 1000, 2000, '게시글', true),
    ('board_replies', '{created_by}', null, 500, '자주 쓰는 답변', true),
    ('clinic_participants', '{student_id}', 3000, 3000, '한 학생의 클리닉·상담 예약', false),
    ('clinic_slots', '{held_on}', null, 300, '하루의 클리닉·상담 시간', true),
    ('clinic_todos', '{student_id}', null, 5000, '한 학생의 클리닉 할 일', true),
    ('consents', '{student_id}', 500, 500, '한 학생의 동의 기록', false),
    ('consults', '{student_id}', null, 2000, '한 학생의 상담 기록', true),
    ('enrollments', '{lecture_id,student_id}', null, 100, '한 강의에 한 학생의 수강등록', false),
    ('exam_templates', '{lecture_id}', null, 500, '한 강의의 시험 양식', true),
    ('exams', '{weekly_lecture_id}', null, 100, '한 주차의 시험', true),
    ('expense_claims', '{ta_id}', null, 5000, '한 조교의 경비 청구', true),
    ('files', '{created_by}', 5000, 50000, '올린 파일', true),
    ('lecture_ddays', '{lecture_id}', null, 500, '한 강의의 디데이', true),
    ('lecture_hours', '{lecture_id}', null, 50, '한 강의의 수업 요일', true),
    ('lecture_materials', '{lecture_id}', null, 2000, '한 강의의 자료', true),
    ('lectures', '{created_by}', null, 2000, '강의', false),
    ('omr_layouts', '{exam_id}', null, 1000, '한 시험의 답안지 양식', false),
    ('omr_scans', '{exam_id}', null, 2000, '한 시험의 스캔', true),
    ('omr_sheets', '{scan_id}', null, 2000, '한 스캔의 답안지', false),
    ('parent_link_devices', '{link_id}', 100, 100, '한 링크를 연 기기', false),
    ('parent_links', '{student_id}', null, 5000, '한 학생의 보호자 링크', false),
    ('passkeys', '{user_id}', null, 20, '패스키', true),
    ('push_subscriptions', '{user_id}', 30, 30, '푸시를 받는 기기', false),
    ('recovery_codes', '{user_id}', null, 100, '복구 코드', false),
    ('report_links', '{student_id}', null, 5000, '한 학생의 성적표 링크', false),
    ('retake_exams', '{exam_id}', null, 100, '한 시험의 재시험', true),
    ('saved_views', '{created_by}', null, 300, '저장한 보기', true),
    ('score_attempts', '{score_id}', null, 200, '한 성적의 재시험 응시', true),
    ('sms_messages', '{created_by}', null, 50000, '보낸 문자', false),
    ('sms_pictures', '{created_by}', null, 2000, '문자에 붙인 사진', false),
    ('sms_recipients', '{message_id}', null, 30000, '문자 한 건의 받는 사람', false),
    ('student_imports', '{created_by}', null, 5000, '학생 엑셀 업로드', false),
    ('student_memos', '{student_id}', null, 2000, '한 학생의 메모', true),
    ('student_siblings', '{one_id}', null, 100, '한 학생의 형제자매', false),
    ('students', '{created_by}', null, 50000, '등록한 학생', false),
    ('tags', '{created_by}', null, 500, '태그', true),
    ('videos', '{weekly_lecture_id}', null, 100, '한 주차의 영상', true),
    ('weekly_lectures', '{lecture_id}', null, 1500, '한 강의의 주차', true),
    ('word_assignments', '{deck_id}', null, 2000, '한 단어장의 과제', true),
    ('word_decks', '{created_by}', null, 2000, '단어장', true),
    ('word_review_log', '{student_id,word_id}', 3000, 3000, '한 단어의 학습 기록', false),
    ('word_test_plans', '{deck_id}', null, 2000, '한 단어장의 시험', true),
    ('word_tests', '{student_id}', 10000, 10000, '한 학생의 단어 시험 응시', false),
    ('words', '{deck_id}', null, 10000, '한 단어장의 단어', true),
    ('work_corrections', '{ta_id}', null, 5000, '한 조교의 근무 정정 요청', false),
    ('work_records', '{ta_id}', null, 30000, '한 조교의 근무 기록', false)
$$;
comment on function row_limits() is
  'How many rows of a table there may be with one value in its columns per: added by students and parents, by TAs (null: they add none); what they are called, and whether who added them can delete them. Managers and the system are not counted. Tables that are not here, and why: hasura/testing/rowLimits.ts';

create function limit_rows() returns trigger language plpgsql as $$
declare
  bound record;
  most integer;
  is_passed boolean;
begin
  select * into bound from row_limits() where row_limits.name = tg_table_name;
  most := case when session_variable('x-hasura-role') = 'ta' then bound.ta else coalesce(bound.student, bound.ta) end;
  -- Counts no further than it must, by the index of the columns. Those who add at the same moment do not see each other's rows.
  execute format(
    'select exists (select from (select distinct %1$s from made) as owner where (select count(*) from (select from %2$I as entry where %3$s limit %4$s) as counted) > %5$s)',
    array_to_string(bound.per, ', '), tg_table_name,
    (select string_agg(format('entry.%1$I = owner.%1$I', part), ' and ') from unnest(bound.per) as part), most + 1, most) into is_passed;
  if is_passed then
    perform refuse('rows_too_many', json_build_object('what', bound.what, 'most', most, 'mayDelete', bound.may_delete));
  end if;
  return null;
end $$;
comment on function limit_rows() is 'Statement trigger: refuses what would pass the number of row_limits()';

do $$
declare bound record;
begin
  for bound in select name from row_limits() loop
    execute format($create$create trigger %I after insert on %I referencing new table as made for each statement
      when (session_variable('x-hasura-role') in ('student', 'ta', 'anonymous')) execute function limit_rows()$create$, bound.name || '_most', bound.name);
  end loop;
end $$;
