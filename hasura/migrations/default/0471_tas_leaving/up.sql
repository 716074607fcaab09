-- What is to come is not left with a TA who was made inactive: it is free for another one, and does not come back by itself.

create function free_ta(wanted_ta uuid) returns void language plpgsql as $$
begin
  perform hold_clinic_slots(variadic array(
    select id from clinic_slots where ta_id = wanted_ta and ends_at > now() union
    select slot_id from clinic_participants where ta_id = wanted_ta and status in ('WAITING', 'RESERVED') and ends_at > now()));
  update clinic_slots set ta_id = null where ta_id = wanted_ta and ends_at > now();
  update clinic_participants set ta_id = null where ta_id = wanted_ta and status in ('WAITING', 'RESERVED') and ends_at > now();
  update board_posts set assigned_ta_id = null where assigned_ta_id = wanted_ta and answered_at is null;
end $$;
comment on function free_ta(uuid) is 'Takes the slots, the bookings and the questions that wait from a TA; what is over stays theirs';

create function follow_leaving_ta() returns trigger language plpgsql as $$
begin
  perform free_ta(new.id);
  return null;
end $$;
comment on function follow_leaving_ta() is 'Row trigger: what is to come of a TA who is made inactive is nobody''s';
create trigger users_ta_leaving after update of is_active on users
  for each row when (new.type = 'TA' and old.is_active and not new.is_active) execute function follow_leaving_ta();

-- Of those who left before.
select free_ta(tas.id) from tas join users on users.id = tas.id where not users.is_active;
