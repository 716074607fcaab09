create or replace function personal_rows(person uuid, kind text, wanted regclass) returns uuid[]
language plpgsql stable set search_path = public, pg_temp as $$
declare
  path record;
  ids uuid[];
  found_rows uuid[];
  every uuid[] := '{}';
begin
  for path in select * from personal_paths(kind) as paths where paths.relation = wanted loop
    ids := case when path.parent is null then array[person] else personal_rows(person, kind, path.parent) end;
    execute format('select array_agg(id) from %s where %I = any ($1)', wanted, path.held) into found_rows using ids;
    -- Rows deleted earlier exist only in the audit log.
    every := every || found_rows
      || array(select row_id::uuid from audit_log where table_name = wanted::text and coalesce(after, before) ->> path.held = any (ids::text[]));
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
    update audit_log set before = before - keys, after = after - keys
    where table_name = path.relation::text and coalesce(after, before) ->> path.held = any (ids::text[]) and (before ?| keys or after ?| keys);
  end loop;
  perform set_config('academy.anonymises', 'off', true);
end $$;

drop function logged_rows;
drop index audit_log_parting_index;
drop function is_parting;
