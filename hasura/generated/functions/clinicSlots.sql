-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Bookings at the slot's own time move with it; new seats go to those who wait
CREATE OR REPLACE FUNCTION public.follow_clinic_slot()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Before its bookings take the new hours, so that who is moved in both ways hears of one move.
  if new.room <> old.room then
    perform notify_move('CLINIC_MOVED', booking.student_id, booking.id,
      place_in_seoul(booking.starts_at, booking.ends_at, old.room), place_in_seoul(booking.starts_at, booking.ends_at, new.room))
    from clinic_participants as booking
    where slot_id = new.id and status in ('WAITING', 'RESERVED') and greatest(booking.ends_at, new.ends_at) > now() and is_active_student(student_id);
  end if;
  if (new.starts_at, new.ends_at) is distinct from (old.starts_at, old.ends_at) then
    update clinic_participants set
      starts_at = case when starts_at = old.starts_at then new.starts_at else starts_at end,
      ends_at = case when ends_at = old.ends_at then new.ends_at else ends_at end
    where slot_id = new.id and status in ('WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED') and (starts_at = old.starts_at or ends_at = old.ends_at)
      and case when starts_at = old.starts_at then new.starts_at else starts_at end < case when ends_at = old.ends_at then new.ends_at else ends_at end;
    if exists (select from clinic_participants where slot_id = new.id and status in ('WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED')
        and (starts_at < new.starts_at or ends_at > new.ends_at)) then
      perform refuse('clinic_slots_participants_within');
    end if;
    perform announce('clinicParticipants');
  end if;
  if new.capacity > old.capacity then
    perform promote_waiting(new.id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_clinic_slot()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  taken bigint;
  names json;
begin
  if tg_op = 'DELETE' then
    select json_agg(users.name order by users.name) into names from clinic_participants as booking join users on users.id = booking.student_id
    where booking.slot_id = old.id and booking.status <> 'CANCELLED';
    if names is not null then
      perform refuse('clinic_slots_in_use', json_build_object('names', names));
    end if;
    return old;
  end if;
  taken := clinic_seats_taken(new.id);
  if new.capacity < taken then
    perform refuse('clinic_slots_capacity_below_booked', json_build_object('booked', taken));
  end if;
  return new;
end $function$;

-- Queues up for slots in order of their ids, until the transaction ends. Commands that change bookings call it before they lock one, so that none deadlocks
CREATE OR REPLACE FUNCTION public.hold_clinic_slots(VARIADIC slot_ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_old_snapshots();
  perform from clinic_slots where id = any (slot_ids) order by id for no key update;
end $function$;

CREATE TRIGGER clinic_rules_audit AFTER INSERT OR DELETE OR UPDATE ON clinic_rules FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER clinic_rules_touch BEFORE UPDATE ON clinic_rules FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER clinic_rules_version BEFORE UPDATE ON clinic_rules FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER clinic_slots_announce AFTER INSERT OR DELETE OR UPDATE ON clinic_slots FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('clinicSlots', 'clinicSlotLoads', 'clinicOpenSlots');

CREATE TRIGGER clinic_slots_audit AFTER INSERT OR DELETE OR UPDATE ON clinic_slots FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER clinic_slots_follow AFTER UPDATE OF starts_at, ends_at, capacity, room ON clinic_slots FOR EACH ROW EXECUTE FUNCTION follow_clinic_slot();

CREATE TRIGGER clinic_slots_guard BEFORE DELETE OR UPDATE OF capacity ON clinic_slots FOR EACH ROW EXECUTE FUNCTION guard_clinic_slot();

CREATE TRIGGER clinic_slots_touch BEFORE UPDATE ON clinic_slots FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER clinic_slots_version BEFORE UPDATE ON clinic_slots FOR EACH ROW WHEN (old.reserve_type IS DISTINCT FROM new.reserve_type OR old.counsel_type IS DISTINCT FROM new.counsel_type OR old.starts_at IS DISTINCT FROM new.starts_at OR old.ends_at IS DISTINCT FROM new.ends_at OR old.room IS DISTINCT FROM new.room OR old.note IS DISTINCT FROM new.note OR old.capacity IS DISTINCT FROM new.capacity OR old.ta_id IS DISTINCT FROM new.ta_id OR old.opens_at IS DISTINCT FROM new.opens_at OR old.closes_at IS DISTINCT FROM new.closes_at OR old.cancel_until IS DISTINCT FROM new.cancel_until) EXECUTE FUNCTION raise_version();
