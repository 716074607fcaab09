-- A table says itself how many rows it may have: in the trigger that counts them, or behind the words of its comment why nobody counts: `@rows <reason>`.

create function bound_rows(target text, per text[], student integer, ta integer, may_delete boolean) returns void language plpgsql as $$
begin
  execute format('create trigger %I after insert on %I referencing new table as made for each statement
    when (session_variable(''x-hasura-role'') in (''student'', ''ta'', ''anonymous'')) execute function limit_rows(%L, %L, %L, %L)',
    target || '_most', target, per, coalesce(student::text, ''), ta, may_delete);
end $$;
comment on function bound_rows(text, text[], integer, integer, boolean) is
  'Bounds the rows of a table with one value in its columns per: added by students and parents, by TAs (null: they add none); and says whether who added them can delete them. Managers and the system are not counted';

do $$
declare bound record;
begin
  for bound in select * from row_limits() loop
    execute format('drop trigger %I on %I', bound.name || '_most', bound.name);
    perform bound_rows(bound.name, bound.per, bound.student, bound.ta, bound.may_delete);
  end loop;
end $$;

create or replace function row_limits() returns table (name text, per text[], student integer, ta integer, may_delete boolean) language sql stable as $$
  select relname, said[1]::text[], nullif(said[2], '')::integer, said[3]::integer, said[4]::boolean
  from pg_trigger as bound join pg_class as class on class.oid = tgrelid
  cross join lateral string_to_array(encode(tgargs, 'escape'), '\000') as said
  where tgfoid = 'limit_rows()'::regprocedure
  order by relname
$$;
comment on function row_limits() is 'The numbers of bound_rows(), by table';

do $$
declare definition text := pg_get_functiondef('limit_rows()'::regprocedure);
begin
  definition := replace(definition, $was$select * into bound from row_limits() where row_limits.name = tg_table_name;$was$,
    $is$select tg_argv[0]::text[] as per, nullif(tg_argv[1], '')::integer as student, tg_argv[2]::integer as ta, tg_argv[3]::boolean as may_delete into bound;$is$);
  definition := replace(definition, $was$'table', bound.name,$was$,
    $is$'table', tg_table_name, 'per', bound.per,$is$);
  execute definition;
end $$;
comment on function limit_rows() is 'Statement trigger: refuses what would pass the number of bound_rows()';

do $$
declare told record;
begin
  for told in
    select name, reason from (values
      ('is written by managers alone', '{audit_exports, hourly_wage_types, hourly_wages, landing_pages, landing_pictures, notices, pay_rules, payroll_closings,
        payroll_reopenings, push_alert_templates, retention_runs, student_exports, ta_monthly_custom_wages, ta_pay_terms, ta_powers, term_versions, terms}'::text[]),
      ('is one row of settings', '{alert_settings, board_settings, clinic_rules, retention_settings, score_settings, security_settings, sms_holds, sms_switches, word_settings}'),
      ('follows what is done, and is kept for a time', '{access_log, audit_log, change_set_places, change_sets, job_runs, jobs, notification_events,
        notification_logs, pay_slips, removed_objects, security_events}'),
      ('is throttled by network, account and day, and swept', '{error_log_versions, error_logs, inquiries, password_resets, rate_limits, sign_in_challenges}'),
      ('was filled once, and only shrinks', '{unmade_pictures}'),
      ('is written by the system, once while it is open', '{consult_tasks}'),
      ('is the account of a student or a TA', '{users}'),
      ('is one per place among rows that are limited', '{exam_questions, notification_preferences, score_cell_locks}')
    ) as reasons (reason, names) cross join lateral unnest(names) as name
  loop
    execute format('comment on table %I is %L', told.name, obj_description(told.name::regclass, 'pg_class') || E'\n@rows ' || told.reason);
  end loop;
end $$;
