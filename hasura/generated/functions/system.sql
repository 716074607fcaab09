-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Statement trigger: refuses what would pass the number of row_limits()
CREATE OR REPLACE FUNCTION public.limit_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- How many rows of a table there may be with one value in its columns per: added by students and parents, by TAs (null: they add none); and whether who added them can delete them. Managers and the system are not counted. Tables that are not here, and why: hasura/testing/rowLimits.ts
CREATE OR REPLACE FUNCTION public.row_limits()
 RETURNS TABLE(name text, per text[], student integer, ta integer, may_delete boolean)
 LANGUAGE sql
 IMMUTABLE
AS $function$
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
$function$;

CREATE TRIGGER absence_notices_most AFTER INSERT ON absence_notices REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER actual_exam_scores_most AFTER INSERT ON actual_exam_scores REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER announcements_most AFTER INSERT ON announcements REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER attendance_types_most AFTER INSERT ON attendance_types REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER board_answers_most AFTER INSERT ON board_answers REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER board_posts_most AFTER INSERT ON board_posts REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER board_replies_most AFTER INSERT ON board_replies REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER clinic_participants_most AFTER INSERT ON clinic_participants REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER clinic_slots_most AFTER INSERT ON clinic_slots REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER clinic_todos_most AFTER INSERT ON clinic_todos REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER consents_most AFTER INSERT ON consents REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER consults_most AFTER INSERT ON consults REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER enrollments_most AFTER INSERT ON enrollments REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER exam_templates_most AFTER INSERT ON exam_templates REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER exams_most AFTER INSERT ON exams REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER expense_claims_most AFTER INSERT ON expense_claims REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER files_most AFTER INSERT ON files REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER jobs_touch BEFORE UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER lecture_ddays_most AFTER INSERT ON lecture_ddays REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER lecture_hours_most AFTER INSERT ON lecture_hours REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER lecture_materials_most AFTER INSERT ON lecture_materials REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER lectures_most AFTER INSERT ON lectures REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER omr_layouts_most AFTER INSERT ON omr_layouts REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER omr_scans_most AFTER INSERT ON omr_scans REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER omr_sheets_most AFTER INSERT ON omr_sheets REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER parent_link_devices_most AFTER INSERT ON parent_link_devices REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER parent_links_most AFTER INSERT ON parent_links REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER passkeys_most AFTER INSERT ON passkeys REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER push_subscriptions_most AFTER INSERT ON push_subscriptions REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER recovery_codes_most AFTER INSERT ON recovery_codes REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER report_links_most AFTER INSERT ON report_links REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER retake_exams_most AFTER INSERT ON retake_exams REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER saved_views_most AFTER INSERT ON saved_views REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER score_attempts_most AFTER INSERT ON score_attempts REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER sms_messages_most AFTER INSERT ON sms_messages REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER sms_pictures_most AFTER INSERT ON sms_pictures REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER sms_recipients_most AFTER INSERT ON sms_recipients REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER student_imports_most AFTER INSERT ON student_imports REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER student_memos_most AFTER INSERT ON student_memos REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER student_siblings_most AFTER INSERT ON student_siblings REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER students_most AFTER INSERT ON students REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER tags_most AFTER INSERT ON tags REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER videos_most AFTER INSERT ON videos REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER weekly_lectures_most AFTER INSERT ON weekly_lectures REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER word_assignments_most AFTER INSERT ON word_assignments REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER word_decks_most AFTER INSERT ON word_decks REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER word_review_log_most AFTER INSERT ON word_review_log REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER word_test_plans_most AFTER INSERT ON word_test_plans REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER word_tests_most AFTER INSERT ON word_tests REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER words_most AFTER INSERT ON words REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER work_corrections_most AFTER INSERT ON work_corrections REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();

CREATE TRIGGER work_records_most AFTER INSERT ON work_records REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows();
