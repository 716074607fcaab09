-- Whoever locked a mark takes their own lock back, while nobody locked it anew; any other is opened by a manager.

create function locked_by_me(participant participants) returns boolean language sql stable as $$
  select actor_id is not distinct from session_user_id()
  from audit_log
  where table_name = 'participants' and row_id = participant.id::text and after @> '{"is_locked": true}' and not coalesce(before, '{}') @> '{"is_locked": true}'
  order by at desc limit 1
$$;
comment on function locked_by_me(participants) is 'Whether the one who asks locked this mark; null for one that was never locked';

create or replace function guard_participant() returns trigger language plpgsql as $$
begin
  -- An undo goes back over what was locked since without anybody looking at it: the lock is opened first, by whom it may be.
  if (new.attendance_type_id, new.makeup_for_id) is distinct from (old.attendance_type_id, old.makeup_for_id)
    and old.is_locked and is_undoing() then
    perform refuse('participants_locked_undo');
  end if;
  if (new.attendance_type_id, new.makeup_for_id) is distinct from (old.attendance_type_id, old.makeup_for_id)
    and old.is_locked and new.is_locked and session_variable('x-hasura-role') is distinct from 'manager' then
    perform refuse('participants_locked');
  end if;
  if new.attendance_type_id is distinct from old.attendance_type_id then
    new.marked_by := session_user_id();
    new.marked_at := now();
  end if;
  if old.is_locked and not new.is_locked then
    if session_variable('x-hasura-role') is distinct from 'manager' and (is_undoing() and locked_by_me(old)) is not true then
      perform refuse('participants_unlock_needs_manager');
    end if;
    if new.lock_reason = '' then
      perform refuse('participants_unlock_reason');
    end if;
  end if;
  if (new.attendance_type_id, new.memo, new.is_locked, new.lock_reason, new.makeup_for_id)
    is distinct from (old.attendance_type_id, old.memo, old.is_locked, old.lock_reason, old.makeup_for_id) then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
