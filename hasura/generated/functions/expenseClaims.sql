-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE OR REPLACE FUNCTION public.guard_expense_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.status <> 'REQUESTED' and (tg_op = 'DELETE'
      or (new.ta_id, new.spent_on, new.amount, new.description) is distinct from (old.ta_id, old.spent_on, old.amount, old.description)) then
    perform refuse('expense_claims_decided_fixed');
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.status in (old.status, 'PAID') and old.status <> 'REQUESTED' and (new.decided_by, new.decided_at, new.pay_month, new.reject_reason)
      is distinct from (old.decided_by, old.decided_at, old.pay_month, old.reject_reason) then
    perform refuse('expense_claims_decided_fixed');
  end if;
  if tg_op = 'UPDATE' and old.status = 'PAID' and new.status = 'APPROVED' then
    if old.pay_month is null or exists (select from payroll_closings where month = old.pay_month) then
      perform refuse('expense_claims_status_move', json_build_object('from', old.status, 'to', new.status, 'allowed', '{}'::text[]));
    end if;
    new.paid_at := null;
  elsif tg_op = 'UPDATE' and new.status <> old.status then
    if new.status in ('APPROVED', 'REJECTED') then
      new.decided_by := coalesce(session_user_id(), new.decided_by);
      new.decided_at := now();
      if session_user_id() is null and new.decided_by = new.ta_id then
        perform refuse('expense_claims_decided_by_other');
      end if;
      perform refuse_own_decision(new.ta_id, 'expense_claims_decided_by_other', new.id);
    end if;
    if new.status = 'APPROVED' then
      perform share_payroll();
      new.pay_month := coalesce(new.pay_month, (
        select possible::date
        from generate_series(
          date_trunc('month', new.spent_on::timestamp),
          date_trunc('month', greatest(now() at time zone 'Asia/Seoul', new.spent_on::timestamp)),
          interval '1 month') as possible
        where not exists (select from payroll_closings where month = possible::date) order by possible limit 1));
      perform refuse_closed_month(new.pay_month);
    elsif new.status = 'PAID' then
      new.paid_at := coalesce(new.paid_at, now());
      perform share_payroll();
      if not exists (select from payroll_closings where month = new.pay_month) then
        perform refuse_own_decision(new.ta_id, 'expense_claims_decided_by_other', new.id);
        new.pay_month := null;
      end if;
    end if;
  end if;
  return new;
end $function$;

CREATE TRIGGER expense_claims_announce AFTER INSERT OR DELETE OR UPDATE ON expense_claims FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('payLines', 'payMonths');

CREATE TRIGGER expense_claims_audit AFTER INSERT OR DELETE OR UPDATE ON expense_claims FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER expense_claims_guard BEFORE INSERT OR DELETE OR UPDATE ON expense_claims FOR EACH ROW EXECUTE FUNCTION guard_expense_claim();

CREATE TRIGGER expense_claims_move BEFORE INSERT OR UPDATE OF status ON expense_claims FOR EACH ROW EXECUTE FUNCTION guard_move('status', '> REQUESTED', 'REQUESTED > APPROVED REJECTED', 'APPROVED > PAID', 'REJECTED >', 'PAID > APPROVED');

CREATE TRIGGER expense_claims_touch BEFORE UPDATE ON expense_claims FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER expense_claims_version BEFORE UPDATE ON expense_claims FOR EACH ROW EXECUTE FUNCTION raise_version();
