-- Generated from hasura/migrations by `npm run generate`. Do not edit.

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

CREATE TRIGGER work_records_announce AFTER INSERT OR DELETE OR UPDATE ON work_records FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('workMonths', 'salaryMonths', 'payLines', 'payMonths');

CREATE TRIGGER work_records_audit AFTER INSERT OR DELETE OR UPDATE ON work_records FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER work_records_guard BEFORE INSERT OR DELETE OR UPDATE OF ta_id, wage_type_id, status, started_at, ended_at ON work_records FOR EACH ROW EXECUTE FUNCTION guard_work_record();

CREATE TRIGGER work_records_move BEFORE UPDATE OF status ON work_records FOR EACH ROW EXECUTE FUNCTION guard_move('status', 'OPEN > CLOSED', 'CLOSED >');

CREATE TRIGGER work_records_touch BEFORE UPDATE ON work_records FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER work_records_version BEFORE UPDATE ON work_records FOR EACH ROW WHEN (old.ta_id IS DISTINCT FROM new.ta_id OR old.wage_type_id IS DISTINCT FROM new.wage_type_id OR old.status IS DISTINCT FROM new.status OR old.started_at IS DISTINCT FROM new.started_at OR old.ended_at IS DISTINCT FROM new.ended_at OR old.memo IS DISTINCT FROM new.memo) EXECUTE FUNCTION raise_version();
