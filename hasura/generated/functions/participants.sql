-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- A make-up lesson stands where the student came, for a week the same student missed; both stay so while they are linked
CREATE OR REPLACE FUNCTION public.guard_makeup()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare missed participants;
begin
  if new.makeup_for_id is not null then
    if counts_as_present(new.attendance_type_id) is not true then
      perform refuse('participants_makeup_present');
    end if;
    -- Waits for a concurrent change of the missed mark.
    select * into missed from participants where id = new.makeup_for_id for share;
    if missed.student_id is distinct from new.student_id then
      perform refuse('participants_makeup_student');
    end if;
    if counts_as_present(missed.attendance_type_id) is not false then
      perform refuse('participants_makeup_missed');
    end if;
  end if;
  if tg_op = 'UPDATE' and new.attendance_type_id is distinct from old.attendance_type_id
    and counts_as_present(new.attendance_type_id) is not false
    and exists (select from participants where makeup_for_id = new.id) then
    perform refuse('participants_makeup_linked');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_participant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.guard_participant_place()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse('participants_stay');
end $function$;

-- Whether the one who asks locked this mark; null for one that was never locked
CREATE OR REPLACE FUNCTION public.locked_by_me(participant participants)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select actor_id is not distinct from session_user_id()
  from audit_log
  where table_name = 'participants' and row_id = participant.id::text and after @> '{"is_locked": true}' and not coalesce(before, '{}') @> '{"is_locked": true}'
  order by at desc limit 1
$function$;

CREATE TRIGGER participants_audit AFTER INSERT OR DELETE OR UPDATE ON participants FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER participants_guard BEFORE UPDATE ON participants FOR EACH ROW EXECUTE FUNCTION guard_participant();

CREATE TRIGGER participants_makeup BEFORE INSERT OR UPDATE OF attendance_type_id, makeup_for_id ON participants FOR EACH ROW EXECUTE FUNCTION guard_makeup();

CREATE TRIGGER participants_stay BEFORE UPDATE OF weekly_lecture_id, student_id ON participants FOR EACH ROW WHEN (new.weekly_lecture_id IS DISTINCT FROM old.weekly_lecture_id OR new.student_id IS DISTINCT FROM old.student_id) EXECUTE FUNCTION guard_participant_place();

CREATE TRIGGER participants_touch BEFORE UPDATE ON participants FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- 출석률 of a student in a lecture, of the weeks that have come
CREATE VIEW attendance_rates AS
 SELECT participants.student_id,
    week.lecture_id,
    count(*)::integer AS weeks,
    count(*) FILTER (WHERE type.counts_as_present)::integer AS present,
    count(participants.attendance_type_id)::integer AS marked,
    (count(*) - count(participants.attendance_type_id))::integer AS unset,
    round(count(*) FILTER (WHERE type.counts_as_present)::numeric * 100.0 / NULLIF(count(participants.attendance_type_id), 0)::numeric, 1) AS rate
   FROM participants
     JOIN held_weeks week ON week.weekly_lecture_id = participants.weekly_lecture_id
     LEFT JOIN attendance_types type ON type.id = participants.attendance_type_id
  GROUP BY participants.student_id, week.lecture_id;

-- 주차 출석률 of the weeks that have come
CREATE VIEW week_attendance_rates AS
 SELECT week.weekly_lecture_id,
    week.lecture_id,
    count(participants.id)::integer AS participants,
    count(*) FILTER (WHERE type.counts_as_present)::integer AS present,
    count(participants.attendance_type_id)::integer AS marked,
    (count(participants.id) - count(participants.attendance_type_id))::integer AS unset,
    round(count(*) FILTER (WHERE type.counts_as_present)::numeric * 100.0 / NULLIF(count(participants.attendance_type_id), 0)::numeric, 1) AS rate
   FROM held_weeks week
     LEFT JOIN participants ON participants.weekly_lecture_id = week.weekly_lecture_id
     LEFT JOIN attendance_types type ON type.id = participants.attendance_type_id
  GROUP BY week.weekly_lecture_id, week.lecture_id;
