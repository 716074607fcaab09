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

-- True in a transaction that takes a change set back: states may then go back where people may not move them
CREATE OR REPLACE FUNCTION public.is_undoing()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(current_setting('academy.undoing', true), '') = 'on'
$function$;

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

CREATE TRIGGER attendance_types_compare BEFORE UPDATE OF version ON attendance_types FOR EACH ROW WHEN (new.version IS DISTINCT FROM old.version) EXECUTE FUNCTION compare_version();

CREATE TRIGGER attendance_types_version BEFORE UPDATE ON attendance_types FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.short_name IS DISTINCT FROM new.short_name OR old.color IS DISTINCT FROM new.color OR old.counts_as_present IS DISTINCT FROM new.counts_as_present OR old.is_active IS DISTINCT FROM new.is_active) EXECUTE FUNCTION raise_version();

CREATE TRIGGER notices_version BEFORE UPDATE ON notices FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER push_alert_templates_compare BEFORE UPDATE OF version ON push_alert_templates FOR EACH ROW WHEN (new.version IS DISTINCT FROM old.version) EXECUTE FUNCTION compare_version();

CREATE TRIGGER push_alert_templates_version BEFORE UPDATE ON push_alert_templates FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER tags_version BEFORE UPDATE ON tags FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.color IS DISTINCT FROM new.color) EXECUTE FUNCTION raise_version();

CREATE TRIGGER term_versions_compare BEFORE UPDATE OF version ON term_versions FOR EACH ROW WHEN (new.version IS DISTINCT FROM old.version) EXECUTE FUNCTION compare_version();

CREATE TRIGGER term_versions_version BEFORE UPDATE ON term_versions FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER terms_compare BEFORE UPDATE OF version ON terms FOR EACH ROW WHEN (new.version IS DISTINCT FROM old.version) EXECUTE FUNCTION compare_version();

CREATE TRIGGER terms_version BEFORE UPDATE ON terms FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER weekly_lectures_version BEFORE UPDATE ON weekly_lectures FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER word_decks_compare BEFORE UPDATE OF version ON word_decks FOR EACH ROW WHEN (new.version IS DISTINCT FROM old.version) EXECUTE FUNCTION compare_version();

CREATE TRIGGER word_decks_version BEFORE UPDATE ON word_decks FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER words_compare BEFORE UPDATE OF version ON words FOR EACH ROW WHEN (new.version IS DISTINCT FROM old.version) EXECUTE FUNCTION compare_version();

CREATE TRIGGER words_version BEFORE UPDATE ON words FOR EACH ROW WHEN (old.term IS DISTINCT FROM new.term OR old.meaning IS DISTINCT FROM new.meaning OR old.synonyms IS DISTINCT FROM new.synonyms OR old.example IS DISTINCT FROM new.example OR old.part_of_speech IS DISTINCT FROM new.part_of_speech) EXECUTE FUNCTION raise_version();
