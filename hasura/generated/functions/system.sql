-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Bounds the rows of a table with one value in its columns per: added by students and parents, by TAs (null: they add none); and says whether who added them can delete them. Managers and the system are not counted
CREATE OR REPLACE FUNCTION public.bound_rows(target text, per text[], student integer, ta integer, may_delete boolean)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create trigger %I after insert on %I referencing new table as made for each statement
    when (session_variable(''x-hasura-role'') in (''student'', ''ta'', ''anonymous'')) execute function limit_rows(%L, %L, %L, %L)',
    target || '_most', target, per, coalesce(student::text, ''), ta, may_delete);
end $function$;

-- Statement trigger: refuses what would pass the number of bound_rows()
CREATE OR REPLACE FUNCTION public.limit_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  bound record;
  most integer;
  is_passed boolean;
begin
  select tg_argv[0]::text[] as per, nullif(tg_argv[1], '')::integer as student, tg_argv[2]::integer as ta, tg_argv[3]::boolean as may_delete into bound;
  most := case when session_variable('x-hasura-role') = 'ta' then bound.ta else coalesce(bound.student, bound.ta) end;
  -- Counts no further than it must, by the index of the columns. Those who add at the same moment do not see each other's rows.
  execute format(
    'select exists (select from (select distinct %1$s from made) as owner where (select count(*) from (select from %2$I as entry where %3$s limit %4$s) as counted) > %5$s)',
    array_to_string(bound.per, ', '), tg_table_name,
    (select string_agg(format('entry.%1$I = owner.%1$I', part), ' and ') from unnest(bound.per) as part), most + 1, most) into is_passed;
  if is_passed then
    perform refuse('rows_too_many', json_build_object('table', tg_table_name, 'per', bound.per, 'most', most, 'mayDelete', bound.may_delete));
  end if;
  return null;
end $function$;

-- The numbers of bound_rows(), by table
CREATE OR REPLACE FUNCTION public.row_limits()
 RETURNS TABLE(name text, per text[], student integer, ta integer, may_delete boolean)
 LANGUAGE sql
 STABLE
AS $function$
  select relname, said[1]::text[], nullif(said[2], '')::integer, said[3]::integer, said[4]::boolean
  from pg_trigger as bound join pg_class as class on class.oid = tgrelid
  cross join lateral string_to_array(encode(tgargs, 'escape'), '\000') as said
  where tgfoid = 'limit_rows()'::regprocedure
  order by relname
$function$;

CREATE TRIGGER absence_notices_most AFTER INSERT ON absence_notices REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{student_id}', '500', '500', 'f');

CREATE TRIGGER actual_exam_scores_most AFTER INSERT ON actual_exam_scores REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{student_id}', '', '3000', 't');

CREATE TRIGGER announcements_most AFTER INSERT ON announcements REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{weekly_lecture_id}', '', '200', 't');

CREATE TRIGGER attendance_types_most AFTER INSERT ON attendance_types REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{created_by}', '', '100', 't');

CREATE TRIGGER board_answers_most AFTER INSERT ON board_answers REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{post_id}', '200', '200', 'f');

CREATE TRIGGER board_posts_most AFTER INSERT ON board_posts REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{created_by}', '1000', '2000', 't');

CREATE TRIGGER board_replies_most AFTER INSERT ON board_replies REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{created_by}', '', '500', 't');

CREATE TRIGGER clinic_participants_most AFTER INSERT ON clinic_participants REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{student_id}', '3000', '3000', 'f');

CREATE TRIGGER clinic_slots_most AFTER INSERT ON clinic_slots REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{held_on}', '', '300', 't');

CREATE TRIGGER clinic_todos_most AFTER INSERT ON clinic_todos REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{student_id}', '', '5000', 't');

CREATE TRIGGER consents_most AFTER INSERT ON consents REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{student_id}', '500', '500', 'f');

CREATE TRIGGER consults_most AFTER INSERT ON consults REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{student_id}', '', '2000', 't');

CREATE TRIGGER enrollments_most AFTER INSERT ON enrollments REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{lecture_id,student_id}', '', '100', 'f');

CREATE TRIGGER exam_templates_most AFTER INSERT ON exam_templates REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{lecture_id}', '', '500', 't');

CREATE TRIGGER exams_most AFTER INSERT ON exams REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{weekly_lecture_id}', '', '100', 't');

CREATE TRIGGER expense_claims_most AFTER INSERT ON expense_claims REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{ta_id}', '', '5000', 't');

CREATE TRIGGER files_most AFTER INSERT ON files REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{created_by}', '5000', '50000', 't');

CREATE TRIGGER jobs_touch BEFORE UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER lecture_ddays_most AFTER INSERT ON lecture_ddays REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{lecture_id}', '', '500', 't');

CREATE TRIGGER lecture_hours_most AFTER INSERT ON lecture_hours REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{lecture_id}', '', '50', 't');

CREATE TRIGGER lecture_materials_most AFTER INSERT ON lecture_materials REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{lecture_id}', '', '2000', 't');

CREATE TRIGGER lectures_most AFTER INSERT ON lectures REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{created_by}', '', '2000', 'f');

CREATE TRIGGER omr_layouts_most AFTER INSERT ON omr_layouts REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{exam_id}', '', '1000', 'f');

CREATE TRIGGER omr_scans_most AFTER INSERT ON omr_scans REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{exam_id}', '', '2000', 't');

CREATE TRIGGER omr_sheets_most AFTER INSERT ON omr_sheets REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{scan_id}', '', '2000', 'f');

CREATE TRIGGER parent_link_devices_most AFTER INSERT ON parent_link_devices REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{link_id}', '100', '100', 'f');

CREATE TRIGGER parent_links_most AFTER INSERT ON parent_links REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{student_id}', '', '5000', 'f');

CREATE TRIGGER passkeys_most AFTER INSERT ON passkeys REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{user_id}', '', '20', 't');

CREATE TRIGGER push_subscriptions_most AFTER INSERT ON push_subscriptions REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{user_id}', '30', '30', 'f');

CREATE TRIGGER recovery_codes_most AFTER INSERT ON recovery_codes REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{user_id}', '', '100', 'f');

CREATE TRIGGER report_links_most AFTER INSERT ON report_links REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{student_id}', '', '5000', 'f');

CREATE TRIGGER retake_exams_most AFTER INSERT ON retake_exams REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{exam_id}', '', '100', 't');

CREATE TRIGGER saved_views_most AFTER INSERT ON saved_views REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{created_by}', '', '300', 't');

CREATE TRIGGER score_attempts_most AFTER INSERT ON score_attempts REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{score_id}', '', '200', 't');

CREATE TRIGGER sms_messages_most AFTER INSERT ON sms_messages REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{created_by}', '', '50000', 'f');

CREATE TRIGGER sms_pictures_most AFTER INSERT ON sms_pictures REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{created_by}', '', '2000', 'f');

CREATE TRIGGER sms_recipients_most AFTER INSERT ON sms_recipients REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{message_id}', '', '30000', 'f');

CREATE TRIGGER student_imports_most AFTER INSERT ON student_imports REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{created_by}', '', '5000', 'f');

CREATE TRIGGER student_memos_most AFTER INSERT ON student_memos REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{student_id}', '', '2000', 't');

CREATE TRIGGER student_siblings_most AFTER INSERT ON student_siblings REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{one_id}', '', '100', 'f');

CREATE TRIGGER students_most AFTER INSERT ON students REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{created_by}', '', '50000', 'f');

CREATE TRIGGER tags_most AFTER INSERT ON tags REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{created_by}', '', '500', 't');

CREATE TRIGGER videos_most AFTER INSERT ON videos REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{weekly_lecture_id}', '', '100', 't');

CREATE TRIGGER weekly_lectures_most AFTER INSERT ON weekly_lectures REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{lecture_id}', '', '1500', 't');

CREATE TRIGGER word_assignments_most AFTER INSERT ON word_assignments REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{deck_id}', '', '2000', 't');

CREATE TRIGGER word_decks_most AFTER INSERT ON word_decks REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{created_by}', '', '2000', 't');

CREATE TRIGGER word_review_log_most AFTER INSERT ON word_review_log REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{student_id,word_id}', '3000', '3000', 'f');

CREATE TRIGGER word_test_plans_most AFTER INSERT ON word_test_plans REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{deck_id}', '', '2000', 't');

CREATE TRIGGER word_tests_most AFTER INSERT ON word_tests REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{student_id}', '10000', '10000', 'f');

CREATE TRIGGER words_most AFTER INSERT ON words REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{deck_id}', '', '10000', 't');

CREATE TRIGGER work_corrections_most AFTER INSERT ON work_corrections REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{ta_id}', '', '5000', 'f');

CREATE TRIGGER work_records_most AFTER INSERT ON work_records REFERENCING NEW TABLE AS made FOR EACH STATEMENT WHEN (session_variable('x-hasura-role'::text) = ANY (ARRAY['student'::text, 'ta'::text, 'anonymous'::text])) EXECUTE FUNCTION limit_rows('{ta_id}', '', '30000', 'f');
