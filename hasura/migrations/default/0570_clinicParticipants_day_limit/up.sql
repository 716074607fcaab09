-- A student holds few clinic seats of one day, so that others find one; waiting for one is holding it, since it comes by itself.

alter table clinic_rules add column clinic_limit smallint not null default 1,
  add constraint clinic_rules_clinic_limit_range check (clinic_limit between 1 and 20);
comment on column clinic_rules.clinic_limit is '클리닉 한도: open clinic bookings of one day a student may hold; staff may exceed it';

create function limit_clinic_day() returns trigger language plpgsql as $$
declare
  day constant date := (select held_on from clinic_slots where id = new.slot_id);
  most smallint;
begin
  -- One after another for each student: two bookings at once must see each other.
  perform from students where id = new.student_id for no key update;
  select clinic_limit into most from clinic_rules;
  if most < (
    select count(*) from clinic_participants as held join clinic_slots as slot on slot.id = held.slot_id
    where held.student_id = new.student_id and held.reserve_type = 'CLINIC' and slot.held_on = day
      and held.status in ('WAITING', 'RESERVED', 'ARRIVED') and held.ends_at > now()) then
    perform refuse('clinic_participants_clinic_limit', json_build_object('limit', most,
      'name', (select name from users where id = new.student_id)));
  end if;
  return null;
end $$;
comment on function limit_clinic_day() is 'Row trigger: the limit of a day binds students, and parents by their links; staff book whom they need. Violates clinic_participants_clinic_limit';
-- After the row is there: one that overlaps another is refused as that.
create trigger clinic_participants_limit_day after insert on clinic_participants for each row
  when (new.reserve_type = 'CLINIC' and session_variable('x-hasura-role') in ('student', 'anonymous')) execute function limit_clinic_day();
