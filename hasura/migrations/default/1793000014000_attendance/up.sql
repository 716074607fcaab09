-- Attendance: why a lock was turned, and make-up lessons linked to the week that was missed.

alter table participants
  add column lock_reason text not null default '',
  add column makeup_for_id uuid,
  add constraint participants_makeup_for_id_fkey foreign key (makeup_for_id) references participants (id),
  add constraint participants_makeup_for_id_key unique (makeup_for_id),
  add constraint participants_makeup_elsewhere check (makeup_for_id <> id),
  add constraint participants_lock_reason_form check (lock_reason = btrim(lock_reason) and length(lock_reason) <= 200);
comment on column participants.lock_reason is '잠금 사유: why the lock was turned last; opening one takes a reason';
comment on column participants.makeup_for_id is '보강: the missed week that this one makes up for, of the same student; one makes up for one';

create or replace function guard_participant() returns trigger language plpgsql as $$
begin
  if (new.attendance_type_id, new.makeup_for_id) is distinct from (old.attendance_type_id, old.makeup_for_id)
    and old.is_locked and new.is_locked and session_variable('x-hasura-role') is distinct from 'manager' then
    raise exception '잠긴 출결입니다. 잠금을 풀거나 관리자에게 요청해 주세요.' using errcode = '23514', constraint = 'participants_locked';
  end if;
  if new.attendance_type_id is distinct from old.attendance_type_id then
    new.marked_by := session_user_id();
    new.marked_at := now();
  end if;
  if old.is_locked and not new.is_locked then
    if session_variable('x-hasura-role') is distinct from 'manager' then
      raise exception '잠금은 관리자만 풀 수 있습니다.' using errcode = '23514', constraint = 'participants_unlock_needs_manager';
    end if;
    if new.lock_reason = '' then
      raise exception '잠금을 푸는 까닭을 적어 주세요.' using errcode = '23514', constraint = 'participants_unlock_reason';
    end if;
  end if;
  if (new.attendance_type_id, new.memo, new.is_locked, new.lock_reason, new.makeup_for_id)
    is distinct from (old.attendance_type_id, old.memo, old.is_locked, old.lock_reason, old.makeup_for_id) then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

create function counts_as_present(type uuid) returns boolean language sql stable as $$
  select counts_as_present from attendance_types where id = type
$$;
comment on function counts_as_present(uuid) is 'Whether a mark counts as present; null while unset';

create function guard_makeup() returns trigger language plpgsql as $$
declare missed participants;
begin
  if new.makeup_for_id is not null then
    if counts_as_present(new.attendance_type_id) is not true then
      raise exception '보강에 온 것으로 체크된 주차만 결석에 연결할 수 있습니다. 연결을 먼저 풀거나 출석으로 인정하는 출결을 골라 주세요.'
        using errcode = '23514', constraint = 'participants_makeup_present';
    end if;
    -- Waits for a change of the missed mark that is on its way.
    select * into missed from participants where id = new.makeup_for_id for share;
    if missed.student_id is distinct from new.student_id then
      raise exception '보강은 같은 학생의 결석에만 연결할 수 있습니다.' using errcode = '23514', constraint = 'participants_makeup_student';
    end if;
    if counts_as_present(missed.attendance_type_id) is not false then
      raise exception '결석한 주차에만 보강을 연결할 수 있습니다.' using errcode = '23514', constraint = 'participants_makeup_missed';
    end if;
  end if;
  if tg_op = 'UPDATE' and new.attendance_type_id is distinct from old.attendance_type_id
    and counts_as_present(new.attendance_type_id) is not false
    and exists (select from participants where makeup_for_id = new.id) then
    raise exception '보강이 연결된 결석입니다. 보강 연결을 먼저 풀어 주세요.' using errcode = '23514', constraint = 'participants_makeup_linked';
  end if;
  return new;
end $$;
comment on function guard_makeup() is 'A make-up lesson stands where the student came, for a week the same student missed; both stay so while they are linked';
create trigger participants_makeup before insert or update of attendance_type_id, makeup_for_id on participants
  for each row execute function guard_makeup();

-- Orders are exchanged one after the other within one transaction.
alter table attendance_types drop constraint attendance_types_sequence_key,
  add constraint attendance_types_sequence_key unique (sequence) deferrable initially deferred;

create function guard_attendance_type() returns trigger language plpgsql as $$
declare marked integer;
begin
  if tg_op = 'DELETE' then
    select count(*) into marked from participants where attendance_type_id = old.id;
    if marked > 0 then
      raise exception '수강생 %명의 출결에 쓰이고 있어 지울 수 없습니다. 더 쓰지 않으려면 사용을 꺼 주세요.', marked
        using errcode = '23503', constraint = 'participants_attendance_type_id_fkey';
    end if;
    return old;
  end if;
  if new.counts_as_present <> old.counts_as_present and exists (
    select from participants as makeup join participants as missed on missed.id = makeup.makeup_for_id
    where old.id in (makeup.attendance_type_id, missed.attendance_type_id)) then
    raise exception '보강 연결에 쓰인 구분이라 출석 인정 여부를 바꿀 수 없습니다. 새 구분을 만들어 주세요.'
      using errcode = '23514', constraint = 'attendance_types_makeup';
  end if;
  return new;
end $$;
comment on function guard_attendance_type() is 'A type in use is not deleted; one that make-up lessons rest on keeps what it counts as';
create trigger attendance_types_guard before update or delete on attendance_types for each row execute function guard_attendance_type();
