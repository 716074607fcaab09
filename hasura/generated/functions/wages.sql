-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Terms may end after the closed months, however long they have held
CREATE OR REPLACE FUNCTION public.guard_pay_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_closed_since((least(coalesce(old.to_month, 'infinity'), coalesce(new.to_month, 'infinity')) + interval '1 month')::date);
  return new;
end $function$;

-- Wages and terms reach from their month on, so a closed month keeps all that began before its end
CREATE OR REPLACE FUNCTION public.guard_wages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  written constant record := coalesce(new, old);
begin
  -- Waits for concurrent work records at this wage, so that none is left without a wage.
  if tg_table_name = 'ta_pay_terms' then
    perform from tas where id = written.ta_id for update;
  else
    perform from hourly_wage_types where id = written.wage_type_id for update;
    if not exists (select from work_records where wage_type_id = written.wage_type_id) then
      return written;
    end if;
  end if;
  perform refuse_closed_since(least(new.from_month, old.from_month));
  return written;
end $function$;

-- Months are written as their first day
CREATE OR REPLACE FUNCTION public.is_month(day date)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select extract(day from day) = 1
$function$;

-- Whether a TA is paid by salary in a month
CREATE OR REPLACE FUNCTION public.is_paid_monthly(ta uuid, month date)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select payment_type = 'MONTHLY' from ta_pay_terms where ta_id = ta and from_month <= month order by from_month desc limit 1), false)
$function$;

-- Refuses a change after which hourly work would have no wage
CREATE OR REPLACE FUNCTION public.keep_wages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  missing boolean;
begin
  if tg_table_name = 'hourly_wages' then
    missing := exists (
      select from work_records where wage_type_id = old.wage_type_id and not is_paid_monthly(ta_id, work_month)
        and work_month < coalesce((select min(from_month) from hourly_wages where wage_type_id = old.wage_type_id), 'infinity'));
  else
    missing := exists (
      select from work_records where ta_id in (old.ta_id, new.ta_id)
        and not is_paid_monthly(ta_id, work_month) and wage_of(ta_id, wage_type_id, work_month) is null);
  end if;
  if missing then
    perform refuse('work_records_wage_used');
  end if;
  return null;
end $function$;

-- The month an instant belongs to, Asia/Seoul, as its first day
CREATE OR REPLACE FUNCTION public.month_of(moment timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select date_trunc('month', moment at time zone 'Asia/Seoul')::date
$function$;

-- Hourly wage in 원 of a TA and a wage type in a month, as it was then; null when there was none
CREATE OR REPLACE FUNCTION public.wage_of(ta uuid, wage_type uuid, month date)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select case when wage_type is null
    then (select hourly_wage from ta_pay_terms where ta_id = ta and from_month <= month order by from_month desc limit 1)
    else (select hourly_wage from hourly_wages where wage_type_id = wage_type and from_month <= month order by from_month desc limit 1) end
$function$;

CREATE TRIGGER hourly_wage_types_audit AFTER INSERT OR DELETE OR UPDATE ON hourly_wage_types FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER hourly_wage_types_touch BEFORE UPDATE ON hourly_wage_types FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER hourly_wage_types_version BEFORE UPDATE ON hourly_wage_types FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER hourly_wages_announce AFTER INSERT OR DELETE OR UPDATE ON hourly_wages FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('workMonths', 'payLines', 'payMonths');

CREATE TRIGGER hourly_wages_audit AFTER INSERT OR DELETE OR UPDATE ON hourly_wages FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER hourly_wages_guard BEFORE INSERT OR DELETE OR UPDATE OF wage_type_id, from_month, hourly_wage ON hourly_wages FOR EACH ROW EXECUTE FUNCTION guard_wages();

CREATE TRIGGER hourly_wages_keep AFTER DELETE OR UPDATE OF wage_type_id, from_month ON hourly_wages FOR EACH ROW EXECUTE FUNCTION keep_wages();

CREATE TRIGGER hourly_wages_touch BEFORE UPDATE ON hourly_wages FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER ta_pay_terms_announce AFTER INSERT OR DELETE OR UPDATE ON ta_pay_terms FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('taPayTerms', 'workMonths', 'salaryMonths', 'payLines', 'payMonths');

CREATE TRIGGER ta_pay_terms_audit AFTER INSERT OR DELETE OR UPDATE ON ta_pay_terms FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER ta_pay_terms_end BEFORE UPDATE OF to_month ON ta_pay_terms FOR EACH ROW WHEN (old.to_month IS DISTINCT FROM new.to_month) EXECUTE FUNCTION guard_pay_end();

CREATE TRIGGER ta_pay_terms_guard BEFORE INSERT OR DELETE OR UPDATE OF ta_id, from_month, payment_type, hourly_wage, monthly_salary, monthly_wage_type, contracted_days, is_withheld ON ta_pay_terms FOR EACH ROW EXECUTE FUNCTION guard_wages();

CREATE TRIGGER ta_pay_terms_keep AFTER INSERT OR DELETE OR UPDATE OF ta_id, from_month, payment_type, hourly_wage ON ta_pay_terms FOR EACH ROW EXECUTE FUNCTION keep_wages();

CREATE TRIGGER ta_pay_terms_touch BEFORE UPDATE ON ta_pay_terms FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER ta_pay_terms_version BEFORE UPDATE ON ta_pay_terms FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER ta_wage_types_audit AFTER INSERT OR DELETE OR UPDATE ON ta_wage_types FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER ta_wage_types_touch BEFORE UPDATE ON ta_wage_types FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
