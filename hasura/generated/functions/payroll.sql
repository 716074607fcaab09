-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Minutes between two times as a clock shows them, without seconds: work cut at any moment has the same minutes in sum
CREATE OR REPLACE FUNCTION public.clock_minutes(from_moment timestamp with time zone, to_moment timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select (floor(extract(epoch from to_moment) / 60) - floor(extract(epoch from from_moment) / 60))::integer
$function$;

-- What is reopened is not closed any more; its slips go with it, and what it paid is to be paid again
CREATE OR REPLACE FUNCTION public.drop_closing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from payroll_closings where id = new.closing_id;
  update expense_claims set status = 'APPROVED' where pay_month = new.month and status = 'PAID';
  return null;
end $function$;

-- Months are written as their first day
CREATE OR REPLACE FUNCTION public.first_of_month(day date)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select date_trunc('month', day::timestamp)::date
$function$;

-- For closings that were loaded, not made: slips of those without any
CREATE OR REPLACE FUNCTION public.freeze_missing_slips()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare closing payroll_closings;
begin
  for closing in select * from payroll_closings where not exists (select from pay_slips where closing_id = payroll_closings.id) order by month loop
    perform freeze_slips(closing);
  end loop;
end $function$;

-- Writes the slips of a closing as pay_months and pay_statement_lines compute them
CREATE OR REPLACE FUNCTION public.freeze_slips(closing payroll_closings)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into pay_slips (closing_id, ta_id, month, name, pay_day, minutes, hourly, salary, weekly_holiday, custom, earned, claimed, withheld, net, lines)
  select closing.id, pay.ta_id, pay.month, users.name, closing.pay_day, pay.minutes, pay.hourly, pay.salary, pay.weekly_holiday, pay.custom,
    pay.earned, pay.claimed, pay.withheld, pay.net, stated.lines
  from pay_months as pay
  join users on users.id = pay.ta_id
  join (
    select ta_id, jsonb_agg(statement_line(line) order by place, week, spent_on, label, id) as lines
    from pay_statement_lines as line where month = closing.month group by ta_id
  ) as stated on stated.ta_id = pay.ta_id
  where pay.month = closing.month
$function$;

CREATE OR REPLACE FUNCTION public.guard_custom_wage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_closed_month(case when tg_op <> 'DELETE' then new.month end, case when tg_op <> 'INSERT' then old.month end);
  return coalesce(new, old);
end $function$;

-- Slips belong to the closing of their month and say what pay_months computes for it
CREATE OR REPLACE FUNCTION public.guard_new_slips()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare closed record;
begin
  for closed in select distinct closing_id, month from made loop
    if not exists (select from payroll_closings where id = closed.closing_id and month = closed.month)
      or exists (
        select from made left join (select * from pay_months where month = closed.month) as pay on pay.ta_id = made.ta_id
        where made.month = closed.month
          and (made.minutes, made.hourly, made.salary, made.weekly_holiday, made.custom, made.earned, made.claimed, made.withheld, made.net)
            is distinct from (pay.minutes, pay.hourly, pay.salary, pay.weekly_holiday, pay.custom, pay.earned, pay.claimed, pay.withheld, pay.net))
    then
      perform refuse('pay_slips_computed');
    end if;
  end loop;
  return null;
end $function$;

-- Work counts in the months it reaches and in the one that pays its week's holiday; all of them must be open
CREATE OR REPLACE FUNCTION public.guard_paid_work()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_closed_month(
    case when tg_op <> 'DELETE' then holiday_month((new.started_at at time zone 'Asia/Seoul')::date) end,
    case when tg_op <> 'DELETE' then month_of(new.ended_at - interval '1 microsecond') end,
    case when tg_op <> 'DELETE' then holiday_month(((new.ended_at - interval '1 microsecond') at time zone 'Asia/Seoul')::date) end,
    case when tg_op <> 'INSERT' then holiday_month(old.work_date) end,
    case when tg_op <> 'INSERT' then month_of(old.ended_at - interval '1 microsecond') end,
    case when tg_op <> 'INSERT' then holiday_month(((old.ended_at - interval '1 microsecond') at time zone 'Asia/Seoul')::date) end);
  return coalesce(new, old);
end $function$;

CREATE OR REPLACE FUNCTION public.guard_pay_rule()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- The minimum wage warns; it changes no pay.
  if 'WEEKLY_HOLIDAY' in (old.kind, new.kind) then
    perform refuse_closed_since(holiday_month(least(old.from_date, new.from_date)));
  end if;
  return coalesce(new, old);
end $function$;

-- A slip goes only with its closing
CREATE OR REPLACE FUNCTION public.guard_pay_slip()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' or exists (select from payroll_closings where id = old.closing_id) then
    perform refuse('pay_slips_frozen');
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_payroll_closing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and (new.month, new.pay_day) <> (old.month, old.pay_day)
    or tg_op = 'DELETE' and not exists (select from payroll_reopenings where closing_id = old.id) then
    perform refuse('payroll_closings_final');
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock(hashtext('payroll_closings'));
    new.pay_day := coalesce(new.pay_day, greatest((new.month + interval '1 month 9 days')::date, (now() at time zone 'Asia/Seoul')::date));
    if new.month >= month_of(now()) then
      perform refuse('payroll_closings_month_over');
    end if;
    -- What began on the last day before may reach into the month.
    if exists (
      select from work_records where status = 'OPEN' and (work_month = new.month
        or work_date = new.month - 1 and not exists (select from payroll_closings where month = work_records.work_month))
    ) then
      perform refuse('payroll_closings_open_work');
    end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_reopening()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse('payroll_reopenings_final');
end $function$;

-- The month that pays the weekly holiday of a day's week: that of its Sunday
CREATE OR REPLACE FUNCTION public.holiday_month(day date)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select date_trunc('month', date_trunc('week', day::timestamp) + interval '6 days')::date
$function$;

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

-- The end of a day in Seoul
CREATE OR REPLACE FUNCTION public.midnight_after(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (day + 1)::timestamp at time zone 'Asia/Seoul'
$function$;

-- The month that pays what was spent on a day: its own, or the first open one after it
CREATE OR REPLACE FUNCTION public.open_pay_month(day date)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select possible::date from generate_series(
    date_trunc('month', day::timestamp), date_trunc('month', greatest(now() at time zone 'Asia/Seoul', day::timestamp)), interval '1 month') as possible
  where not exists (select from payroll_closings where month = possible::date) order by possible limit 1
$function$;

-- A closed month pays its claims and has slips
CREATE OR REPLACE FUNCTION public.pay_closed_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update expense_claims set status = 'PAID' where pay_month = new.month and status = 'APPROVED';
  perform freeze_slips(new);
  return null;
end $function$;

-- The amount of a rule on a day; null before the first
CREATE OR REPLACE FUNCTION public.pay_rule(wanted text, day date)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select amount from pay_rules where kind = wanted and from_date <= day order by from_date desc limit 1
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

-- A reopening keeps by whom and with which slips the month was closed
CREATE OR REPLACE FUNCTION public.reopen_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare closing payroll_closings;
begin
  perform pg_advisory_xact_lock(hashtext('payroll_closings'));
  select * into closing from payroll_closings where month = new.month;
  if closing.id is null then
    perform refuse('payroll_reopenings_closed');
  end if;
  perform refuse('payroll_reopenings_last', json_build_object('month', max(month))) from payroll_closings having max(month) > new.month;
  new.closing_id := closing.id;
  new.closed_by := closing.created_by;
  new.closed_at := closing.created_at;
  new.slips := (select coalesce(jsonb_agg(jsonb_build_object('taId', ta_id, 'net', net) order by ta_id), '[]') from pay_slips where closing_id = closing.id);
  return new;
end $function$;

-- Keeps months from being closed until this transaction ends
CREATE OR REPLACE FUNCTION public.share_payroll()
 RETURNS void
 LANGUAGE sql
AS $function$
  -- A shared lock: writers run at once, but not during a closing.
  select pg_advisory_xact_lock_shared(hashtext('payroll_closings'))
$function$;

-- A line as slips keep it
CREATE OR REPLACE FUNCTION public.statement_line(line pay_statement_lines)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select jsonb_build_object('id', line.id, 'kind', line.kind, 'refId', line.ref_id, 'label', line.label, 'week', line.week, 'spentOn', line.spent_on,
    'minutes', line.minutes, 'hourlyWage', line.hourly_wage, 'workedDays', line.worked_days, 'wholeDays', line.whole_days,
    'monthlyWageType', line.monthly_wage_type, 'amount', line.amount)
$function$;

-- The Monday of a week
CREATE OR REPLACE FUNCTION public.week_of(day date)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select date_trunc('week', day::timestamp)::date
$function$;

CREATE TRIGGER expense_claims_announce_pay AFTER INSERT OR DELETE OR UPDATE ON expense_claims FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('payRegister', 'payStatementLines', 'payWarnings');

CREATE TRIGGER hourly_wage_types_announce_pay AFTER UPDATE ON hourly_wage_types FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('payStatementLines');

CREATE TRIGGER hourly_wages_announce_pay AFTER INSERT OR DELETE OR UPDATE ON hourly_wages FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('payRegister', 'payStatementLines', 'payWarnings');

CREATE TRIGGER pay_rules_announce AFTER INSERT OR DELETE OR UPDATE ON pay_rules FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('payRules', 'holidayWeeks', 'payLines', 'payMonths', 'payRegister', 'payWarnings');

CREATE TRIGGER pay_rules_announce_pay AFTER INSERT OR DELETE OR UPDATE ON pay_rules FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('payStatementLines');

CREATE TRIGGER pay_rules_audit AFTER INSERT OR DELETE OR UPDATE ON pay_rules FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER pay_rules_guard BEFORE INSERT OR DELETE OR UPDATE OF kind, from_date, amount ON pay_rules FOR EACH ROW EXECUTE FUNCTION guard_pay_rule();

CREATE TRIGGER pay_rules_touch BEFORE UPDATE ON pay_rules FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER pay_rules_version BEFORE UPDATE ON pay_rules FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER pay_slips_audit AFTER INSERT OR DELETE OR UPDATE ON pay_slips FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER pay_slips_computed AFTER INSERT ON pay_slips REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION guard_new_slips();

CREATE TRIGGER pay_slips_frozen BEFORE DELETE OR UPDATE ON pay_slips FOR EACH ROW EXECUTE FUNCTION guard_pay_slip();

CREATE TRIGGER pay_slips_touch BEFORE UPDATE ON pay_slips FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER payroll_closings_announce AFTER INSERT OR DELETE ON payroll_closings FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('payrollClosings', 'payMonths', 'paySlips', 'payRegister', 'payWarnings', 'expenseClaims');

CREATE TRIGGER payroll_closings_audit AFTER INSERT OR DELETE OR UPDATE ON payroll_closings FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER payroll_closings_guard BEFORE INSERT OR DELETE OR UPDATE ON payroll_closings FOR EACH ROW EXECUTE FUNCTION guard_payroll_closing();

CREATE TRIGGER payroll_closings_pay AFTER INSERT ON payroll_closings FOR EACH ROW EXECUTE FUNCTION pay_closed_month();

CREATE TRIGGER payroll_closings_touch BEFORE UPDATE ON payroll_closings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER payroll_reopenings_announce AFTER INSERT ON payroll_reopenings FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('payrollReopenings');

CREATE TRIGGER payroll_reopenings_audit AFTER INSERT OR DELETE OR UPDATE ON payroll_reopenings FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER payroll_reopenings_drop AFTER INSERT ON payroll_reopenings FOR EACH ROW EXECUTE FUNCTION drop_closing();

CREATE TRIGGER payroll_reopenings_fill BEFORE INSERT ON payroll_reopenings FOR EACH ROW EXECUTE FUNCTION reopen_month();

CREATE TRIGGER payroll_reopenings_final BEFORE DELETE OR UPDATE ON payroll_reopenings FOR EACH ROW EXECUTE FUNCTION guard_reopening();

CREATE TRIGGER payroll_reopenings_touch BEFORE UPDATE ON payroll_reopenings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER ta_bank_accounts_announce AFTER INSERT OR DELETE OR UPDATE ON ta_bank_accounts FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('payWarnings');

CREATE TRIGGER ta_bank_accounts_audit AFTER INSERT OR DELETE OR UPDATE ON ta_bank_accounts FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER ta_bank_accounts_touch BEFORE UPDATE ON ta_bank_accounts FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER ta_bank_accounts_version BEFORE UPDATE ON ta_bank_accounts FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER ta_monthly_custom_wages_announce AFTER INSERT OR DELETE OR UPDATE ON ta_monthly_custom_wages FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('payLines', 'payMonths');

CREATE TRIGGER ta_monthly_custom_wages_announce_pay AFTER INSERT OR DELETE OR UPDATE ON ta_monthly_custom_wages FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('payRegister', 'payStatementLines', 'payWarnings');

CREATE TRIGGER ta_monthly_custom_wages_audit AFTER INSERT OR DELETE OR UPDATE ON ta_monthly_custom_wages FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER ta_monthly_custom_wages_guard BEFORE INSERT OR DELETE OR UPDATE OF ta_id, month, amount ON ta_monthly_custom_wages FOR EACH ROW EXECUTE FUNCTION guard_custom_wage();

CREATE TRIGGER ta_monthly_custom_wages_touch BEFORE UPDATE ON ta_monthly_custom_wages FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER ta_monthly_custom_wages_version BEFORE UPDATE ON ta_monthly_custom_wages FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER ta_pay_terms_announce_pay AFTER INSERT OR DELETE OR UPDATE ON ta_pay_terms FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('payRegister', 'payStatementLines', 'payWarnings');

CREATE TRIGGER work_corrections_announce_pay AFTER INSERT OR DELETE OR UPDATE ON work_corrections FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('payWarnings');

CREATE TRIGGER work_records_announce_pay AFTER INSERT OR DELETE OR UPDATE ON work_records FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('payWarnings', 'payRegister', 'payStatementLines', 'workParts', 'holidayWeeks');

CREATE TRIGGER work_records_paid BEFORE INSERT OR DELETE OR UPDATE OF ta_id, wage_type_id, status, started_at, ended_at ON work_records FOR EACH ROW EXECUTE FUNCTION guard_paid_work();

-- 주휴수당: of each week of hourly work that earns it, a fifth of its hours, of 40 at most, at the mean wage; paid in the month of its Sunday
CREATE VIEW holiday_weeks AS
 SELECT (weeks.ta_id || ':'::text) || weeks.week AS id,
    weeks.ta_id,
    weeks.month,
    weeks.week,
    weeks.work_minutes,
    LEAST(weeks.work_minutes, 2400) / 5 AS minutes,
    round(weeks.earned / weeks.work_minutes::numeric)::integer AS hourly_wage,
    round(weeks.earned * LEAST(weeks.work_minutes, 2400)::numeric / (weeks.work_minutes * 300)::numeric)::integer AS amount
   FROM ( SELECT parts.ta_id,
            parts.week,
            parts.month,
            sum(parts.minutes)::integer AS work_minutes,
            sum(parts.minutes *
                CASE
                    WHEN parts.wage_type_id IS NULL THEN terms.hourly_wage
                    ELSE wage.hourly_wage
                END::bigint) AS earned
           FROM ( SELECT work_parts.ta_id,
                    week_of(work_parts.work_date) AS week,
                    work_parts.holiday_month AS month,
                    work_parts.month AS work_month,
                    work_parts.wage_type_id,
                    sum(work_parts.minutes) AS minutes
                   FROM work_parts
                  GROUP BY work_parts.ta_id, (week_of(work_parts.work_date)), work_parts.holiday_month, work_parts.month, work_parts.wage_type_id) parts
             LEFT JOIN pay_term_spans terms ON terms.ta_id = parts.ta_id AND terms.from_month <= parts.work_month AND COALESCE(parts.work_month < terms.until_month, true)
             LEFT JOIN wage_spans wage ON wage.wage_type_id = parts.wage_type_id AND wage.from_month <= parts.work_month AND COALESCE(parts.work_month < wage.until_month, true)
          WHERE terms.payment_type IS DISTINCT FROM 'MONTHLY'::text AND
                CASE
                    WHEN parts.wage_type_id IS NULL THEN terms.hourly_wage
                    ELSE wage.hourly_wage
                END IS NOT NULL
          GROUP BY parts.ta_id, parts.week, parts.month) weeks
     JOIN ( SELECT pay_rules.from_date,
            lead(pay_rules.from_date) OVER (ORDER BY pay_rules.from_date) AS until_date,
            pay_rules.amount
           FROM pay_rules
          WHERE pay_rules.kind = 'WEEKLY_HOLIDAY'::text) rule ON rule.from_date <= weeks.week AND COALESCE(weeks.week < rule.until_date, true) AND rule.amount > 0
     LEFT JOIN pay_term_spans paid ON paid.ta_id = weeks.ta_id AND paid.from_month <= weeks.month AND COALESCE(weeks.month < paid.until_month, true)
  WHERE weeks.work_minutes >= rule.amount AND paid.payment_type IS DISTINCT FROM 'MONTHLY'::text;

-- 과세 지급액: what is earned in a month, line by line, before claims and withholding
CREATE VIEW pay_earnings AS
 SELECT work_months.id,
    work_months.ta_id,
    work_months.month,
    'HOURLY'::text AS kind,
    work_months.wage_type_id AS ref_id,
    work_months.minutes,
    work_months.hourly_wage,
    work_months.amount,
    NULL::date AS week
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
    salary_months.amount,
    NULL::date AS week
   FROM salary_months
UNION ALL
 SELECT holiday_weeks.id,
    holiday_weeks.ta_id,
    holiday_weeks.month,
    'WEEKLY_HOLIDAY'::text AS kind,
    NULL::uuid AS ref_id,
    holiday_weeks.minutes,
    holiday_weeks.hourly_wage,
    holiday_weeks.amount,
    holiday_weeks.week
   FROM holiday_weeks
UNION ALL
 SELECT ta_monthly_custom_wages.id::text AS id,
    ta_monthly_custom_wages.ta_id,
    ta_monthly_custom_wages.month,
    'CUSTOM'::text AS kind,
    ta_monthly_custom_wages.id AS ref_id,
    NULL::integer AS minutes,
    NULL::integer AS hourly_wage,
    ta_monthly_custom_wages.amount,
    NULL::date AS week
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
    pay_earnings.amount,
    pay_earnings.week
   FROM pay_earnings
UNION ALL
 SELECT expense_claims.id::text AS id,
    expense_claims.ta_id,
    expense_claims.pay_month AS month,
    'CLAIM'::text AS kind,
    expense_claims.id AS ref_id,
    NULL::integer AS minutes,
    NULL::integer AS hourly_wage,
    expense_claims.amount,
    NULL::date AS week
   FROM expense_claims
  WHERE expense_claims.pay_month IS NOT NULL
UNION ALL
 SELECT (((earned.ta_id || ':'::text) || to_char(earned.month::timestamp with time zone, 'YYYY-MM'::text)) || ':'::text) || tax.kind AS id,
    earned.ta_id,
    earned.month,
    tax.kind,
    NULL::uuid AS ref_id,
    NULL::integer AS minutes,
    NULL::integer AS hourly_wage,
    - tax.amount AS amount,
    NULL::date AS week
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

-- 월 급여: the sums of pay_lines, without computing each line
CREATE VIEW pay_months AS
 SELECT (sums.ta_id || ':'::text) || to_char(sums.month::timestamp with time zone, 'YYYY-MM'::text) AS id,
    sums.ta_id,
    sums.month,
    sums.minutes,
    sums.earned,
    sums.claimed,
    tax.withheld,
    sums.earned + sums.claimed - tax.withheld AS net,
    (EXISTS ( SELECT
           FROM payroll_closings
          WHERE payroll_closings.month = sums.month)) AS is_closed,
    sums.hourly,
    sums.salary,
    sums.weekly_holiday,
    sums.custom
   FROM ( SELECT parts.ta_id,
            parts.month,
            COALESCE(sum(parts.minutes) FILTER (WHERE parts.kind = 'HOURLY'::text), 0::bigint)::integer AS minutes,
            COALESCE(sum(parts.amount) FILTER (WHERE parts.kind <> 'CLAIM'::text), 0::bigint)::integer AS earned,
            COALESCE(sum(parts.amount) FILTER (WHERE parts.kind = 'CLAIM'::text), 0::bigint)::integer AS claimed,
            COALESCE(sum(parts.amount) FILTER (WHERE parts.kind = 'HOURLY'::text), 0::bigint)::integer AS hourly,
            COALESCE(sum(parts.amount) FILTER (WHERE parts.kind = 'SALARY'::text), 0::bigint)::integer AS salary,
            COALESCE(sum(parts.amount) FILTER (WHERE parts.kind = 'WEEKLY_HOLIDAY'::text), 0::bigint)::integer AS weekly_holiday,
            COALESCE(sum(parts.amount) FILTER (WHERE parts.kind = 'CUSTOM'::text), 0::bigint)::integer AS custom
           FROM ( SELECT pay_earnings.ta_id,
                    pay_earnings.month,
                    pay_earnings.kind,
                    pay_earnings.minutes,
                    pay_earnings.amount
                   FROM pay_earnings
                UNION ALL
                 SELECT expense_claims.ta_id,
                    expense_claims.pay_month,
                    'CLAIM'::text AS kind,
                    NULL::integer AS minutes,
                    expense_claims.amount
                   FROM expense_claims
                  WHERE expense_claims.pay_month IS NOT NULL) parts
          GROUP BY parts.ta_id, parts.month) sums
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN ( SELECT ta_pay_terms.is_withheld
                       FROM ta_pay_terms
                      WHERE ta_pay_terms.ta_id = sums.ta_id AND ta_pay_terms.from_month <= sums.month
                      ORDER BY ta_pay_terms.from_month DESC
                     LIMIT 1) THEN income_tax(sums.earned::bigint) + local_income_tax(sums.earned::bigint)
                    ELSE 0
                END AS withheld) tax;

-- 급여대장: slips of closed months, computed pay of open ones
CREATE VIEW pay_register AS
 SELECT pay_slips.id::text AS id,
    pay_slips.ta_id,
    pay_slips.month,
    pay_slips.name,
    pay_slips.minutes,
    pay_slips.hourly,
    pay_slips.salary,
    pay_slips.weekly_holiday,
    pay_slips.custom,
    pay_slips.earned,
    pay_slips.claimed,
    pay_slips.withheld,
    pay_slips.net,
    pay_slips.id AS slip_id
   FROM pay_slips
UNION ALL
 SELECT pay.id,
    pay.ta_id,
    pay.month,
    users.name,
    pay.minutes,
    pay.hourly,
    pay.salary,
    pay.weekly_holiday,
    pay.custom,
    pay.earned,
    pay.claimed,
    pay.withheld,
    pay.net,
    NULL::uuid AS slip_id
   FROM pay_months pay
     JOIN users ON users.id = pay.ta_id
  WHERE pay.month = ANY ((ARRAY( SELECT possible.possible::date AS possible
           FROM generate_series(LEAST(( SELECT min(work_records.work_month) AS min
                   FROM work_records), ( SELECT min(ta_monthly_custom_wages.month) AS min
                   FROM ta_monthly_custom_wages), ( SELECT min(expense_claims.pay_month) AS min
                   FROM expense_claims), ( SELECT min(ta_pay_terms.from_month) AS min
                   FROM ta_pay_terms
                  WHERE ta_pay_terms.payment_type = 'MONTHLY'::text))::timestamp without time zone, GREATEST(month_of(now()), ( SELECT max(ta_monthly_custom_wages.month) AS max
                   FROM ta_monthly_custom_wages), ( SELECT max(expense_claims.pay_month) AS max
                   FROM expense_claims))::timestamp without time zone, '1 mon'::interval) possible(possible)
          WHERE NOT (EXISTS ( SELECT
                   FROM payroll_closings
                  WHERE payroll_closings.month = possible.possible::date)))));

-- 급여명세 항목: pay_lines with the words and the basis that a slip says
CREATE VIEW pay_statement_lines AS
 SELECT lines.id,
    lines.ta_id,
    lines.month,
    lines.kind,
    lines.ref_id,
    COALESCE(type.name, extra.reason, claim.description) AS label,
    lines.week,
    claim.spent_on,
    lines.minutes,
    lines.hourly_wage,
    salary.worked_days,
    salary.whole_days,
    salary.monthly_wage_type,
    lines.amount,
    array_position(ARRAY['HOURLY'::text, 'SALARY'::text, 'WEEKLY_HOLIDAY'::text, 'CUSTOM'::text, 'CLAIM'::text, 'INCOME_TAX'::text, 'LOCAL_INCOME_TAX'::text], lines.kind) AS place
   FROM pay_lines lines
     LEFT JOIN hourly_wage_types type ON lines.kind = 'HOURLY'::text AND type.id = lines.ref_id
     LEFT JOIN ta_monthly_custom_wages extra ON lines.kind = 'CUSTOM'::text AND extra.id = lines.ref_id
     LEFT JOIN expense_claims claim ON lines.kind = 'CLAIM'::text AND claim.id = lines.ref_id
     LEFT JOIN salary_months salary ON lines.kind = 'SALARY'::text AND salary.ta_id = lines.ta_id AND salary.month = lines.month;

-- 급여 조건: of a TA from a month until another, which is not in it
CREATE VIEW pay_term_spans AS
 SELECT ta_id,
    from_month,
    lead(from_month) OVER (PARTITION BY ta_id ORDER BY from_month) AS until_month,
    payment_type,
    hourly_wage
   FROM ta_pay_terms;

-- 마감 전 확인: what is odd in the pay of a month; only open shifts keep it from being closed
CREATE VIEW pay_warnings AS
 SELECT 'OPEN_WORK:'::text || work_records.id AS id,
    work_records.work_month AS month,
    work_records.ta_id,
    'OPEN_WORK'::text AS kind,
    work_records.id AS ref_id,
    NULL::integer AS amount,
    work_records.work_date AS day
   FROM work_records
  WHERE work_records.status = 'OPEN'::text
UNION ALL
 SELECT 'OUT_MISSING:'::text || work_records.id AS id,
    work_records.work_month AS month,
    work_records.ta_id,
    'OUT_MISSING'::text AS kind,
    work_records.id AS ref_id,
    NULL::integer AS amount,
    work_records.work_date AS day
   FROM work_records
  WHERE work_records.is_out_missing
UNION ALL
 SELECT 'CORRECTION_REQUESTED:'::text || work_corrections.id AS id,
    work_corrections.work_month AS month,
    work_corrections.ta_id,
    'CORRECTION_REQUESTED'::text AS kind,
    work_corrections.id AS ref_id,
    NULL::integer AS amount,
    (work_corrections.started_at AT TIME ZONE 'Asia/Seoul'::text)::date AS day
   FROM work_corrections
  WHERE work_corrections.status = 'REQUESTED'::text
UNION ALL
 SELECT 'CLAIM_REQUESTED:'::text || expense_claims.id AS id,
    open_pay_month(expense_claims.spent_on) AS month,
    expense_claims.ta_id,
    'CLAIM_REQUESTED'::text AS kind,
    expense_claims.id AS ref_id,
    expense_claims.amount,
    expense_claims.spent_on AS day
   FROM expense_claims
  WHERE expense_claims.status = 'REQUESTED'::text
UNION ALL
 SELECT 'WAGE_MISSING:'::text || unpaid.id AS id,
    unpaid.month,
    unpaid.ta_id,
    'WAGE_MISSING'::text AS kind,
    unpaid.wage_type_id AS ref_id,
    unpaid.minutes AS amount,
    NULL::date AS day
   FROM ( SELECT work_months.id,
            work_months.ta_id,
            work_months.month,
            work_months.wage_type_id,
            work_months.records,
            work_months.days,
            work_months.minutes,
            work_months.hourly_wage,
            work_months.amount
           FROM work_months
          WHERE work_months.hourly_wage IS NULL) unpaid
  WHERE NOT is_paid_monthly(unpaid.ta_id, unpaid.month)
UNION ALL
 SELECT 'BELOW_MINIMUM:'::text || work_months.id AS id,
    work_months.month,
    work_months.ta_id,
    'BELOW_MINIMUM'::text AS kind,
    work_months.wage_type_id AS ref_id,
    work_months.hourly_wage AS amount,
    NULL::date AS day
   FROM work_months
  WHERE work_months.amount IS NOT NULL AND work_months.hourly_wage < pay_rule('MINIMUM_WAGE'::text, work_months.month)
UNION ALL
 SELECT 'BELOW_MINIMUM:'::text || salary.id AS id,
    salary.month,
    salary.ta_id,
    'BELOW_MINIMUM'::text AS kind,
    salary.terms_id AS ref_id,
    round(salary.amount::numeric * 60.0 / worked.minutes::numeric)::integer AS amount,
    NULL::date AS day
   FROM salary_months salary
     JOIN ( SELECT work_parts.ta_id,
            work_parts.month,
            sum(work_parts.minutes)::integer AS minutes
           FROM work_parts
          GROUP BY work_parts.ta_id, work_parts.month) worked ON worked.ta_id = salary.ta_id AND worked.month = salary.month
  WHERE worked.minutes > 0 AND (salary.amount::numeric * 60.0 / worked.minutes::numeric) < pay_rule('MINIMUM_WAGE'::text, salary.month)::numeric
UNION ALL
 SELECT 'NET_NEGATIVE:'::text || pay_register.id AS id,
    pay_register.month,
    pay_register.ta_id,
    'NET_NEGATIVE'::text AS kind,
    NULL::uuid AS ref_id,
    pay_register.net AS amount,
    NULL::date AS day
   FROM pay_register
  WHERE pay_register.net < 0
UNION ALL
 SELECT 'ACCOUNT_MISSING:'::text || pay_register.id AS id,
    pay_register.month,
    pay_register.ta_id,
    'ACCOUNT_MISSING'::text AS kind,
    NULL::uuid AS ref_id,
    pay_register.net AS amount,
    NULL::date AS day
   FROM pay_register
  WHERE pay_register.net > 0 AND NOT (EXISTS ( SELECT
           FROM ta_bank_accounts
          WHERE ta_bank_accounts.ta_id = pay_register.ta_id));

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
          WHERE work_records.ta_id = terms.ta_id AND work_records.work_month = terms.month AND work_records.status = 'CLOSED'::text AND NOT (EXISTS ( SELECT
                   FROM work_records former
                  WHERE former.ta_id = work_records.ta_id AND former.ended_at = work_records.started_at))) worked ON true;

-- 시급: of a wage type from a month until another, which is not in it
CREATE VIEW wage_spans AS
 SELECT wage_type_id,
    from_month,
    lead(from_month) OVER (PARTITION BY wage_type_id ORDER BY from_month) AS until_month,
    hourly_wage
   FROM hourly_wages;

-- 월 근무 시간: closed records of a TA, a month and a wage type, at the wage as it was then
CREATE VIEW work_months AS
 SELECT (((work.ta_id || ':'::text) || to_char(work.month::timestamp with time zone, 'YYYY-MM'::text)) || ':'::text) || COALESCE(work.wage_type_id::text, ''::text) AS id,
    work.ta_id,
    work.month,
    work.wage_type_id,
    work.records,
    work.days,
    work.minutes,
        CASE
            WHEN work.wage_type_id IS NULL THEN terms.hourly_wage
            ELSE wage.hourly_wage
        END AS hourly_wage,
        CASE
            WHEN terms.payment_type IS DISTINCT FROM 'MONTHLY'::text THEN round(work.minutes::numeric *
            CASE
                WHEN work.wage_type_id IS NULL THEN terms.hourly_wage
                ELSE wage.hourly_wage
            END::numeric / 60::numeric)::integer
            ELSE NULL::integer
        END AS amount
   FROM ( SELECT work_parts.ta_id,
            work_parts.month,
            work_parts.wage_type_id,
            count(DISTINCT work_parts.record_id)::integer AS records,
            count(DISTINCT work_parts.work_date)::integer AS days,
            sum(work_parts.minutes)::integer AS minutes
           FROM work_parts
          GROUP BY work_parts.ta_id, work_parts.month, work_parts.wage_type_id) work
     LEFT JOIN pay_term_spans terms ON terms.ta_id = work.ta_id AND terms.from_month <= work.month AND COALESCE(work.month < terms.until_month, true)
     LEFT JOIN wage_spans wage ON wage.wage_type_id = work.wage_type_id AND wage.from_month <= work.month AND COALESCE(work.month < wage.until_month, true);

-- 근무 시간: closed records cut at midnight, so that each part lies in one day, week and month
CREATE VIEW work_parts AS
 SELECT work_records.id || ':1'::text AS id,
    work_records.id AS record_id,
    work_records.ta_id,
    work_records.wage_type_id,
    work_records.work_date,
    work_records.work_month AS month,
    holiday_month(work_records.work_date) AS holiday_month,
    work_records.started_at,
    LEAST(work_records.ended_at, midnight_after(work_records.work_date)) AS ended_at,
    work_records.minutes - work_records.next_day_minutes AS minutes
   FROM work_records
  WHERE work_records.status = 'CLOSED'::text
UNION ALL
 SELECT work_records.id || ':2'::text AS id,
    work_records.id AS record_id,
    work_records.ta_id,
    work_records.wage_type_id,
    work_records.work_date + 1 AS work_date,
    first_of_month(work_records.work_date + 1) AS month,
    holiday_month(work_records.work_date + 1) AS holiday_month,
    midnight_after(work_records.work_date) AS started_at,
    work_records.ended_at,
    work_records.next_day_minutes AS minutes
   FROM work_records
  WHERE work_records.status = 'CLOSED'::text AND work_records.ended_at > midnight_after(work_records.work_date);
