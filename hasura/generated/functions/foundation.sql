-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Tells every api process, at commit, which GraphQL roots to read again; for what triggers change by themselves
CREATE OR REPLACE FUNCTION public.announce(VARIADIC roots text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('refresh', json_build_object('roots', roots, 'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text);
end $function$;

-- Statement trigger that announces the views that follow from its table: announce_roots('clinicSlotLoads')
CREATE OR REPLACE FUNCTION public.announce_roots()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce(variadic tg_argv);
  return null;
end $function$;

-- Says of the columns that every table has what they are
CREATE OR REPLACE FUNCTION public.comment_on_records(VARIADIC table_names text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare said record;
begin
  for said in
    select format('comment on column %I.%I is %L', tables.name, usual.name, usual.meaning) as statement
    from unnest(table_names) as tables (name)
    join pg_attribute on attrelid = tables.name::regclass
    join (values ('id', 'Key'), ('created_by', 'Who made it'), ('created_at', 'When it was made'), ('updated_at', 'When it was changed last'))
      as usual (name, meaning) on usual.name = attname
  loop
    execute said.statement;
  end loop;
end $function$;

-- Comments the columns that mean the same in every table, where nothing else is said of them
CREATE OR REPLACE FUNCTION public.comment_records(VARIADIC table_names text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  usual constant jsonb := '{
    "id": "Key", "created_by": "Who wrote it", "created_at": "When it was written", "updated_at": "When it was changed last",
    "version": "Raised at every change by people; an edit says which one it changes"}';
  found record;
begin
  for found in
    select attrelid::regclass as relation, attname from pg_attribute
    where attrelid = any (table_names::regclass[]) and attnum > 0 and not attisdropped and usual ? attname
      and col_description(attrelid, attnum) is null
  loop
    execute format('comment on column %s.%I is %L', found.relation, found.attname, usual ->> found.attname);
  end loop;
end $function$;

-- Refuses an update that names another version than the row has, with both values: somebody changed it since it was read. Violates <table>_stale
CREATE OR REPLACE FUNCTION public.compare_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  theirs constant jsonb := to_jsonb(old);
  wanted constant jsonb := to_jsonb(new);
  changed constant text[] := array(
    select name from jsonb_object_keys(theirs) as name
    where wanted -> name is distinct from theirs -> name and name not in ('version', 'updated_at'));
  changed_at timestamptz;
  changed_by text;
begin
  select audit_log.at, users.name into changed_at, changed_by
  from audit_log left join users on users.id = audit_log.actor_id
  where table_name = tg_table_name and row_id = audit_key(theirs)
  order by audit_log.at desc limit 1;
  perform refuse(tg_table_name || '_stale', json_build_object(
    'id', theirs ->> 'id', 'label', coalesce(theirs ->> 'name', theirs ->> 'title', theirs ->> 'term'),
    'mine', (select json_object_agg(name, wanted -> name) from unnest(changed) as name),
    'theirs', (select json_object_agg(name, theirs -> name) from unnest(changed) as name),
    'theirVersion', old.version, 'changedBy', changed_by,
    'changedAt', to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
  return null;
end $function$;

-- Deletes the security events of more than two years ago, which the role of the api cannot do itself
CREATE OR REPLACE FUNCTION public.forget_old_security_events()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  delete from security_events where at < now() - interval '2 years'
$function$;

-- Gives the role of the api what it may do; run again after academy_api was made by hand
CREATE OR REPLACE FUNCTION public.grant_to_api()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from pg_roles where rolname = 'academy_api') then
    return;
  end if;
  revoke create on schema public from public;
  grant usage on schema public to academy_api;
  grant select, insert, update, delete on all tables in schema public to academy_api;
  grant usage on all sequences in schema public to academy_api;
  alter default privileges in schema public grant select, insert, update, delete on tables to academy_api;
  alter default privileges in schema public grant usage on sequences to academy_api;
  revoke update, delete on audit_log, change_sets, security_events from academy_api;
end $function$;

-- Row trigger that allows only listed moves of a state column: guard_move('status', '> OPEN', 'OPEN > CLOSED', 'CLOSED >'); each text is state, >, next states; without a state before > it lists the first states of an insert. Violates <table>_<column>_move
CREATE OR REPLACE FUNCTION public.guard_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  state constant text := to_jsonb(new) ->> tg_argv[0];
  former constant text := case tg_op when 'INSERT' then '' else to_jsonb(old) ->> tg_argv[0] end;
  allowed text[];
begin
  if state is not distinct from former then
    return new;
  end if;
  for place in 1 .. tg_nargs - 1 loop
    if split_part(ltrim(tg_argv[place]), ' ', 1) = coalesce(nullif(former, ''), '>') then
      allowed := string_to_array(btrim(split_part(tg_argv[place], '>', 2)), ' ');
    end if;
  end loop;
  -- An insert is unrestricted where no initial states are named.
  if state = any (allowed) or (tg_op = 'INSERT' and allowed is null) then
    return new;
  end if;
  perform refuse(tg_table_name || '_' || tg_argv[0] || '_move',
    json_build_object('from', former, 'to', state, 'allowed', coalesce(allowed, '{}')));
end $function$;

-- Whether a day in Seoul is at most so long before and after today
CREATE OR REPLACE FUNCTION public.is_sensible(day date, before interval, after interval)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select day is null or day between ((now() at time zone 'Asia/Seoul')::date - before)::date and ((now() at time zone 'Asia/Seoul')::date + after)::date
$function$;

-- Whether a moment is at most so long before and after now
CREATE OR REPLACE FUNCTION public.is_sensible(at timestamp with time zone, before interval, after interval)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select at is null or at between now() - before and now() + after
$function$;

-- True in a transaction that takes a change set back: states may then go back where people may not move them
CREATE OR REPLACE FUNCTION public.is_undoing()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(current_setting('academy.undoing', true), '') = 'on'
$function$;

-- Refuses dates of a column that are longer before or after today, when they are entered; what was stored before stays
CREATE OR REPLACE FUNCTION public.keep_dates(target text, column_name text, before interval, after interval)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create trigger %1$I before insert on %3$I for each row when (not is_sensible(new.%2$I, %4$L, %5$L)) execute function refuse_date(%2$L, %4$L, %5$L)',
    target || '_' || column_name || '_sense_new', column_name, target, before, after);
  execute format('create trigger %1$I before update of %2$I on %3$I for each row when (new.%2$I is distinct from old.%2$I and not is_sensible(new.%2$I, %4$L, %5$L)) execute function refuse_date(%2$L, %4$L, %5$L)',
    target || '_' || column_name || '_sense', column_name, target, before, after);
end $function$;

CREATE OR REPLACE FUNCTION public.raise_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare changed record := new;
begin
  changed.updated_at := old.updated_at;
  changed.version := old.version;
  if changed is distinct from old then
    new.version := old.version + 1;
  end if;
  return new;
end $function$;

-- Refuses a write. The message is the name of the rule and the facts as JSON, because Hasura tells nothing but the message; the server words both
CREATE OR REPLACE FUNCTION public.refuse(rule text, data json DEFAULT NULL::json, state text DEFAULT '23514'::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '%', concat_ws(' ', rule, data) using errcode = state, constraint = rule;
end $function$;

-- Says between which days the date of a column may be: column, how long before and after today
CREATE OR REPLACE FUNCTION public.refuse_date()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse('dates_within_sense', json_build_object('table', tg_table_name, 'column', tg_argv[0],
    'from', ((now() at time zone 'Asia/Seoul')::date - tg_argv[1]::interval)::date,
    'to', ((now() at time zone 'Asia/Seoul')::date + tg_argv[2]::interval)::date));
  return new;
end $function$;

-- Stands where rows are locked and then counted: a transaction with one snapshot would not see what it waited for
CREATE OR REPLACE FUNCTION public.refuse_old_snapshots()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'What was booked meanwhile cannot be counted in an older snapshot: read committed only' using errcode = '25001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.session_user_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  select nullif(session_variable('x-hasura-user-id'), '')::uuid
$function$;

-- A session variable of the request this transaction serves; the API and Hasura both set hasura.user.
CREATE OR REPLACE FUNCTION public.session_variable(name text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select nullif(current_setting('hasura.user', true), '')::json ->> name
$function$;

-- Says when a row was changed, and keeps when it was made
CREATE OR REPLACE FUNCTION public.touch_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.created_at := old.created_at;
  new.updated_at := now();
  return new;
end $function$;

-- A UUID whose first 48 bits are the millisecond it was made, so that keys sort by time (RFC 9562).
CREATE OR REPLACE FUNCTION public.uuid_v7()
 RETURNS uuid
 LANGUAGE sql
 PARALLEL SAFE
AS $function$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((date_part('epoch', clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$function$;

CREATE TRIGGER alert_settings_auto_absent_since_sense BEFORE UPDATE OF auto_absent_since ON alert_settings FOR EACH ROW WHEN (new.auto_absent_since IS DISTINCT FROM old.auto_absent_since AND NOT is_sensible(new.auto_absent_since, '20 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('auto_absent_since', '20 years', '5 years');

CREATE TRIGGER alert_settings_auto_absent_since_sense_new BEFORE INSERT ON alert_settings FOR EACH ROW WHEN (NOT is_sensible(new.auto_absent_since, '20 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('auto_absent_since', '20 years', '5 years');

CREATE TRIGGER announcements_published_at_sense BEFORE UPDATE OF published_at ON announcements FOR EACH ROW WHEN (new.published_at IS DISTINCT FROM old.published_at AND NOT is_sensible(new.published_at, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('published_at', '10 years', '5 years');

CREATE TRIGGER announcements_published_at_sense_new BEFORE INSERT ON announcements FOR EACH ROW WHEN (NOT is_sensible(new.published_at, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('published_at', '10 years', '5 years');

CREATE TRIGGER attendance_types_compare BEFORE UPDATE OF version ON attendance_types FOR EACH ROW WHEN (new.version IS DISTINCT FROM old.version) EXECUTE FUNCTION compare_version();

CREATE TRIGGER attendance_types_version BEFORE UPDATE ON attendance_types FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.short_name IS DISTINCT FROM new.short_name OR old.color IS DISTINCT FROM new.color OR old.counts_as_present IS DISTINCT FROM new.counts_as_present OR old.is_active IS DISTINCT FROM new.is_active) EXECUTE FUNCTION raise_version();

CREATE TRIGGER clinic_slots_cancel_until_sense BEFORE UPDATE OF cancel_until ON clinic_slots FOR EACH ROW WHEN (new.cancel_until IS DISTINCT FROM old.cancel_until AND NOT is_sensible(new.cancel_until, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('cancel_until', '10 years', '5 years');

CREATE TRIGGER clinic_slots_cancel_until_sense_new BEFORE INSERT ON clinic_slots FOR EACH ROW WHEN (NOT is_sensible(new.cancel_until, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('cancel_until', '10 years', '5 years');

CREATE TRIGGER clinic_slots_closes_at_sense BEFORE UPDATE OF closes_at ON clinic_slots FOR EACH ROW WHEN (new.closes_at IS DISTINCT FROM old.closes_at AND NOT is_sensible(new.closes_at, '10 years'::interval, '10 years'::interval)) EXECUTE FUNCTION refuse_date('closes_at', '10 years', '10 years');

CREATE TRIGGER clinic_slots_closes_at_sense_new BEFORE INSERT ON clinic_slots FOR EACH ROW WHEN (NOT is_sensible(new.closes_at, '10 years'::interval, '10 years'::interval)) EXECUTE FUNCTION refuse_date('closes_at', '10 years', '10 years');

CREATE TRIGGER clinic_slots_opens_at_sense BEFORE UPDATE OF opens_at ON clinic_slots FOR EACH ROW WHEN (new.opens_at IS DISTINCT FROM old.opens_at AND NOT is_sensible(new.opens_at, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('opens_at', '10 years', '5 years');

CREATE TRIGGER clinic_slots_opens_at_sense_new BEFORE INSERT ON clinic_slots FOR EACH ROW WHEN (NOT is_sensible(new.opens_at, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('opens_at', '10 years', '5 years');

CREATE TRIGGER clinic_slots_starts_at_sense BEFORE UPDATE OF starts_at ON clinic_slots FOR EACH ROW WHEN (new.starts_at IS DISTINCT FROM old.starts_at AND NOT is_sensible(new.starts_at, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('starts_at', '10 years', '5 years');

CREATE TRIGGER clinic_slots_starts_at_sense_new BEFORE INSERT ON clinic_slots FOR EACH ROW WHEN (NOT is_sensible(new.starts_at, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('starts_at', '10 years', '5 years');

CREATE TRIGGER consents_given_at_sense BEFORE UPDATE OF given_at ON consents FOR EACH ROW WHEN (new.given_at IS DISTINCT FROM old.given_at AND NOT is_sensible(new.given_at, '20 years'::interval, '1 day'::interval)) EXECUTE FUNCTION refuse_date('given_at', '20 years', '1 day');

CREATE TRIGGER consents_given_at_sense_new BEFORE INSERT ON consents FOR EACH ROW WHEN (NOT is_sensible(new.given_at, '20 years'::interval, '1 day'::interval)) EXECUTE FUNCTION refuse_date('given_at', '20 years', '1 day');

CREATE TRIGGER consents_withdrawn_at_sense BEFORE UPDATE OF withdrawn_at ON consents FOR EACH ROW WHEN (new.withdrawn_at IS DISTINCT FROM old.withdrawn_at AND NOT is_sensible(new.withdrawn_at, '20 years'::interval, '1 day'::interval)) EXECUTE FUNCTION refuse_date('withdrawn_at', '20 years', '1 day');

CREATE TRIGGER consents_withdrawn_at_sense_new BEFORE INSERT ON consents FOR EACH ROW WHEN (NOT is_sensible(new.withdrawn_at, '20 years'::interval, '1 day'::interval)) EXECUTE FUNCTION refuse_date('withdrawn_at', '20 years', '1 day');

CREATE TRIGGER consults_consulted_at_sense BEFORE UPDATE OF consulted_at ON consults FOR EACH ROW WHEN (new.consulted_at IS DISTINCT FROM old.consulted_at AND NOT is_sensible(new.consulted_at, '20 years'::interval, '1 day'::interval)) EXECUTE FUNCTION refuse_date('consulted_at', '20 years', '1 day');

CREATE TRIGGER consults_consulted_at_sense_new BEFORE INSERT ON consults FOR EACH ROW WHEN (NOT is_sensible(new.consulted_at, '20 years'::interval, '1 day'::interval)) EXECUTE FUNCTION refuse_date('consulted_at', '20 years', '1 day');

CREATE TRIGGER consults_follow_up_on_sense BEFORE UPDATE OF follow_up_on ON consults FOR EACH ROW WHEN (new.follow_up_on IS DISTINCT FROM old.follow_up_on AND NOT is_sensible(new.follow_up_on, '20 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('follow_up_on', '20 years', '5 years');

CREATE TRIGGER consults_follow_up_on_sense_new BEFORE INSERT ON consults FOR EACH ROW WHEN (NOT is_sensible(new.follow_up_on, '20 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('follow_up_on', '20 years', '5 years');

CREATE TRIGGER enrollments_from_date_sense BEFORE UPDATE OF from_date ON enrollments FOR EACH ROW WHEN (new.from_date IS DISTINCT FROM old.from_date AND NOT is_sensible(new.from_date, '20 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('from_date', '20 years', '5 years');

CREATE TRIGGER enrollments_from_date_sense_new BEFORE INSERT ON enrollments FOR EACH ROW WHEN (NOT is_sensible(new.from_date, '20 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('from_date', '20 years', '5 years');

CREATE TRIGGER enrollments_to_date_sense BEFORE UPDATE OF to_date ON enrollments FOR EACH ROW WHEN (new.to_date IS DISTINCT FROM old.to_date AND NOT is_sensible(new.to_date, '20 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('to_date', '20 years', '5 years');

CREATE TRIGGER enrollments_to_date_sense_new BEFORE INSERT ON enrollments FOR EACH ROW WHEN (NOT is_sensible(new.to_date, '20 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('to_date', '20 years', '5 years');

CREATE TRIGGER expense_claims_pay_month_sense BEFORE UPDATE OF pay_month ON expense_claims FOR EACH ROW WHEN (new.pay_month IS DISTINCT FROM old.pay_month AND NOT is_sensible(new.pay_month, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('pay_month', '10 years', '5 years');

CREATE TRIGGER expense_claims_pay_month_sense_new BEFORE INSERT ON expense_claims FOR EACH ROW WHEN (NOT is_sensible(new.pay_month, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('pay_month', '10 years', '5 years');

CREATE TRIGGER expense_claims_spent_on_sense BEFORE UPDATE OF spent_on ON expense_claims FOR EACH ROW WHEN (new.spent_on IS DISTINCT FROM old.spent_on AND NOT is_sensible(new.spent_on, '10 years'::interval, '00:00:00'::interval)) EXECUTE FUNCTION refuse_date('spent_on', '10 years', '00:00:00');

CREATE TRIGGER expense_claims_spent_on_sense_new BEFORE INSERT ON expense_claims FOR EACH ROW WHEN (NOT is_sensible(new.spent_on, '10 years'::interval, '00:00:00'::interval)) EXECUTE FUNCTION refuse_date('spent_on', '10 years', '00:00:00');

CREATE TRIGGER hourly_wages_from_month_sense BEFORE UPDATE OF from_month ON hourly_wages FOR EACH ROW WHEN (new.from_month IS DISTINCT FROM old.from_month AND NOT is_sensible(new.from_month, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('from_month', '10 years', '5 years');

CREATE TRIGGER hourly_wages_from_month_sense_new BEFORE INSERT ON hourly_wages FOR EACH ROW WHEN (NOT is_sensible(new.from_month, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('from_month', '10 years', '5 years');

CREATE TRIGGER lecture_ddays_falls_on_sense BEFORE UPDATE OF falls_on ON lecture_ddays FOR EACH ROW WHEN (new.falls_on IS DISTINCT FROM old.falls_on AND NOT is_sensible(new.falls_on, '10 years'::interval, '10 years'::interval)) EXECUTE FUNCTION refuse_date('falls_on', '10 years', '10 years');

CREATE TRIGGER lecture_ddays_falls_on_sense_new BEFORE INSERT ON lecture_ddays FOR EACH ROW WHEN (NOT is_sensible(new.falls_on, '10 years'::interval, '10 years'::interval)) EXECUTE FUNCTION refuse_date('falls_on', '10 years', '10 years');

CREATE TRIGGER lecture_materials_published_at_sense BEFORE UPDATE OF published_at ON lecture_materials FOR EACH ROW WHEN (new.published_at IS DISTINCT FROM old.published_at AND NOT is_sensible(new.published_at, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('published_at', '10 years', '5 years');

CREATE TRIGGER lecture_materials_published_at_sense_new BEFORE INSERT ON lecture_materials FOR EACH ROW WHEN (NOT is_sensible(new.published_at, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('published_at', '10 years', '5 years');

CREATE TRIGGER lectures_ends_on_sense BEFORE UPDATE OF ends_on ON lectures FOR EACH ROW WHEN (new.ends_on IS DISTINCT FROM old.ends_on AND NOT is_sensible(new.ends_on, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('ends_on', '10 years', '5 years');

CREATE TRIGGER lectures_ends_on_sense_new BEFORE INSERT ON lectures FOR EACH ROW WHEN (NOT is_sensible(new.ends_on, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('ends_on', '10 years', '5 years');

CREATE TRIGGER lectures_starts_on_sense BEFORE UPDATE OF starts_on ON lectures FOR EACH ROW WHEN (new.starts_on IS DISTINCT FROM old.starts_on AND NOT is_sensible(new.starts_on, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('starts_on', '10 years', '5 years');

CREATE TRIGGER lectures_starts_on_sense_new BEFORE INSERT ON lectures FOR EACH ROW WHEN (NOT is_sensible(new.starts_on, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('starts_on', '10 years', '5 years');

CREATE TRIGGER notices_version BEFORE UPDATE ON notices FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER pay_rules_from_date_sense BEFORE UPDATE OF from_date ON pay_rules FOR EACH ROW WHEN (new.from_date IS DISTINCT FROM old.from_date AND NOT is_sensible(new.from_date, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('from_date', '10 years', '5 years');

CREATE TRIGGER pay_rules_from_date_sense_new BEFORE INSERT ON pay_rules FOR EACH ROW WHEN (NOT is_sensible(new.from_date, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('from_date', '10 years', '5 years');

CREATE TRIGGER payroll_closings_month_sense BEFORE UPDATE OF month ON payroll_closings FOR EACH ROW WHEN (new.month IS DISTINCT FROM old.month AND NOT is_sensible(new.month, '10 years'::interval, '1 mon'::interval)) EXECUTE FUNCTION refuse_date('month', '10 years', '1 mon');

CREATE TRIGGER payroll_closings_month_sense_new BEFORE INSERT ON payroll_closings FOR EACH ROW WHEN (NOT is_sensible(new.month, '10 years'::interval, '1 mon'::interval)) EXECUTE FUNCTION refuse_date('month', '10 years', '1 mon');

CREATE TRIGGER payroll_closings_pay_day_sense BEFORE UPDATE OF pay_day ON payroll_closings FOR EACH ROW WHEN (new.pay_day IS DISTINCT FROM old.pay_day AND NOT is_sensible(new.pay_day, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('pay_day', '10 years', '5 years');

CREATE TRIGGER payroll_closings_pay_day_sense_new BEFORE INSERT ON payroll_closings FOR EACH ROW WHEN (NOT is_sensible(new.pay_day, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('pay_day', '10 years', '5 years');

CREATE TRIGGER push_alert_templates_compare BEFORE UPDATE OF version ON push_alert_templates FOR EACH ROW WHEN (new.version IS DISTINCT FROM old.version) EXECUTE FUNCTION compare_version();

CREATE TRIGGER push_alert_templates_version BEFORE UPDATE ON push_alert_templates FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER sms_messages_scheduled_at_sense BEFORE UPDATE OF scheduled_at ON sms_messages FOR EACH ROW WHEN (new.scheduled_at IS DISTINCT FROM old.scheduled_at AND NOT is_sensible(new.scheduled_at, '1 year'::interval, '1 year'::interval)) EXECUTE FUNCTION refuse_date('scheduled_at', '1 year', '1 year');

CREATE TRIGGER sms_messages_scheduled_at_sense_new BEFORE INSERT ON sms_messages FOR EACH ROW WHEN (NOT is_sensible(new.scheduled_at, '1 year'::interval, '1 year'::interval)) EXECUTE FUNCTION refuse_date('scheduled_at', '1 year', '1 year');

CREATE TRIGGER students_registered_on_sense BEFORE UPDATE OF registered_on ON students FOR EACH ROW WHEN (new.registered_on IS DISTINCT FROM old.registered_on AND NOT is_sensible(new.registered_on, '30 years'::interval, '1 year'::interval)) EXECUTE FUNCTION refuse_date('registered_on', '30 years', '1 year');

CREATE TRIGGER students_registered_on_sense_new BEFORE INSERT ON students FOR EACH ROW WHEN (NOT is_sensible(new.registered_on, '30 years'::interval, '1 year'::interval)) EXECUTE FUNCTION refuse_date('registered_on', '30 years', '1 year');

CREATE TRIGGER students_withdrawn_on_sense BEFORE UPDATE OF withdrawn_on ON students FOR EACH ROW WHEN (new.withdrawn_on IS DISTINCT FROM old.withdrawn_on AND NOT is_sensible(new.withdrawn_on, '30 years'::interval, '1 year'::interval)) EXECUTE FUNCTION refuse_date('withdrawn_on', '30 years', '1 year');

CREATE TRIGGER students_withdrawn_on_sense_new BEFORE INSERT ON students FOR EACH ROW WHEN (NOT is_sensible(new.withdrawn_on, '30 years'::interval, '1 year'::interval)) EXECUTE FUNCTION refuse_date('withdrawn_on', '30 years', '1 year');

CREATE TRIGGER submission_windows_closes_at_sense BEFORE UPDATE OF closes_at ON submission_windows FOR EACH ROW WHEN (new.closes_at IS DISTINCT FROM old.closes_at AND NOT is_sensible(new.closes_at, '10 years'::interval, '10 years'::interval)) EXECUTE FUNCTION refuse_date('closes_at', '10 years', '10 years');

CREATE TRIGGER submission_windows_closes_at_sense_new BEFORE INSERT ON submission_windows FOR EACH ROW WHEN (NOT is_sensible(new.closes_at, '10 years'::interval, '10 years'::interval)) EXECUTE FUNCTION refuse_date('closes_at', '10 years', '10 years');

CREATE TRIGGER submission_windows_opens_at_sense BEFORE UPDATE OF opens_at ON submission_windows FOR EACH ROW WHEN (new.opens_at IS DISTINCT FROM old.opens_at AND NOT is_sensible(new.opens_at, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('opens_at', '10 years', '5 years');

CREATE TRIGGER submission_windows_opens_at_sense_new BEFORE INSERT ON submission_windows FOR EACH ROW WHEN (NOT is_sensible(new.opens_at, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('opens_at', '10 years', '5 years');

CREATE TRIGGER ta_monthly_custom_wages_month_sense BEFORE UPDATE OF month ON ta_monthly_custom_wages FOR EACH ROW WHEN (new.month IS DISTINCT FROM old.month AND NOT is_sensible(new.month, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('month', '10 years', '5 years');

CREATE TRIGGER ta_monthly_custom_wages_month_sense_new BEFORE INSERT ON ta_monthly_custom_wages FOR EACH ROW WHEN (NOT is_sensible(new.month, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('month', '10 years', '5 years');

CREATE TRIGGER ta_pay_terms_from_month_sense BEFORE UPDATE OF from_month ON ta_pay_terms FOR EACH ROW WHEN (new.from_month IS DISTINCT FROM old.from_month AND NOT is_sensible(new.from_month, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('from_month', '10 years', '5 years');

CREATE TRIGGER ta_pay_terms_from_month_sense_new BEFORE INSERT ON ta_pay_terms FOR EACH ROW WHEN (NOT is_sensible(new.from_month, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('from_month', '10 years', '5 years');

CREATE TRIGGER ta_pay_terms_to_month_sense BEFORE UPDATE OF to_month ON ta_pay_terms FOR EACH ROW WHEN (new.to_month IS DISTINCT FROM old.to_month AND NOT is_sensible(new.to_month, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('to_month', '10 years', '5 years');

CREATE TRIGGER ta_pay_terms_to_month_sense_new BEFORE INSERT ON ta_pay_terms FOR EACH ROW WHEN (NOT is_sensible(new.to_month, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('to_month', '10 years', '5 years');

CREATE TRIGGER tags_version BEFORE UPDATE ON tags FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.color IS DISTINCT FROM new.color) EXECUTE FUNCTION raise_version();

CREATE TRIGGER term_versions_compare BEFORE UPDATE OF version ON term_versions FOR EACH ROW WHEN (new.version IS DISTINCT FROM old.version) EXECUTE FUNCTION compare_version();

CREATE TRIGGER term_versions_published_from_sense BEFORE UPDATE OF published_from ON term_versions FOR EACH ROW WHEN (new.published_from IS DISTINCT FROM old.published_from AND NOT is_sensible(new.published_from, '50 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('published_from', '50 years', '5 years');

CREATE TRIGGER term_versions_published_from_sense_new BEFORE INSERT ON term_versions FOR EACH ROW WHEN (NOT is_sensible(new.published_from, '50 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('published_from', '50 years', '5 years');

CREATE TRIGGER term_versions_version BEFORE UPDATE ON term_versions FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER terms_compare BEFORE UPDATE OF version ON terms FOR EACH ROW WHEN (new.version IS DISTINCT FROM old.version) EXECUTE FUNCTION compare_version();

CREATE TRIGGER terms_version BEFORE UPDATE ON terms FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER video_windows_closes_at_sense BEFORE UPDATE OF closes_at ON video_windows FOR EACH ROW WHEN (new.closes_at IS DISTINCT FROM old.closes_at AND NOT is_sensible(new.closes_at, '10 years'::interval, '10 years'::interval)) EXECUTE FUNCTION refuse_date('closes_at', '10 years', '10 years');

CREATE TRIGGER video_windows_closes_at_sense_new BEFORE INSERT ON video_windows FOR EACH ROW WHEN (NOT is_sensible(new.closes_at, '10 years'::interval, '10 years'::interval)) EXECUTE FUNCTION refuse_date('closes_at', '10 years', '10 years');

CREATE TRIGGER video_windows_opens_at_sense BEFORE UPDATE OF opens_at ON video_windows FOR EACH ROW WHEN (new.opens_at IS DISTINCT FROM old.opens_at AND NOT is_sensible(new.opens_at, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('opens_at', '10 years', '5 years');

CREATE TRIGGER video_windows_opens_at_sense_new BEFORE INSERT ON video_windows FOR EACH ROW WHEN (NOT is_sensible(new.opens_at, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('opens_at', '10 years', '5 years');

CREATE TRIGGER videos_closes_at_sense BEFORE UPDATE OF closes_at ON videos FOR EACH ROW WHEN (new.closes_at IS DISTINCT FROM old.closes_at AND NOT is_sensible(new.closes_at, '10 years'::interval, '10 years'::interval)) EXECUTE FUNCTION refuse_date('closes_at', '10 years', '10 years');

CREATE TRIGGER videos_closes_at_sense_new BEFORE INSERT ON videos FOR EACH ROW WHEN (NOT is_sensible(new.closes_at, '10 years'::interval, '10 years'::interval)) EXECUTE FUNCTION refuse_date('closes_at', '10 years', '10 years');

CREATE TRIGGER videos_opens_at_sense BEFORE UPDATE OF opens_at ON videos FOR EACH ROW WHEN (new.opens_at IS DISTINCT FROM old.opens_at AND NOT is_sensible(new.opens_at, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('opens_at', '10 years', '5 years');

CREATE TRIGGER videos_opens_at_sense_new BEFORE INSERT ON videos FOR EACH ROW WHEN (NOT is_sensible(new.opens_at, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('opens_at', '10 years', '5 years');

CREATE TRIGGER weekly_lectures_held_on_sense BEFORE UPDATE OF held_on ON weekly_lectures FOR EACH ROW WHEN (new.held_on IS DISTINCT FROM old.held_on AND NOT is_sensible(new.held_on, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('held_on', '10 years', '5 years');

CREATE TRIGGER weekly_lectures_held_on_sense_new BEFORE INSERT ON weekly_lectures FOR EACH ROW WHEN (NOT is_sensible(new.held_on, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('held_on', '10 years', '5 years');

CREATE TRIGGER weekly_lectures_version BEFORE UPDATE ON weekly_lectures FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER word_assignments_due_on_sense BEFORE UPDATE OF due_on ON word_assignments FOR EACH ROW WHEN (new.due_on IS DISTINCT FROM old.due_on AND NOT is_sensible(new.due_on, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('due_on', '10 years', '5 years');

CREATE TRIGGER word_assignments_due_on_sense_new BEFORE INSERT ON word_assignments FOR EACH ROW WHEN (NOT is_sensible(new.due_on, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('due_on', '10 years', '5 years');

CREATE TRIGGER word_decks_compare BEFORE UPDATE OF version ON word_decks FOR EACH ROW WHEN (new.version IS DISTINCT FROM old.version) EXECUTE FUNCTION compare_version();

CREATE TRIGGER word_decks_version BEFORE UPDATE ON word_decks FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER word_test_plans_closes_at_sense BEFORE UPDATE OF closes_at ON word_test_plans FOR EACH ROW WHEN (new.closes_at IS DISTINCT FROM old.closes_at AND NOT is_sensible(new.closes_at, '10 years'::interval, '10 years'::interval)) EXECUTE FUNCTION refuse_date('closes_at', '10 years', '10 years');

CREATE TRIGGER word_test_plans_closes_at_sense_new BEFORE INSERT ON word_test_plans FOR EACH ROW WHEN (NOT is_sensible(new.closes_at, '10 years'::interval, '10 years'::interval)) EXECUTE FUNCTION refuse_date('closes_at', '10 years', '10 years');

CREATE TRIGGER word_test_plans_opens_at_sense BEFORE UPDATE OF opens_at ON word_test_plans FOR EACH ROW WHEN (new.opens_at IS DISTINCT FROM old.opens_at AND NOT is_sensible(new.opens_at, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('opens_at', '10 years', '5 years');

CREATE TRIGGER word_test_plans_opens_at_sense_new BEFORE INSERT ON word_test_plans FOR EACH ROW WHEN (NOT is_sensible(new.opens_at, '10 years'::interval, '5 years'::interval)) EXECUTE FUNCTION refuse_date('opens_at', '10 years', '5 years');

CREATE TRIGGER words_compare BEFORE UPDATE OF version ON words FOR EACH ROW WHEN (new.version IS DISTINCT FROM old.version) EXECUTE FUNCTION compare_version();

CREATE TRIGGER words_version BEFORE UPDATE ON words FOR EACH ROW WHEN (old.term IS DISTINCT FROM new.term OR old.meaning IS DISTINCT FROM new.meaning OR old.synonyms IS DISTINCT FROM new.synonyms OR old.example IS DISTINCT FROM new.example OR old.part_of_speech IS DISTINCT FROM new.part_of_speech) EXECUTE FUNCTION raise_version();

CREATE TRIGGER work_corrections_ended_at_sense BEFORE UPDATE OF ended_at ON work_corrections FOR EACH ROW WHEN (new.ended_at IS DISTINCT FROM old.ended_at AND NOT is_sensible(new.ended_at, '10 years'::interval, '01:00:00'::interval)) EXECUTE FUNCTION refuse_date('ended_at', '10 years', '01:00:00');

CREATE TRIGGER work_corrections_ended_at_sense_new BEFORE INSERT ON work_corrections FOR EACH ROW WHEN (NOT is_sensible(new.ended_at, '10 years'::interval, '01:00:00'::interval)) EXECUTE FUNCTION refuse_date('ended_at', '10 years', '01:00:00');

CREATE TRIGGER work_corrections_started_at_sense BEFORE UPDATE OF started_at ON work_corrections FOR EACH ROW WHEN (new.started_at IS DISTINCT FROM old.started_at AND NOT is_sensible(new.started_at, '10 years'::interval, '01:00:00'::interval)) EXECUTE FUNCTION refuse_date('started_at', '10 years', '01:00:00');

CREATE TRIGGER work_corrections_started_at_sense_new BEFORE INSERT ON work_corrections FOR EACH ROW WHEN (NOT is_sensible(new.started_at, '10 years'::interval, '01:00:00'::interval)) EXECUTE FUNCTION refuse_date('started_at', '10 years', '01:00:00');

CREATE TRIGGER work_records_ended_at_sense BEFORE UPDATE OF ended_at ON work_records FOR EACH ROW WHEN (new.ended_at IS DISTINCT FROM old.ended_at AND NOT is_sensible(new.ended_at, '10 years'::interval, '2 mons'::interval)) EXECUTE FUNCTION refuse_date('ended_at', '10 years', '2 mons');

CREATE TRIGGER work_records_ended_at_sense_new BEFORE INSERT ON work_records FOR EACH ROW WHEN (NOT is_sensible(new.ended_at, '10 years'::interval, '2 mons'::interval)) EXECUTE FUNCTION refuse_date('ended_at', '10 years', '2 mons');

CREATE TRIGGER work_records_started_at_sense BEFORE UPDATE OF started_at ON work_records FOR EACH ROW WHEN (new.started_at IS DISTINCT FROM old.started_at AND NOT is_sensible(new.started_at, '10 years'::interval, '2 mons'::interval)) EXECUTE FUNCTION refuse_date('started_at', '10 years', '2 mons');

CREATE TRIGGER work_records_started_at_sense_new BEFORE INSERT ON work_records FOR EACH ROW WHEN (NOT is_sensible(new.started_at, '10 years'::interval, '2 mons'::interval)) EXECUTE FUNCTION refuse_date('started_at', '10 years', '2 mons');
