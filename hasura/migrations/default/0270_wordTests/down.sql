create or replace function is_undoable_kind(kind text) returns boolean language sql immutable parallel safe as $$
  select kind in ('ATTENDANCE_MARK', 'ATTENDANCE_MEMO', 'ATTENDANCE_PASTE', 'ATTENDANCE_UPDATE', 'RETAKES_ADD', 'ANSWERS_IMPORT', 'STUDENTS_UPDATE',
    'STUDENT_UPDATE', 'TAG_UPDATE', 'TAGS_ORDER', 'NOTICE_UPDATE', 'LECTURE_UPDATE', 'DDAY_UPDATE', 'CONSULT_UPDATE', 'STUDENT_MEMO_UPDATE')
$$;
drop index word_tests_open_index;
drop trigger word_tests_announce on word_tests;
drop trigger word_test_standings_announce on word_test_answers;
drop function begin_word_test(uuid, uuid, timestamptz);
drop function draw_word_test(word_tests, word_test_plans);
drop function close_word_tests(timestamptz, uuid, uuid);
drop trigger word_tests_guard on word_tests;
create or replace function guard_word_test() returns trigger language plpgsql as $$
begin
  if old.finished_at is not null or (new.deck_id, new.student_id, new.question_count, new.direction) is distinct from (old.deck_id, old.student_id, old.question_count, old.direction) then
    perform refuse('word_tests_started');
  end if;
  return new;
end $$;
create trigger word_tests_guard before update of deck_id, student_id, question_count, direction, started_at, finished_at on word_tests
  for each row execute function guard_word_test();
drop view word_test_standings;
drop view word_test_pauses;
drop view word_test_readers;
alter table word_test_answers drop column prompt, drop column right_answers, drop column choices;
alter table word_tests drop column plan_id, drop column attempt_number, drop column ends_at, drop column left_count, drop column score_attempt_id;
drop table word_test_takers;
drop table word_test_plans;
drop function guard_word_test_plan();
