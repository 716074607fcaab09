-- An import asks once for all its rows whether their people may be written, not for each of them.

create function refuse_anonymised_rows() returns trigger language plpgsql as $$
declare
  has_anonymised boolean;
begin
  execute format(
    'select bool_or(anonymised_at is not null) from (select anonymised_at from students where id in (select %I from new_rows) for share) as held',
    coalesce(tg_argv[0], 'student_id')) into has_anonymised;
  if has_anonymised then
    raise exception '익명 처리된 학생입니다. 기록을 더하거나 바꿀 수 없습니다.' using errcode = '23514', constraint = tg_table_name || '_student_anonymised';
  end if;
  return null;
end $$;
comment on function refuse_anonymised_rows() is 'Statement trigger: like refuse_anonymised() for all rows of one insert; holds their students as it does';

drop trigger user_tags_anonymised on user_tags;
create trigger user_tags_anonymised before update on user_tags for each row execute function refuse_anonymised('user_id');
create trigger user_tags_insert_anonymised after insert on user_tags
  referencing new table as new_rows for each statement execute function refuse_anonymised_rows('user_id');
drop trigger student_memos_anonymised on student_memos;
create trigger student_memos_anonymised before update on student_memos for each row execute function refuse_anonymised();
create trigger student_memos_insert_anonymised after insert on student_memos
  referencing new table as new_rows for each statement execute function refuse_anonymised_rows();

create function guard_new_students() returns trigger language plpgsql as $$
begin
  if (select bool_or(type <> 'STUDENT') from (select type from users where id in (select id from new_rows) for share) as held) then
    raise exception '이 사용자는 학생 계정이 아닙니다.' using errcode = '23514', constraint = 'students_user_type';
  end if;
  return null;
end $$;
comment on function guard_new_students() is 'Statement trigger: like guard_person() for all students of one insert';

drop trigger students_guard on students;
create trigger students_guard before update of id on students for each row execute function guard_person();
create trigger students_insert_guard after insert on students
  referencing new table as new_rows for each statement execute function guard_new_students();

create function without_secrets(entry jsonb) returns jsonb language sql immutable parallel safe as $$
  select case when entry ? 'password_hash' then entry - 'password_hash' else entry end
$$;
comment on function without_secrets(jsonb) is 'A row as the audit log may keep it';

create or replace function audit_statement() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor_id constant uuid := session_user_id();
  actor_role constant text := session_variable('x-hasura-role');
  request_id constant text := session_variable('x-hasura-request-id');
  change_set_id constant text := nullif(current_setting('academy.change_set', true), '');
begin
  -- Made JSON once for each row: offset 0 keeps the planner from doing it at every mention.
  if tg_op = 'INSERT' then
    insert into audit_log (actor_id, actor_role, request_id, change_set_id, action, table_name, row_id, after)
    select actor_id, actor_role, request_id, change_set_id, tg_op, tg_table_name, audit_key(entry), without_secrets(entry)
    from (select to_jsonb(new_rows) as entry from new_rows offset 0) as made;
  elsif tg_op = 'DELETE' then
    insert into audit_log (actor_id, actor_role, request_id, change_set_id, action, table_name, row_id, before)
    select actor_id, actor_role, request_id, change_set_id, tg_op, tg_table_name, audit_key(entry), without_secrets(entry)
    from (select to_jsonb(old_rows) as entry from old_rows offset 0) as gone;
  else
    -- The key of a row stays; what only touched the time of the change is none.
    insert into audit_log (actor_id, actor_role, request_id, change_set_id, action, table_name, row_id, before, after)
    select actor_id, actor_role, request_id, change_set_id, tg_op, tg_table_name, key, without_secrets(old_row), without_secrets(new_row)
    from (select audit_key(entry) as key, entry as old_row from (select to_jsonb(old_rows) as entry from old_rows offset 0) as each) as former
    join (select audit_key(entry) as key, entry as new_row from (select to_jsonb(new_rows) as entry from new_rows offset 0) as each) as later using (key)
    where old_row - 'updated_at' <> new_row - 'updated_at';
  end if;
  return null;
end $$;

-- Every write pays for the indexes of the log. What somebody did is asked of a day, seldom: the days are found by ranges of pages.
drop index audit_log_actor_index;
create index audit_log_at_index on audit_log using brin (at);

-- The same id; a number of floating point is found in half the time of an exact one.
create or replace function uuid_v7() returns uuid language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((date_part('epoch', clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;
