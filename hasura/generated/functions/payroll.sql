-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE OR REPLACE FUNCTION public.guard_custom_wage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_closed_month(case when tg_op <> 'DELETE' then new.month end, case when tg_op <> 'INSERT' then old.month end);
  return coalesce(new, old);
end $function$;

CREATE OR REPLACE FUNCTION public.guard_payroll_closing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and new.month <> old.month) then
    perform refuse('payroll_closings_final');
  end if;
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock(hashtext('payroll_closings'));
    if new.month >= month_of(now()) then
      perform refuse('payroll_closings_month_over');
    end if;
    if exists (select from work_records where status = 'OPEN' and work_month = new.month) then
      perform refuse('payroll_closings_open_work');
    end if;
  end if;
  return new;
end $function$;

-- 소득세 3 %, 10원 미만 버림
CREATE OR REPLACE FUNCTION public.income_tax(earned bigint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (floor(greatest(earned, 0) * 3 / 1000.0) * 10)::integer
$function$;

-- 지방소득세: a tenth of the income tax, 10원 미만 버림
CREATE OR REPLACE FUNCTION public.local_income_tax(earned bigint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (floor(income_tax(earned) / 100.0) * 10)::integer
$function$;

-- Refuses a write to a closed month; those that are null do not count
CREATE OR REPLACE FUNCTION public.refuse_closed_month(VARIADIC months date[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  closed date;
begin
  perform share_payroll();
  select min(month) into closed from payroll_closings where month = any (months);
  if closed is not null then
    perform refuse('payroll_closings_closed', json_build_object('month', closed));
  end if;
end $function$;

-- Refuses a change that would reach into a closed month, the given one or later
CREATE OR REPLACE FUNCTION public.refuse_closed_since(since date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  closed date;
begin
  perform share_payroll();
  select max(month) into closed from payroll_closings where month >= since;
  if closed is not null then
    perform refuse('payroll_closings_closed_since', json_build_object('month', closed));
  end if;
end $function$;

-- Keeps months from being closed until this transaction ends
CREATE OR REPLACE FUNCTION public.share_payroll()
 RETURNS void
 LANGUAGE sql
AS $function$
  -- A shared lock: writers run at once, but not during a closing.
  select pg_advisory_xact_lock_shared(hashtext('payroll_closings'))
$function$;

CREATE TRIGGER payroll_closings_announce AFTER INSERT ON payroll_closings FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('payrollClosings', 'payMonths');

CREATE TRIGGER payroll_closings_audit AFTER INSERT OR DELETE OR UPDATE ON payroll_closings FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER payroll_closings_guard BEFORE INSERT OR DELETE OR UPDATE ON payroll_closings FOR EACH ROW EXECUTE FUNCTION guard_payroll_closing();

CREATE TRIGGER payroll_closings_touch BEFORE UPDATE ON payroll_closings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER ta_monthly_custom_wages_announce AFTER INSERT OR DELETE OR UPDATE ON ta_monthly_custom_wages FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('payLines', 'payMonths');

CREATE TRIGGER ta_monthly_custom_wages_audit AFTER INSERT OR DELETE OR UPDATE ON ta_monthly_custom_wages FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER ta_monthly_custom_wages_guard BEFORE INSERT OR DELETE OR UPDATE OF ta_id, month, amount ON ta_monthly_custom_wages FOR EACH ROW EXECUTE FUNCTION guard_custom_wage();

CREATE TRIGGER ta_monthly_custom_wages_touch BEFORE UPDATE ON ta_monthly_custom_wages FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER ta_monthly_custom_wages_version BEFORE UPDATE ON ta_monthly_custom_wages FOR EACH ROW EXECUTE FUNCTION raise_version();

-- 과세 지급액: what is earned in a month, line by line, before claims and withholding
CREATE VIEW pay_earnings AS
 SELECT work_months.id,
    work_months.ta_id,
    work_months.month,
    'HOURLY'::text AS kind,
    work_months.wage_type_id AS ref_id,
    work_months.minutes,
    work_months.hourly_wage,
    work_months.amount
   FROM work_months
  WHERE work_months.amount IS NOT NULL
UNION ALL
 SELECT salary_months.id,
    salary_months.ta_id,
    salary_months.month,
    'SALARY'::text AS kind,
    salary_months.terms_id AS ref_id,
    NULL::integer AS minutes,
    NULL::integer AS hourly_wage,
    salary_months.amount
   FROM salary_months
UNION ALL
 SELECT ta_monthly_custom_wages.id::text AS id,
    ta_monthly_custom_wages.ta_id,
    ta_monthly_custom_wages.month,
    'CUSTOM'::text AS kind,
    ta_monthly_custom_wages.id AS ref_id,
    NULL::integer AS minutes,
    NULL::integer AS hourly_wage,
    ta_monthly_custom_wages.amount
   FROM ta_monthly_custom_wages;

-- 급여 항목: every figure of a month's pay; each opens to the records it follows from
CREATE VIEW pay_lines AS
 SELECT pay_earnings.id,
    pay_earnings.ta_id,
    pay_earnings.month,
    pay_earnings.kind,
    pay_earnings.ref_id,
    pay_earnings.minutes,
    pay_earnings.hourly_wage,
    pay_earnings.amount
   FROM pay_earnings
UNION ALL
 SELECT expense_claims.id::text AS id,
    expense_claims.ta_id,
    expense_claims.pay_month AS month,
    'CLAIM'::text AS kind,
    expense_claims.id AS ref_id,
    NULL::integer AS minutes,
    NULL::integer AS hourly_wage,
    expense_claims.amount
   FROM expense_claims
  WHERE expense_claims.status = ANY (ARRAY['APPROVED'::text, 'PAID'::text])
UNION ALL
 SELECT (((earned.ta_id || ':'::text) || to_char(earned.month::timestamp with time zone, 'YYYY-MM'::text)) || ':'::text) || tax.kind AS id,
    earned.ta_id,
    earned.month,
    tax.kind,
    NULL::uuid AS ref_id,
    NULL::integer AS minutes,
    NULL::integer AS hourly_wage,
    - tax.amount AS amount
   FROM ( SELECT pay_earnings.ta_id,
            pay_earnings.month,
            sum(pay_earnings.amount) AS amount
           FROM pay_earnings
          GROUP BY pay_earnings.ta_id, pay_earnings.month) earned
     CROSS JOIN LATERAL ( VALUES ('INCOME_TAX'::text,income_tax(earned.amount)), ('LOCAL_INCOME_TAX'::text,local_income_tax(earned.amount))) tax(kind, amount)
  WHERE tax.amount > 0 AND ( SELECT ta_pay_terms.is_withheld
           FROM ta_pay_terms
          WHERE ta_pay_terms.ta_id = earned.ta_id AND ta_pay_terms.from_month <= earned.month
          ORDER BY ta_pay_terms.from_month DESC
         LIMIT 1);

-- 월 급여: the sums of pay_lines
CREATE VIEW pay_months AS
 SELECT (ta_id || ':'::text) || to_char(month::timestamp with time zone, 'YYYY-MM'::text) AS id,
    ta_id,
    month,
    COALESCE(sum(minutes), 0::bigint)::integer AS minutes,
    COALESCE(sum(amount) FILTER (WHERE kind = ANY (ARRAY['HOURLY'::text, 'SALARY'::text, 'CUSTOM'::text])), 0::bigint)::integer AS earned,
    COALESCE(sum(amount) FILTER (WHERE kind = 'CLAIM'::text), 0::bigint)::integer AS claimed,
    - COALESCE(sum(amount) FILTER (WHERE kind = ANY (ARRAY['INCOME_TAX'::text, 'LOCAL_INCOME_TAX'::text])), 0::bigint)::integer AS withheld,
    sum(amount)::integer AS net,
    (EXISTS ( SELECT
           FROM payroll_closings
          WHERE payroll_closings.month = pay_lines.month)) AS is_closed
   FROM pay_lines
  GROUP BY ta_id, month;

-- 월급: of each month up to this one in which a TA is paid by salary
CREATE VIEW salary_months AS
 SELECT (terms.ta_id || ':'::text) || to_char(terms.month::timestamp with time zone, 'YYYY-MM'::text) AS id,
    terms.ta_id,
    terms.month,
    terms.id AS terms_id,
    terms.monthly_salary,
    terms.monthly_wage_type,
    COALESCE(worked.days, 0) AS worked_days,
    terms.whole_days,
        CASE terms.monthly_wage_type
            WHEN 'FULL'::text THEN terms.monthly_salary
            ELSE round(terms.monthly_salary::numeric * LEAST(COALESCE(worked.days, 0), terms.whole_days)::numeric / terms.whole_days::numeric)::integer
        END AS amount
   FROM ( SELECT each_terms.id,
            each_terms.ta_id,
            each_terms.from_month,
            each_terms.to_month,
            each_terms.payment_type,
            each_terms.hourly_wage,
            each_terms.monthly_salary,
            each_terms.monthly_wage_type,
            each_terms.contracted_days,
            each_terms.is_withheld,
            each_terms.version,
            each_terms.created_by,
            each_terms.created_at,
            each_terms.updated_at,
            month.month::date AS month,
            COALESCE(each_terms.contracted_days::bigint, ( SELECT count(*) AS count
                   FROM generate_series(month.month, month.month + '1 mon -1 days'::interval, '1 day'::interval) day(day)
                  WHERE EXTRACT(isodow FROM day.day) < 6::numeric))::integer AS whole_days
           FROM ta_pay_terms each_terms
             CROSS JOIN LATERAL generate_series(each_terms.from_month::timestamp without time zone, LEAST(( SELECT min(later.from_month) - '1 mon'::interval
                   FROM ta_pay_terms later
                  WHERE later.ta_id = each_terms.ta_id AND later.from_month > each_terms.from_month), each_terms.to_month::timestamp without time zone, month_of(now())::timestamp without time zone), '1 mon'::interval) month(month)
          WHERE each_terms.payment_type = 'MONTHLY'::text) terms
     LEFT JOIN LATERAL ( SELECT count(DISTINCT work_records.work_date)::integer AS days
           FROM work_records
          WHERE work_records.ta_id = terms.ta_id AND work_records.work_month = terms.month AND work_records.status = 'CLOSED'::text) worked ON true;

-- 월 근무 시간: closed records of a TA, a month and a wage type, at the wage as it was then
CREATE VIEW work_months AS
 SELECT (((ta_id || ':'::text) || to_char(work_month::timestamp with time zone, 'YYYY-MM'::text)) || ':'::text) || COALESCE(wage_type_id::text, ''::text) AS id,
    ta_id,
    work_month AS month,
    wage_type_id,
    records,
    days,
    minutes,
    wage_of(ta_id, wage_type_id, work_month) AS hourly_wage,
        CASE
            WHEN NOT is_paid_monthly(ta_id, work_month) THEN round(minutes::numeric * wage_of(ta_id, wage_type_id, work_month)::numeric / 60::numeric)::integer
            ELSE NULL::integer
        END AS amount
   FROM ( SELECT work_records.ta_id,
            work_records.work_month,
            work_records.wage_type_id,
            count(*)::integer AS records,
            count(DISTINCT work_records.work_date)::integer AS days,
            sum(work_records.minutes)::integer AS minutes
           FROM work_records
          WHERE work_records.status = 'CLOSED'::text
          GROUP BY work_records.ta_id, work_records.work_month, work_records.wage_type_id) work;
