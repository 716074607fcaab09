drop trigger tas_end_entrances on tas;
drop trigger students_end_entrances on students;
drop trigger students_end_entrances_asked on students;
drop function end_entrances_of_deleted();
drop trigger users_end_entrances on users;
drop function end_entrances_of_user();
create or replace function end_sessions(person uuid, at timestamptz) returns void language sql as $$
  update users set session_epoch = session_epoch + 1 where id = person;
  update refresh_tokens set revoked_at = at where user_id = person and revoked_at is null;
$$;
drop function end_entrances(uuid, text, timestamptz, uuid, text);
drop function entrance_ends();
