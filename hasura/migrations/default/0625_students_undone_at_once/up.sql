-- Students whom nothing references are removed as one set: a delete alone asks each of 150 foreign keys about each row.

create function references_to(relations regclass[], ids uuid[]) returns table (referencing text, id uuid) language plpgsql stable as $$
declare
  key record;
  is_near boolean;
  sorted constant uuid[] := array(select unnest(ids) order by 1);
begin
  -- student_search follows its student and says nothing of its own; a student is a part of its user.
  for key in
    select conrelid::regclass as relation, attname
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = any (relations) and conrelid not in ('students'::regclass, 'student_search'::regclass)
    order by 1, 2
  loop
    -- Ids that were made at once lie together: one look into an index, not planned for every id, is the end of most tables.
    execute format('select exists (select from %s where %I between $1 and $2)', key.relation, key.attname)
      into is_near using sorted[1], sorted[cardinality(sorted)];
    continue when not is_near;
    return query execute format(
      'select distinct %L, %2$I from %1$s where %2$I = any ($1) limit 100', key.relation, key.attname) using sorted;
  end loop;
end $$;
comment on function references_to(regclass[], uuid[]) is 'Which of these rows other rows reference, and where from: each table is asked once about all of them';

create function remove_unreferenced_students(ids uuid[]) returns table (referencing text, id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor_id constant uuid := session_user_id();
  actor_role constant text := session_variable('x-hasura-role');
  request_id constant text := session_variable('x-hasura-request-id');
  ip constant text := session_variable('x-hasura-client-ip');
  change_set_id constant uuid := nullif(current_setting('academy.change_set', true), '')::uuid;
begin
  perform refuse_old_snapshots();
  -- Whoever writes a reference locks the row it points to: those who began are waited for, those who come later find no student.
  perform from users where users.id = any (ids) order by users.id for update;
  perform from students where students.id = any (ids) order by students.id for update;
  return query select * from references_to('{users,students}', ids);
  if found then
    return;
  end if;
  -- Nothing is left to check by row. Where the owner may not, or another trigger came to these tables, each row is checked all the same.
  if not exists (
    select from pg_trigger
    where tgrelid in ('users'::regclass, 'students'::regclass) and not tgisinternal and tgtype & 8 > 0 and tgfoid <> 'audit_statement'::regproc)
  then
    begin
      perform set_config('session_replication_role', 'replica', true);
    exception when insufficient_privilege then
      null;
    end;
  end if;
  if current_setting('session_replication_role') <> 'replica' then
    delete from students where students.id = any (ids);
    delete from users where users.id = any (ids);
    return;
  end if;
  -- What audit_statement() and the cascade would do.
  delete from student_search where student_id = any (ids);
  with removed_students as (delete from students where students.id = any (ids) returning to_jsonb(students) as entry),
    removed_users as (delete from users where users.id = any (ids) returning to_jsonb(users) as entry)
  insert into audit_log (actor_id, actor_role, request_id, ip, change_set_id, action, table_name, row_id, before)
  select actor_id, actor_role, request_id, ip, change_set_id, 'DELETE', removed.relation, audit_key(entry), without_secrets(entry)
  from (
    select 'students' as relation, entry from removed_students
    union all select 'users', entry from removed_users) as removed;
  perform set_config('session_replication_role', 'origin', true);
end $$;
comment on function remove_unreferenced_students(uuid[]) is
  'Removes students whom nothing references, in the audit log, too; else removes nobody and says what references whom. Foreign keys are asked once for all';
