-- A student holds few open counsel bookings of one type at a time, so that others find a seat too.

alter table clinic_rules add column counsel_limit smallint not null default 1,
  add constraint clinic_rules_counsel_limit_range check (counsel_limit between 1 and 20);
comment on column clinic_rules.counsel_limit is '상담 한도: open counsel bookings of one type a student may hold; staff may exceed it';

create function refuse_counsel_limit(student uuid, counsel text) returns void language plpgsql as $$
declare
  most smallint;
  held bigint;
begin
  perform refuse_old_snapshots();
  -- One after another for each student: two bookings at once must see each other.
  perform from students where id = student for no key update;
  select counsel_limit into most from clinic_rules;
  select count(*) into held from clinic_participants
  where student_id = student and counsel_type = counsel and status in ('WAITING', 'RESERVED') and ends_at > now();
  if held >= most then
    perform refuse('clinic_participants_counsel_limit', json_build_object('limit', most, 'type', counsel,
      'name', (select name from users where id = student)));
  end if;
end $$;
comment on function refuse_counsel_limit(uuid, text) is 'Refuses one more counsel booking of a type where a student holds as many open ones as the academy allows';

create function limit_counsel() returns trigger language plpgsql as $$
begin
  perform refuse_counsel_limit(new.student_id, new.counsel_type);
  return new;
end $$;
comment on function limit_counsel() is 'Row trigger: the limit binds students, and parents by their links; staff are asked by the command and may exceed it';
-- Runs after the guard, which fills in the type: triggers fire in order of their names.
create trigger clinic_participants_limit before insert on clinic_participants for each row
  when (new.counsel_type is not null and session_variable('x-hasura-role') in ('student', 'anonymous')) execute function limit_counsel();
