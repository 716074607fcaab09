-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- When an open shift counts as one whose out was forgotten: the next 06:00 in Seoul, but not within 8 hours of its beginning and after 12 at the latest
CREATE OR REPLACE FUNCTION public.forgotten_at(started_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select least(started_at + interval '12 hours', greatest(started_at + interval '8 hours',
    (date_trunc('day', (started_at at time zone 'Asia/Seoul') - interval '6 hours') + interval '30 hours') at time zone 'Asia/Seoul'))
$function$;

CREATE OR REPLACE FUNCTION public.guard_work_correction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_closed_month(month_of(new.started_at));
  if new.work_record_id is not null and not exists (select from work_records where id = new.work_record_id and ta_id = new.ta_id) then
    perform refuse('work_corrections_record_of_ta');
  end if;
  if tg_op = 'UPDATE' and new.status in ('APPROVED', 'REJECTED') and new.status <> old.status then
    perform refuse_own_decision(new.ta_id, 'work_corrections_own', new.id);
    new.decided_by := session_user_id();
    new.decided_at := now();
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_work_record()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    perform refuse_closed_month(old.work_month);
    return old;
  end if;
  perform refuse_closed_month(month_of(new.started_at), case tg_op when 'UPDATE' then month_of(old.started_at) end);
  if new.wage_type_id is not null and (tg_op = 'INSERT' or (new.ta_id, new.wage_type_id) is distinct from (old.ta_id, old.wage_type_id)) then
    perform from ta_wage_types where ta_id = new.ta_id and wage_type_id = new.wage_type_id for key share;
    if not found then
      perform refuse('work_records_wage_type_assigned');
    end if;
  end if;
  -- Blocks changes of these wages until the record is committed.
  perform from hourly_wage_types where id = new.wage_type_id for key share;
  perform from tas where id = new.ta_id for key share;
  if not is_paid_monthly(new.ta_id, month_of(new.started_at)) and wage_of(new.ta_id, new.wage_type_id, month_of(new.started_at)) is null then
    perform refuse('work_records_wage_missing');
  end if;
  if tg_op = 'UPDATE' and old.status = 'CLOSED'
      and (new.ta_id, new.wage_type_id, new.started_at, new.ended_at) is distinct from (old.ta_id, old.wage_type_id, old.started_at, old.ended_at) then
    if session_variable('x-hasura-role') = 'ta' then
      perform refuse('work_records_correction_needs_manager');
    end if;
    new.corrected_by := session_user_id();
    new.corrected_at := now();
  end if;
  return new;
end $function$;

-- A shift keeps what was punched, whoever corrects it how often; one's own out counts only until it was forgotten
CREATE OR REPLACE FUNCTION public.keep_first_values()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status = 'OPEN' and new.status = 'CLOSED' and not new.is_out_missing and new.ta_id = session_user_id()
    and new.ended_at >= forgotten_at(old.started_at) then
    perform refuse('work_records_out_forgotten', json_build_object('startedAt', old.started_at));
  end if;
  if (old.status = 'CLOSED' or session_user_id() is distinct from new.ta_id)
    and (new.wage_type_id, new.started_at, new.ended_at) is distinct from (old.wage_type_id, old.started_at, old.ended_at)
    and session_user_id() is not null then
    if old.first_started_at is null then
      new.first_started_at := old.started_at;
      new.first_ended_at := case when not old.is_out_missing then old.ended_at end;
      new.first_wage_type_id := old.wage_type_id;
    end if;
    new.corrected_by := session_user_id();
    new.corrected_at := now();
    new.is_out_missing := new.is_out_missing and new.ended_at is not distinct from old.ended_at;
  end if;
  return new;
end $function$;

-- Whole minutes, as work_records.minutes counts a shift
CREATE OR REPLACE FUNCTION public.minutes_between(from_moment timestamp with time zone, to_moment timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select floor(extract(epoch from to_moment - from_moment) / 60)::integer
$function$;

-- Says with which shift a new one overlaps; the constraint of that name holds whatever happens at once
CREATE OR REPLACE FUNCTION public.name_overlap()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare other work_records;
begin
  select * into other from work_records
  where ta_id = new.ta_id and id <> new.id and not (status = 'OPEN' and new.status = 'OPEN')
    and tstzrange(started_at, ended_at) && tstzrange(new.started_at, new.ended_at)
  order by started_at limit 1;
  if other.id is not null then
    perform refuse('work_records_no_overlap', json_build_object('startedAt', other.started_at, 'endedAt', other.ended_at), '23P01');
  end if;
  return new;
end $function$;

-- A manager who works as a TA punches like everybody and asks for corrections; nobody writes their own hours
CREATE OR REPLACE FUNCTION public.refuse_own_records()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if session_variable('x-hasura-role') = 'manager' and current_setting('academy.punching', true) is distinct from 'on' then
    perform refuse_own_decision(new.ta_id, 'work_records_own', new.id);
    perform refuse_own_decision(old.ta_id, 'work_records_own', old.id);
  end if;
  return coalesce(new, old);
end $function$;

CREATE TRIGGER work_corrections_announce AFTER INSERT OR DELETE OR UPDATE ON work_corrections FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('workFlags');

CREATE TRIGGER work_corrections_audit AFTER INSERT OR DELETE OR UPDATE ON work_corrections FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER work_corrections_guard BEFORE INSERT OR UPDATE OF ta_id, work_record_id, started_at, status ON work_corrections FOR EACH ROW EXECUTE FUNCTION guard_work_correction();

CREATE TRIGGER work_corrections_move BEFORE INSERT OR UPDATE OF status ON work_corrections FOR EACH ROW EXECUTE FUNCTION guard_move('status', '> REQUESTED', 'REQUESTED > APPROVED REJECTED CANCELLED', 'APPROVED >', 'REJECTED >', 'CANCELLED >');

CREATE TRIGGER work_corrections_touch BEFORE UPDATE ON work_corrections FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER work_corrections_version BEFORE UPDATE ON work_corrections FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER work_records_announce AFTER INSERT OR DELETE OR UPDATE ON work_records FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('workMonths', 'salaryMonths', 'payLines', 'payMonths');

CREATE TRIGGER work_records_announce_flags AFTER INSERT OR DELETE OR UPDATE ON work_records FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('workFlags');

CREATE TRIGGER work_records_audit AFTER INSERT OR DELETE OR UPDATE ON work_records FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER work_records_guard BEFORE INSERT OR DELETE OR UPDATE OF ta_id, wage_type_id, status, started_at, ended_at ON work_records FOR EACH ROW EXECUTE FUNCTION guard_work_record();

CREATE TRIGGER work_records_keep_first BEFORE UPDATE OF wage_type_id, status, started_at, ended_at ON work_records FOR EACH ROW EXECUTE FUNCTION keep_first_values();

CREATE TRIGGER work_records_move BEFORE UPDATE OF status ON work_records FOR EACH ROW EXECUTE FUNCTION guard_move('status', 'OPEN > CLOSED', 'CLOSED >');

CREATE TRIGGER work_records_name_overlap BEFORE INSERT OR UPDATE OF ta_id, started_at, ended_at ON work_records FOR EACH ROW WHEN (new.ended_at IS NULL OR new.ended_at > new.started_at) EXECUTE FUNCTION name_overlap();

CREATE TRIGGER work_records_own BEFORE INSERT OR DELETE OR UPDATE ON work_records FOR EACH ROW EXECUTE FUNCTION refuse_own_records();

CREATE TRIGGER work_records_touch BEFORE UPDATE ON work_records FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER work_records_version BEFORE UPDATE ON work_records FOR EACH ROW WHEN (old.ta_id IS DISTINCT FROM new.ta_id OR old.wage_type_id IS DISTINCT FROM new.wage_type_id OR old.status IS DISTINCT FROM new.status OR old.started_at IS DISTINCT FROM new.started_at OR old.ended_at IS DISTINCT FROM new.ended_at OR old.memo IS DISTINCT FROM new.memo) EXECUTE FUNCTION raise_version();

-- 살펴볼 근무: shifts that a manager looks at before a month is closed
CREATE VIEW work_flags AS
 SELECT work_records.id::text || ':LONG'::text AS id,
    work_records.id AS work_record_id,
    work_records.ta_id,
    work_records.work_date,
    work_records.work_month,
    'LONG'::text AS kind
   FROM work_records
  WHERE work_records.minutes > 720
UNION ALL
 SELECT work_records.id::text || ':FORGOTTEN'::text AS id,
    work_records.id AS work_record_id,
    work_records.ta_id,
    work_records.work_date,
    work_records.work_month,
    'FORGOTTEN'::text AS kind
   FROM work_records
  WHERE work_records.status = 'OPEN'::text AND now() >= forgotten_at(work_records.started_at)
UNION ALL
 SELECT work_records.id::text || ':OUT_MISSING'::text AS id,
    work_records.id AS work_record_id,
    work_records.ta_id,
    work_records.work_date,
    work_records.work_month,
    'OUT_MISSING'::text AS kind
   FROM work_records
  WHERE work_records.is_out_missing
UNION ALL
 SELECT ((work_corrections.id::text || ':'::text) || work_records.id) || ':OVERLAP'::text AS id,
    work_records.id AS work_record_id,
    work_records.ta_id,
    work_records.work_date,
    work_records.work_month,
    'OVERLAP'::text AS kind
   FROM work_corrections
     JOIN work_records ON work_records.ta_id = work_corrections.ta_id AND work_records.id IS DISTINCT FROM work_corrections.work_record_id AND tstzrange(work_records.started_at, work_records.ended_at) && tstzrange(work_corrections.started_at, work_corrections.ended_at)
  WHERE work_corrections.status = 'REQUESTED'::text;
