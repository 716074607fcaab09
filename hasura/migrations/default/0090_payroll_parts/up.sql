-- Pay by the minute of the clock, cut at midnight, so that it never matters how work was punched; weekly-holiday pay; rules with dates.

create table pay_rules (
  id uuid primary key default uuid_v7(),
  kind text not null,
  from_date date not null,
  amount integer not null,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint pay_rules_date_key unique (kind, from_date),
  constraint pay_rules_kind_known check (kind in ('MINIMUM_WAGE', 'WEEKLY_HOLIDAY')),
  constraint pay_rules_amount_range check (amount between case kind when 'MINIMUM_WAGE' then 1 else 0 end and case kind when 'MINIMUM_WAGE' then 1000000 else 2400 end)
);
comment on table pay_rules is '급여 기준: what the law sets, from a date until the next row of its kind';
comment on column pay_rules.kind is 'MINIMUM_WAGE 최저임금, WEEKLY_HOLIDAY 주휴수당';
comment on column pay_rules.from_date is '적용 시작일; of weekly-holiday pay the week counts that begins on it or later';
comment on column pay_rules.amount is 'MINIMUM_WAGE: 원 an hour; WEEKLY_HOLIDAY: minutes of work that earn it in a week, 0 while none is paid';
create index pay_rules_created_by_index on pay_rules (created_by);
create trigger pay_rules_version before update on pay_rules for each row execute function raise_version();
create trigger pay_rules_announce after insert or update or delete on pay_rules
  for each statement execute function announce_roots('payRules', 'holidayWeeks', 'payLines', 'payMonths', 'payRegister', 'payWarnings');

insert into pay_rules (kind, from_date, amount)
values ('MINIMUM_WAGE', '2024-01-01', 9860), ('MINIMUM_WAGE', '2025-01-01', 10030), ('MINIMUM_WAGE', '2026-01-01', 10320);

create function pay_rule(wanted text, day date) returns integer language sql stable as $$
  select amount from pay_rules where kind = wanted and from_date <= day order by from_date desc limit 1
$$;
comment on function pay_rule(text, date) is 'The amount of a rule on a day; null before the first';

create function week_of(day date) returns date language sql immutable parallel safe as $$
  select date_trunc('week', day::timestamp)::date
$$;
comment on function week_of(date) is 'The Monday of a week';

create function holiday_month(day date) returns date language sql immutable parallel safe as $$
  select date_trunc('month', date_trunc('week', day::timestamp) + interval '6 days')::date
$$;
comment on function holiday_month(date) is 'The month that pays the weekly holiday of a day''s week: that of its Sunday';

create function guard_pay_rule() returns trigger language plpgsql as $$
begin
  -- The minimum wage warns; it changes no pay.
  if 'WEEKLY_HOLIDAY' in (old.kind, new.kind) then
    perform refuse_closed_since(holiday_month(least(old.from_date, new.from_date)));
  end if;
  return coalesce(new, old);
end $$;
create trigger pay_rules_guard before insert or delete or update of kind, from_date, amount on pay_rules
  for each row execute function guard_pay_rule();

create function midnight_after(day date) returns timestamptz language sql immutable parallel safe as $$
  select (day + 1)::timestamp at time zone 'Asia/Seoul'
$$;
comment on function midnight_after(date) is 'The end of a day in Seoul';

create function clock_minutes(from_moment timestamptz, to_moment timestamptz) returns integer language sql stable parallel safe as $$
  select (floor(extract(epoch from to_moment) / 60) - floor(extract(epoch from from_moment) / 60))::integer
$$;
comment on function clock_minutes(timestamptz, timestamptz) is
  'Minutes between two times as a clock shows them, without seconds: work cut at any moment has the same minutes in sum';

create function first_of_month(day date) returns date language sql immutable parallel safe as $$
  select date_trunc('month', day::timestamp)::date
$$;
comment on function first_of_month(date) is 'Months are written as their first day';

create index work_records_holiday_index on work_records (holiday_month(work_date)) where status = 'CLOSED';
create index work_records_overnight_index on work_records (first_of_month(work_date + 1))
  where status = 'CLOSED' and ended_at > midnight_after(work_date);
create index work_records_overnight_holiday_index on work_records (holiday_month(work_date + 1))
  where status = 'CLOSED' and ended_at > midnight_after(work_date);
create index work_records_end_index on work_records (ta_id, ended_at);

create function guard_paid_work() returns trigger language plpgsql as $$
begin
  perform refuse_closed_month(
    case when tg_op <> 'DELETE' then holiday_month((new.started_at at time zone 'Asia/Seoul')::date) end,
    case when tg_op <> 'DELETE' then month_of(new.ended_at - interval '1 microsecond') end,
    case when tg_op <> 'DELETE' then holiday_month(((new.ended_at - interval '1 microsecond') at time zone 'Asia/Seoul')::date) end,
    case when tg_op <> 'INSERT' then holiday_month(old.work_date) end,
    case when tg_op <> 'INSERT' then month_of(old.ended_at - interval '1 microsecond') end,
    case when tg_op <> 'INSERT' then holiday_month(((old.ended_at - interval '1 microsecond') at time zone 'Asia/Seoul')::date) end);
  return coalesce(new, old);
end $$;
comment on function guard_paid_work() is 'Work counts in the months it reaches and in the one that pays its week''s holiday; all of them must be open';
create trigger work_records_paid before insert or delete or update of ta_id, wage_type_id, status, started_at, ended_at on work_records
  for each row execute function guard_paid_work();

create view work_parts as
select id || ':1' as id, id as record_id, ta_id, wage_type_id, work_date, work_month as month, holiday_month(work_date) as holiday_month,
  started_at, least(ended_at, midnight_after(work_date)) as ended_at,
  clock_minutes(started_at, least(ended_at, midnight_after(work_date))) as minutes
from work_records where status = 'CLOSED'
union all
select id || ':2', id, ta_id, wage_type_id, work_date + 1, first_of_month(work_date + 1), holiday_month(work_date + 1),
  midnight_after(work_date), ended_at, clock_minutes(midnight_after(work_date), ended_at)
from work_records where status = 'CLOSED' and ended_at > midnight_after(work_date);
comment on view work_parts is '근무 시간: closed records cut at midnight, so that each part lies in one day, week and month';
comment on column work_parts.id is 'Record and part';
comment on column work_parts.record_id is '근무 기록';
comment on column work_parts.ta_id is '조교';
comment on column work_parts.wage_type_id is '시급 구분; null for the TA''s own wage';
comment on column work_parts.work_date is '날짜, Asia/Seoul';
comment on column work_parts.month is '월, its first day';
comment on column work_parts.holiday_month is 'The month that pays the holiday of its week';
comment on column work_parts.started_at is '시작';
comment on column work_parts.ended_at is '끝';
comment on column work_parts.minutes is '근무 시간, minutes of the clock';

-- Spans instead of wage_of() and is_paid_monthly(), which would be called for each record.
create view wage_spans as
select wage_type_id, from_month, lead(from_month) over (partition by wage_type_id order by from_month) as until_month, hourly_wage from hourly_wages;
comment on view wage_spans is '시급: of a wage type from a month until another, which is not in it';
comment on column wage_spans.wage_type_id is '시급 구분';
comment on column wage_spans.from_month is '첫 월';
comment on column wage_spans.until_month is '다음 시급의 첫 월; null for the last';
comment on column wage_spans.hourly_wage is '시급, 원';

create view pay_term_spans as
select ta_id, from_month, lead(from_month) over (partition by ta_id order by from_month) as until_month, payment_type, hourly_wage from ta_pay_terms;
comment on view pay_term_spans is '급여 조건: of a TA from a month until another, which is not in it';
comment on column pay_term_spans.ta_id is '조교';
comment on column pay_term_spans.from_month is '첫 월';
comment on column pay_term_spans.until_month is '다음 조건의 첫 월; null for the last';
comment on column pay_term_spans.payment_type is '지급 방식';
comment on column pay_term_spans.hourly_wage is '개인 시급, 원';

create or replace view work_months as
select work.ta_id || ':' || to_char(work.month, 'YYYY-MM') || ':' || coalesce(work.wage_type_id::text, '') as id,
  work.ta_id, work.month, work.wage_type_id, work.records, work.days, work.minutes,
  case when work.wage_type_id is null then terms.hourly_wage else wage.hourly_wage end as hourly_wage,
  case when terms.payment_type is distinct from 'MONTHLY' then
    round(work.minutes::numeric * case when work.wage_type_id is null then terms.hourly_wage else wage.hourly_wage end / 60)::integer end as amount
from (
  select ta_id, month, wage_type_id, count(distinct record_id)::integer as records, count(distinct work_date)::integer as days,
    sum(minutes)::integer as minutes
  from work_parts group by ta_id, month, wage_type_id
) as work
left join pay_term_spans as terms on terms.ta_id = work.ta_id and terms.from_month <= work.month and coalesce(work.month < terms.until_month, true)
left join wage_spans as wage on wage.wage_type_id = work.wage_type_id and wage.from_month <= work.month and coalesce(work.month < wage.until_month, true);

create view holiday_weeks as
select weeks.ta_id || ':' || weeks.week as id, weeks.ta_id, weeks.month, weeks.week, weeks.work_minutes,
  least(weeks.work_minutes, 2400) / 5 as minutes, round(weeks.earned::numeric / weeks.work_minutes)::integer as hourly_wage,
  round(weeks.earned::numeric * least(weeks.work_minutes, 2400) / (weeks.work_minutes * 300))::integer as amount
from (
  select parts.ta_id, parts.week, parts.month, sum(parts.minutes)::integer as work_minutes,
    sum(parts.minutes * case when parts.wage_type_id is null then terms.hourly_wage else wage.hourly_wage end::bigint) as earned
  from (
    select ta_id, week_of(work_date) as week, holiday_month as month, month as work_month, wage_type_id, sum(minutes) as minutes
    from work_parts group by ta_id, week_of(work_date), holiday_month, month, wage_type_id
  ) as parts
  left join pay_term_spans as terms
    on terms.ta_id = parts.ta_id and terms.from_month <= parts.work_month and coalesce(parts.work_month < terms.until_month, true)
  left join wage_spans as wage
    on wage.wage_type_id = parts.wage_type_id and wage.from_month <= parts.work_month and coalesce(parts.work_month < wage.until_month, true)
  where terms.payment_type is distinct from 'MONTHLY' and case when parts.wage_type_id is null then terms.hourly_wage else wage.hourly_wage end is not null
  group by parts.ta_id, parts.week, parts.month
) as weeks
join (
  select from_date, lead(from_date) over (order by from_date) as until_date, amount from pay_rules where kind = 'WEEKLY_HOLIDAY'
) as rule on rule.from_date <= weeks.week and coalesce(weeks.week < rule.until_date, true) and rule.amount > 0
left join pay_term_spans as paid on paid.ta_id = weeks.ta_id and paid.from_month <= weeks.month and coalesce(weeks.month < paid.until_month, true)
where weeks.work_minutes >= rule.amount and paid.payment_type is distinct from 'MONTHLY';
comment on view holiday_weeks is '주휴수당: of each week of hourly work that earns it, a fifth of its hours, of 40 at most, at the mean wage; paid in the month of its Sunday';
comment on column holiday_weeks.id is 'TA and week';
comment on column holiday_weeks.ta_id is '조교';
comment on column holiday_weeks.month is '지급 월, its first day: that of the Sunday';
comment on column holiday_weeks.week is '주, its Monday';
comment on column holiday_weeks.work_minutes is '한 주 시급 근무 시간, minutes, whatever months its days are in';
comment on column holiday_weeks.minutes is '주휴 시간, minutes';
comment on column holiday_weeks.hourly_wage is '평균 시급, 원, rounded for show';
comment on column holiday_weeks.amount is '금액, 원, rounded once';

create or replace view salary_months as
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
    -- What begins when another record ends goes on with it: a shift over midnight is one day however it was punched.
    select count(distinct work_date)::integer as days from work_records
    where work_records.ta_id = terms.ta_id and work_records.work_month = terms.month and status = 'CLOSED'
      and not exists (select from work_records as former where former.ta_id = work_records.ta_id and former.ended_at = work_records.started_at)
  ) as worked on true;
comment on column salary_months.worked_days is '근무일: days on which work began';

create or replace view pay_earnings as
  select id, ta_id, month, 'HOURLY' as kind, wage_type_id as ref_id, minutes, hourly_wage, amount, null::date as week
  from work_months where amount is not null
  union all
  select id, ta_id, month, 'SALARY', terms_id, null, null, amount, null from salary_months
  union all
  select id, ta_id, month, 'WEEKLY_HOLIDAY', null, minutes, hourly_wage, amount, week from holiday_weeks
  union all
  select id::text, ta_id, month, 'CUSTOM', id, null, null, amount, null from ta_monthly_custom_wages;
comment on column pay_earnings.kind is 'HOURLY 시급, SALARY 월급, WEEKLY_HOLIDAY 주휴수당, CUSTOM 추가/공제';
comment on column pay_earnings.week is '주, its Monday; weekly-holiday lines only';

create or replace view pay_lines as
  select id, ta_id, month, kind, ref_id, minutes, hourly_wage, amount, week from pay_earnings
  union all
  select id::text, ta_id, pay_month, 'CLAIM', id, null, null, amount, null from expense_claims where status in ('APPROVED', 'PAID')
  union all
  select earned.ta_id || ':' || to_char(earned.month, 'YYYY-MM') || ':' || tax.kind, earned.ta_id, earned.month, tax.kind, null, null, null, -tax.amount, null
  from (select ta_id, month, sum(amount) as amount from pay_earnings group by ta_id, month) as earned
  cross join lateral (values ('INCOME_TAX', income_tax(earned.amount)), ('LOCAL_INCOME_TAX', local_income_tax(earned.amount))) as tax (kind, amount)
  where tax.amount > 0
    and (select is_withheld from ta_pay_terms where ta_pay_terms.ta_id = earned.ta_id and from_month <= earned.month order by from_month desc limit 1);
comment on column pay_lines.kind is
  'HOURLY 시급, SALARY 월급, WEEKLY_HOLIDAY 주휴수당, CUSTOM 추가/공제, CLAIM 경비, INCOME_TAX 소득세, LOCAL_INCOME_TAX 지방소득세; taxes are of earnings, never of claims';
comment on column pay_lines.week is '주, its Monday; weekly-holiday lines only';

create or replace view pay_months as
  select sums.ta_id || ':' || to_char(sums.month, 'YYYY-MM') as id, sums.ta_id, sums.month, sums.minutes, sums.earned, sums.claimed, tax.withheld,
    sums.earned + sums.claimed - tax.withheld as net,
    exists (select from payroll_closings where payroll_closings.month = sums.month) as is_closed,
    sums.hourly, sums.salary, sums.weekly_holiday, sums.custom
  from (
    select ta_id, month,
      coalesce(sum(minutes) filter (where kind = 'HOURLY'), 0)::integer as minutes,
      coalesce(sum(amount) filter (where kind <> 'CLAIM'), 0)::integer as earned,
      coalesce(sum(amount) filter (where kind = 'CLAIM'), 0)::integer as claimed,
      coalesce(sum(amount) filter (where kind = 'HOURLY'), 0)::integer as hourly,
      coalesce(sum(amount) filter (where kind = 'SALARY'), 0)::integer as salary,
      coalesce(sum(amount) filter (where kind = 'WEEKLY_HOLIDAY'), 0)::integer as weekly_holiday,
      coalesce(sum(amount) filter (where kind = 'CUSTOM'), 0)::integer as custom
    from (
      select ta_id, month, kind, minutes, amount from pay_earnings
      union all
      select ta_id, pay_month, 'CLAIM' as kind, null::integer as minutes, amount from expense_claims where status in ('APPROVED', 'PAID')
    ) as parts
    group by ta_id, month
  ) as sums
  cross join lateral (
    select case when (select is_withheld from ta_pay_terms where ta_pay_terms.ta_id = sums.ta_id and from_month <= sums.month order by from_month desc limit 1)
      then income_tax(sums.earned) + local_income_tax(sums.earned) else 0 end as withheld
  ) as tax;
comment on view pay_months is '월 급여: the sums of pay_lines, without computing each line';
comment on column pay_months.hourly is '시급, 원';
comment on column pay_months.salary is '월급, 원';
comment on column pay_months.weekly_holiday is '주휴수당, 원';
comment on column pay_months.custom is '추가/공제, 원';

select keep_records('pay_rules');
select comment_records('pay_rules');
