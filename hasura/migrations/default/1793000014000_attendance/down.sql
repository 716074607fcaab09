drop trigger attendance_types_guard on attendance_types;
drop function guard_attendance_type();
alter table attendance_types drop constraint attendance_types_sequence_key,
  add constraint attendance_types_sequence_key unique (sequence) deferrable initially immediate;
drop trigger participants_makeup on participants;
drop function guard_makeup();
drop function counts_as_present(uuid);

create or replace function guard_participant() returns trigger language plpgsql as $$
begin
  if new.attendance_type_id is distinct from old.attendance_type_id then
    if old.is_locked and new.is_locked and session_variable('x-hasura-role') is distinct from 'manager' then
      raise exception '잠긴 출결입니다. 잠금을 풀거나 관리자에게 요청해 주세요.' using errcode = '23514', constraint = 'participants_locked';
    end if;
    new.marked_by := session_user_id();
    new.marked_at := now();
  end if;
  if old.is_locked and not new.is_locked and session_variable('x-hasura-role') is distinct from 'manager' then
    raise exception '잠금은 관리자만 풀 수 있습니다.' using errcode = '23514', constraint = 'participants_unlock_needs_manager';
  end if;
  if (new.attendance_type_id, new.memo, new.is_locked) is distinct from (old.attendance_type_id, old.memo, old.is_locked) then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

alter table participants drop constraint participants_lock_reason_form, drop constraint participants_makeup_elsewhere,
  drop constraint participants_makeup_for_id_key, drop constraint participants_makeup_for_id_fkey,
  drop column makeup_for_id, drop column lock_reason;
