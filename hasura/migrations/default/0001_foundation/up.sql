-- Foundation: ids that sort by time, who is asking, and what every table shares.

create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- Floating point: a lookup takes half the time of one by numeric.
create function uuid_v7() returns uuid language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((date_part('epoch', clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;
comment on function uuid_v7() is 'A UUID whose first 48 bits are the millisecond it was made, so that keys sort by time (RFC 9562).';

create function session_variable(name text) returns text language sql stable as $$
  select nullif(current_setting('hasura.user', true), '')::json ->> name
$$;
comment on function session_variable(text) is 'A session variable of the request this transaction serves; the API and Hasura both set hasura.user.';

create function session_user_id() returns uuid language sql stable as $$
  select nullif(session_variable('x-hasura-user-id'), '')::uuid
$$;

-- PL/pgSQL caches plans; a function in SQL is parsed and planned at every call.
create function announce(variadic roots text[]) returns void language plpgsql as $$
begin
  perform pg_notify('refresh', json_build_object('roots', roots, 'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text);
end $$;
comment on function announce(text[]) is 'Tells every api process, at commit, which GraphQL roots to read again; for what triggers change by themselves';

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.created_at := old.created_at;
  new.updated_at := now();
  return new;
end $$;
comment on function touch_updated_at() is 'Says when a row was changed, and keeps when it was made';

create function raise_version() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'updated_at' - 'version' is distinct from to_jsonb(old) - 'updated_at' - 'version' then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

create function refuse(rule text, data json default null, state text default '23514') returns void language plpgsql as $$
begin
  raise exception '%', concat_ws(' ', rule, data) using errcode = state, constraint = rule;
end $$;
comment on function refuse(text, json, text) is
  'Refuses a write. The message is the name of the rule and the facts as JSON, because Hasura tells nothing but the message; the server words both';

create function guard_move() returns trigger language plpgsql as $$
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
end $$;
comment on function guard_move() is
  'Row trigger that allows only listed moves of a state column: guard_move(''status'', ''> OPEN'', ''OPEN > CLOSED'', ''CLOSED >''); '
  'each text is state, >, next states; without a state before > it lists the first states of an insert. Violates <table>_<column>_move';

create function comment_on_records(variadic table_names text[]) returns void language plpgsql as $$
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
end $$;
comment on function comment_on_records(text[]) is 'Says of the columns that every table has what they are';

create function announce_roots() returns trigger language plpgsql as $$
begin
  perform announce(variadic tg_argv);
  return null;
end $$;
comment on function announce_roots() is 'Statement trigger that announces the views that follow from its table: announce_roots(''clinicSlotLoads'')';

create function comment_records(variadic table_names text[]) returns void language plpgsql as $$
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
end $$;
comment on function comment_records(text[]) is 'Comments the columns that mean the same in every table, where nothing else is said of them';

create function is_undoing() returns boolean language sql stable as $$
  select coalesce(current_setting('academy.undoing', true), '') = 'on'
$$;
comment on function is_undoing() is 'True in a transaction that takes a change set back: states may then go back where people may not move them';

create function refuse_old_snapshots() returns void language plpgsql as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'What was booked meanwhile cannot be counted in an older snapshot: read committed only' using errcode = '25001';
  end if;
end $$;
comment on function refuse_old_snapshots() is 'Stands where rows are locked and then counted: a transaction with one snapshot would not see what it waited for';
