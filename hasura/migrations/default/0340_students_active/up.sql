-- Who takes part is one question, asked where a student is joined to something and where receivers are chosen.

create function is_active_student(student uuid, at timestamptz default now()) returns boolean language sql stable as $$
  select exists (
    select from students join users on users.id = students.id
    where students.id = student and users.is_active and students.anonymises_at is null and students.anonymised_at is null
      and (students.withdrawn_on is null or students.withdrawn_on > (at at time zone 'Asia/Seoul')::date))
$$;
comment on function is_active_student(uuid, timestamptz) is 'Whether a student takes part: active, not to be forgotten and, at this time, not withdrawn';

create function require_active_student() returns trigger language plpgsql as $$
declare
  student constant uuid := (to_jsonb(new) ->> coalesce(tg_argv[0], 'student_id'))::uuid;
begin
  -- One after the other: who leaves and is booked at once is booked first, and then let go.
  perform from users where id = student for share;
  -- What ended with a student comes back with them, though it may be before they are active.
  if not is_active_student(student) and not (is_undoing() and pg_trigger_depth() > 1) then
    perform refuse('students_inactive', json_build_object('name', name)) from users where id = student;
  end if;
  return new;
end $$;
comment on function require_active_student() is 'Row trigger: only who takes part is joined to something; an argument names the column of the student. Violates students_inactive';

create trigger clinic_participants_student_active before insert on clinic_participants
  for each row when (new.status in ('WAITING', 'RESERVED')) execute function require_active_student();
create trigger clinic_participants_student_stays_active before update of slot_id, status on clinic_participants
  for each row when (new.status in ('WAITING', 'RESERVED') and (new.slot_id, new.status) is distinct from (old.slot_id, old.status))
  execute function require_active_student();

create or replace function promote_waiting(slot uuid) returns void language plpgsql as $$
declare
  free bigint;
begin
  perform hold_clinic_slots(slot);
  select capacity - clinic_seats_taken(id) into free from clinic_slots where id = slot and ends_at > now();
  if free > 0 then
    update clinic_participants set status = 'RESERVED', promoted_at = now()
    where id in (
      select id from clinic_participants where slot_id = slot and status = 'WAITING' and is_active_student(student_id)
      order by waiting_number limit free);
    if found then
      perform announce('clinicSlots', 'clinicParticipants');
    end if;
  end if;
end $$;
