-- Every table that a student, a parent or a TA can add to has a number: far above anybody's work, but finite.

create function row_limits() returns table (name text, per text[], student integer, ta integer, may_delete boolean) language sql immutable as $$
  values
    ('absence_notices', '{student_id}'::text[], 500, 500, false),
    ('actual_exam_scores', '{student_id}', null, 3000, true),
    ('announcements', '{weekly_lecture_id}', null, 200, true),
    ('attendance_types', '{created_by}', null, 100, true),
    ('board_answers', '{post_id}', 200, 200, false),
    ('board_posts', '{created_by}', 1000, 2000, true),
    ('board_replies', '{created_by}', null, 500, true),
    ('clinic_participants', '{student_id}', 3000, 3000, false),
    ('clinic_slots', '{held_on}', null, 300, true),
    ('clinic_todos', '{student_id}', null, 5000, true),
    ('consents', '{student_id}', 500, 500, false),
    ('consults', '{student_id}', null, 2000, true),
    ('enrollments', '{lecture_id,student_id}', null, 100, false),
    ('exam_templates', '{lecture_id}', null, 500, true),
    ('exams', '{weekly_lecture_id}', null, 100, true),
    ('expense_claims', '{ta_id}', null, 5000, true),
    ('files', '{created_by}', 5000, 50000, true),
    ('lecture_ddays', '{lecture_id}', null, 500, true),
    ('lecture_hours', '{lecture_id}', null, 50, true),
    ('lecture_materials', '{lecture_id}', null, 2000, true),
    ('lectures', '{created_by}', null, 2000, false),
    ('omr_layouts', '{exam_id}', null, 1000, false),
    ('omr_scans', '{exam_id}', null, 2000, true),
    ('omr_sheets', '{scan_id}', null, 2000, false),
    ('parent_link_devices', '{link_id}', 100, 100, false),
    ('parent_links', '{student_id}', null, 5000, false),
    ('passkeys', '{user_id}', null, 20, true),
    ('push_subscriptions', '{user_id}', 30, 30, false),
    ('recovery_codes', '{user_id}', null, 100, false),
    ('report_links', '{student_id}', null, 5000, false),
    ('retake_exams', '{exam_id}', null, 100, true),
    ('saved_views', '{created_by}', null, 300, true),
    ('score_attempts', '{score_id}', null, 200, true),
    ('sms_messages', '{created_by}', null, 50000, false),
    ('sms_pictures', '{created_by}', null, 2000, false),
    ('sms_recipients', '{message_id}', null, 30000, false),
    ('student_imports', '{created_by}', null, 5000, false),
    ('student_memos', '{student_id}', null, 2000, true),
    ('student_siblings', '{one_id}', null, 100, false),
    ('students', '{created_by}', null, 50000, false),
    ('tags', '{created_by}', null, 500, true),
    ('videos', '{weekly_lecture_id}', null, 100, true),
    ('weekly_lectures', '{lecture_id}', null, 1500, true),
    ('word_assignments', '{deck_id}', null, 2000, true),
    ('word_decks', '{created_by}', null, 2000, true),
    ('word_review_log', '{student_id,word_id}', 3000, 3000, false),
    ('word_test_plans', '{deck_id}', null, 2000, true),
    ('word_tests', '{student_id}', 10000, 10000, false),
    ('words', '{deck_id}', null, 10000, true),
    ('work_corrections', '{ta_id}', null, 5000, false),
    ('work_records', '{ta_id}', null, 30000, false)
$$;
comment on function row_limits() is
  'How many rows of a table there may be with one value in its columns per: added by students and parents, by TAs (null: they add none); and whether who added them can delete them. Managers and the system are not counted. Tables that are not here, and why: hasura/testing/rowLimits.ts';

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
    perform refuse('rows_too_many', json_build_object('table', bound.name, 'most', most, 'mayDelete', bound.may_delete));
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
