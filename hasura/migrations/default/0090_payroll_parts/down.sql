drop view pay_months, pay_lines, pay_earnings, salary_months, holiday_weeks, work_months, work_parts, pay_term_spans, wage_spans;
drop trigger work_records_paid on work_records;
drop index work_records_holiday_index, work_records_overnight_index, work_records_overnight_holiday_index, work_records_end_index;
drop table pay_rules;
drop function guard_pay_rule, guard_paid_work, pay_rule, week_of, holiday_month, midnight_after, clock_minutes, first_of_month;

create view work_months as
  select work.ta_id || ':' || to_char(work.work_month, 'YYYY-MM') || ':' || coalesce(work.wage_type_id::text, '') as id,
    work.ta_id, work.work_month as month, work.wage_type_id, work.records, work.days, work.minutes,
    wage_of(work.ta_id, work.wage_type_id, work.work_month) as hourly_wage,
    case when not is_paid_monthly(work.ta_id, work.work_month)
      then round(work.minutes::numeric * wage_of(work.ta_id, work.wage_type_id, work.work_month) / 60)::integer end as amount
  from (
    select ta_id, work_month, wage_type_id, count(*)::integer as records, count(distinct work_date)::integer as days, sum(minutes)::integer as minutes
    from work_records where status = 'CLOSED' group by ta_id, work_month, wage_type_id
  ) as work;
comment on view work_months is '월 근무 시간: closed records of a TA, a month and a wage type, at the wage as it was then';
comment on column work_months.id is 'TA, month and wage type';
comment on column work_months.ta_id is '조교';
comment on column work_months.month is '월, its first day';
comment on column work_months.wage_type_id is '시급 구분; null for the TA''s own wage';
comment on column work_months.records is '근무 기록 수';
comment on column work_months.days is '근무일 수';
comment on column work_months.minutes is '근무 시간, minutes';
comment on column work_months.hourly_wage is '시급, 원';
comment on column work_months.amount is '금액, 원, rounded once; null in a month paid by salary';

create view salary_months as
  select terms.ta_id || ':' || to_char(terms.month, 'YYYY-MM') as id, terms.ta_id, terms.month, terms.id as terms_id, terms.monthly_salary, terms.monthly_wage_type,
    coalesce(worked.days, 0) as worked_days, terms.whole_days,
    case terms.monthly_wage_type when 'FULL' then terms.monthly_salary
      else round(terms.monthly_salary::numeric * least(coalesce(worked.days, 0), terms.whole_days) / terms.whole_days)::integer end as amount
  from (
    select each_terms.*, month::date as month, coalesce(each_terms.contracted_days, (
        select count(*) from generate_series(month, month + interval '1 month - 1 day', interval '1 day') as day where extract(isodow from day) < 6
      ))::integer as whole_days
    from ta_pay_terms as each_terms
    cross join lateral generate_series(
      each_terms.from_month::timestamp,
      least(
        (select min(later.from_month) - interval '1 month' from ta_pay_terms as later where later.ta_id = each_terms.ta_id and later.from_month > each_terms.from_month),
        each_terms.to_month::timestamp, month_of(now())::timestamp),
      interval '1 month') as month
    where each_terms.payment_type = 'MONTHLY'
  ) as terms
  left join lateral (
    select count(distinct work_date)::integer as days from work_records
    where work_records.ta_id = terms.ta_id and work_records.work_month = terms.month and status = 'CLOSED'
  ) as worked on true;
comment on view salary_months is '월급: of each month up to this one in which a TA is paid by salary';
comment on column salary_months.id is 'TA and month';
comment on column salary_months.ta_id is '조교';
comment on column salary_months.month is '월, its first day';
comment on column salary_months.terms_id is '급여 조건';
comment on column salary_months.monthly_salary is '월급, 원';
comment on column salary_months.monthly_wage_type is 'FULL 전액, PRORATED 근무일 비례';
comment on column salary_months.worked_days is '근무일: days with a closed record';
comment on column salary_months.whole_days is '소정근로일 of the month';
comment on column salary_months.amount is '금액, 원';

create view pay_earnings as
  select id, ta_id, month, 'HOURLY' as kind, wage_type_id as ref_id, minutes, hourly_wage, amount from work_months where amount is not null
  union all
  select id, ta_id, month, 'SALARY', terms_id, null, null, amount from salary_months
  union all
  select id::text, ta_id, month, 'CUSTOM', id, null, null, amount from ta_monthly_custom_wages;
comment on view pay_earnings is '과세 지급액: what is earned in a month, line by line, before claims and withholding';
comment on column pay_earnings.id is 'Tells the lines apart';
comment on column pay_earnings.ta_id is '조교';
comment on column pay_earnings.month is '월, its first day';
comment on column pay_earnings.kind is 'HOURLY 시급, SALARY 월급, CUSTOM 추가/공제';
comment on column pay_earnings.ref_id is 'What the line opens to: wage type, pay terms, custom wage';
comment on column pay_earnings.minutes is '근무 시간, minutes; hourly lines only';
comment on column pay_earnings.hourly_wage is '시급, 원; hourly lines only';
comment on column pay_earnings.amount is '금액, 원';

create view pay_lines as
  select id, ta_id, month, kind, ref_id, minutes, hourly_wage, amount from pay_earnings
  union all
  select id::text, ta_id, pay_month, 'CLAIM', id, null, null, amount from expense_claims where status in ('APPROVED', 'PAID')
  union all
  select earned.ta_id || ':' || to_char(earned.month, 'YYYY-MM') || ':' || tax.kind, earned.ta_id, earned.month, tax.kind, null, null, null, -tax.amount
  from (select ta_id, month, sum(amount) as amount from pay_earnings group by ta_id, month) as earned
  cross join lateral (values ('INCOME_TAX', income_tax(earned.amount)), ('LOCAL_INCOME_TAX', local_income_tax(earned.amount))) as tax (kind, amount)
  where tax.amount > 0
    and (select is_withheld from ta_pay_terms where ta_pay_terms.ta_id = earned.ta_id and from_month <= earned.month order by from_month desc limit 1);
comment on view pay_lines is '급여 항목: every figure of a month''s pay; each opens to the records it follows from';
comment on column pay_lines.id is 'Tells the lines apart';
comment on column pay_lines.ta_id is '조교';
comment on column pay_lines.month is '월, its first day';
comment on column pay_lines.kind is
  'HOURLY 시급, SALARY 월급, CUSTOM 추가/공제, CLAIM 경비, INCOME_TAX 소득세, LOCAL_INCOME_TAX 지방소득세; taxes are of earnings, never of claims';
comment on column pay_lines.ref_id is 'What the line opens to: wage type (its work records of the month), pay terms, custom wage, claim';
comment on column pay_lines.minutes is '근무 시간, minutes; hourly lines only';
comment on column pay_lines.hourly_wage is '시급, 원; hourly lines only';
comment on column pay_lines.amount is '금액, 원: what is deducted is less than 0';

create view pay_months as
  select ta_id || ':' || to_char(month, 'YYYY-MM') as id, ta_id, month,
    coalesce(sum(minutes), 0)::integer as minutes,
    coalesce(sum(amount) filter (where kind in ('HOURLY', 'SALARY', 'CUSTOM')), 0)::integer as earned,
    coalesce(sum(amount) filter (where kind = 'CLAIM'), 0)::integer as claimed,
    -coalesce(sum(amount) filter (where kind in ('INCOME_TAX', 'LOCAL_INCOME_TAX')), 0)::integer as withheld,
    sum(amount)::integer as net,
    exists (select from payroll_closings where payroll_closings.month = pay_lines.month) as is_closed
  from pay_lines group by ta_id, month;
comment on view pay_months is '월 급여: the sums of pay_lines';
comment on column pay_months.id is 'TA and month';
comment on column pay_months.ta_id is '조교';
comment on column pay_months.month is '월, its first day';
comment on column pay_months.minutes is '시급 근무 시간, minutes';
comment on column pay_months.earned is '지급액 before claims and withholding, 원';
comment on column pay_months.claimed is '경비, 원';
comment on column pay_months.withheld is '원천징수, 원';
comment on column pay_months.net is '실지급액, 원';
comment on column pay_months.is_closed is '마감';
