-- What the audit log says of a person is found by their rows, not by reading all entries of each table.

create function is_parting(action text, before jsonb, after jsonb) returns boolean language sql immutable parallel safe as $$
  select action = 'DELETE' or (action = 'UPDATE' and (
    before -> 'student_id' is distinct from after -> 'student_id' or before -> 'user_id' is distinct from after -> 'user_id'
    or before -> 'ta_id' is distinct from after -> 'ta_id' or before -> 'created_by' is distinct from after -> 'created_by'
    or before -> 'profile_user_id' is distinct from after -> 'profile_user_id' or before -> 'owner_id' is distinct from after -> 'owner_id'
    or before -> 'score_id' is distinct from after -> 'score_id' or before -> 'file_id' is distinct from after -> 'file_id'
    or before -> 'post_id' is distinct from after -> 'post_id' or before -> 'test_id' is distinct from after -> 'test_id'
    or before -> 'one_id' is distinct from after -> 'one_id' or before -> 'other_id' is distinct from after -> 'other_id'))
$$;
comment on function is_parting(text, jsonb, jsonb) is 'Whether a row went, or became another person''s; of every other row of a person, the table says whose it is';

-- Whoever adds a column to the function makes the index anew.
create index audit_log_parting_index on audit_log (table_name) where is_parting(action, before, after);

create function logged_rows(wanted regclass, held text, ids uuid[]) returns text[]
language plpgsql stable set search_path = public, pg_temp as $$
declare
  present text[];
begin
  execute format('select array_agg(audit_key(to_jsonb(one))) from %s as one where %I = any ($1)', wanted, held) into present using ids;
  return present || array(
    select distinct row_id from audit_log
    where table_name = wanted::text and is_parting(action, before, after) and before ->> held = any (ids::text[]));
end $$;
comment on function logged_rows(regclass, text, uuid[]) is 'How the audit log names the rows whose column is one of these, of those that went or became another''s, too';

create or replace function personal_rows(person uuid, kind text, wanted regclass) returns uuid[]
language plpgsql stable set search_path = public, pg_temp as $$
declare
  path record;
  ids uuid[];
  every uuid[] := '{}';
begin
  for path in select * from personal_paths(kind) as paths where paths.relation = wanted loop
    ids := case when path.parent is null then array[person] else personal_rows(person, kind, path.parent) end;
    every := every || logged_rows(wanted, path.held, ids)::uuid[];
  end loop;
  return array(select distinct unnest(every));
end $$;

create or replace function erase_person(person uuid, kinds text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  path record;
  ids uuid[];
  keys text[];
  emptied text;
  is_full text;
  logged text[];
begin
  perform set_config('academy.anonymises', 'on', true);
  for path in select kind, paths.* from unnest(kinds) as kind, personal_paths(kind) as paths loop
    select array_agg(own.held), string_agg(format('%I = %s', own.held, own.emptied), ', ') filter (where own.emptied is not null),
      string_agg(format('%I is distinct from %s', own.held, own.emptied), ' or ') filter (where own.emptied is not null)
    into keys, emptied, is_full from personal_columns(path.relation) as own;
    continue when keys is null;
    ids := case when path.parent is null then array[person] else personal_rows(person, path.kind, path.parent) end;
    if emptied is not null then
      execute format('update %s set %s where %I = any ($1) and (%s)', path.relation, emptied, path.held, is_full) using ids;
    end if;
    logged := logged_rows(path.relation, path.held, ids);
    update audit_log set before = before - keys, after = after - keys
    where table_name = path.relation::text and row_id = any (logged) and coalesce(after, before) ->> path.held = any (ids::text[]) and (before ?| keys or after ?| keys);
  end loop;
  perform set_config('academy.anonymises', 'off', true);
end $$;
