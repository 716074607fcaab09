create or replace function uuid_v7() returns uuid language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;

drop index audit_log_at_index;
create index audit_log_actor_index on audit_log (actor_id, at);

create or replace function audit_statement() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  secret constant text[] := array['password_hash'];
  actor_id constant uuid := session_user_id();
  actor_role constant text := session_variable('x-hasura-role');
  request_id constant text := session_variable('x-hasura-request-id');
  change_set_id constant text := nullif(current_setting('academy.change_set', true), '');
begin
  -- Made JSON once for each row: offset 0 keeps the planner from doing it at every mention.
  if tg_op = 'INSERT' then
    insert into audit_log (actor_id, actor_role, request_id, change_set_id, action, table_name, row_id, after)
    select actor_id, actor_role, request_id, change_set_id, tg_op, tg_table_name, audit_key(entry), entry - secret
    from (select to_jsonb(new_rows) as entry from new_rows offset 0) as made;
  elsif tg_op = 'DELETE' then
    insert into audit_log (actor_id, actor_role, request_id, change_set_id, action, table_name, row_id, before)
    select actor_id, actor_role, request_id, change_set_id, tg_op, tg_table_name, audit_key(entry), entry - secret
    from (select to_jsonb(old_rows) as entry from old_rows offset 0) as gone;
  else
    -- The key of a row stays; what only touched the time of the change is none.
    insert into audit_log (actor_id, actor_role, request_id, change_set_id, action, table_name, row_id, before, after)
    select actor_id, actor_role, request_id, change_set_id, tg_op, tg_table_name, key, old_row - secret, new_row - secret
    from (select audit_key(entry) as key, entry as old_row from (select to_jsonb(old_rows) as entry from old_rows offset 0) as each) as former
    join (select audit_key(entry) as key, entry as new_row from (select to_jsonb(new_rows) as entry from new_rows offset 0) as each) as later using (key)
    where old_row - 'updated_at' <> new_row - 'updated_at';
  end if;
  return null;
end $$;
drop function without_secrets(jsonb);

drop trigger students_insert_guard on students;
drop trigger students_guard on students;
create trigger students_guard before insert or update of id on students for each row execute function guard_person();
drop function guard_new_students();

drop trigger student_memos_insert_anonymised on student_memos;
drop trigger student_memos_anonymised on student_memos;
create trigger student_memos_anonymised before insert or update on student_memos for each row execute function refuse_anonymised();
drop trigger user_tags_insert_anonymised on user_tags;
drop trigger user_tags_anonymised on user_tags;
create trigger user_tags_anonymised before insert or update on user_tags for each row execute function refuse_anonymised('user_id');
drop function refuse_anonymised_rows();
