-- Closing a month freezes its slips; reopening is recorded with a reason. Bank accounts, the register, and what is odd in a month.

create table ta_bank_accounts (
  id uuid primary key default uuid_v7(),
  ta_id uuid not null references tas (id) on delete cascade,
  bank text not null,
  account_number text not null,
  account_name text not null,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint ta_bank_accounts_ta_key unique (ta_id),
  constraint ta_bank_accounts_bank_form check (bank = btrim(bank) and length(bank) between 2 and 20),
  constraint ta_bank_accounts_number_form check (account_number ~ '^[0-9]{6,20}$'),
  constraint ta_bank_accounts_name_form check (account_name = btrim(account_name) and length(account_name) between 1 and 40)
);
comment on table ta_bank_accounts is '급여 계좌: where a TA''s pay is sent';
comment on column ta_bank_accounts.ta_id is '조교';
comment on column ta_bank_accounts.bank is '은행';
comment on column ta_bank_accounts.account_number is '계좌번호, digits only';
comment on column ta_bank_accounts.account_name is '예금주';
create index ta_bank_accounts_created_by_index on ta_bank_accounts (created_by);
create trigger ta_bank_accounts_version before update on ta_bank_accounts for each row execute function raise_version();
create trigger ta_bank_accounts_announce after insert or update or delete on ta_bank_accounts
  for each statement execute function announce_roots('payWarnings');

alter table payroll_closings add column pay_day date;
update payroll_closings set pay_day = (month + interval '1 month 9 days')::date;
alter table payroll_closings alter column pay_day set not null,
  add constraint payroll_closings_pay_day_after check (pay_day > month);
comment on column payroll_closings.pay_day is '지급일; the 10th of the next month unless it is said';
comment on table payroll_closings is '급여 마감: nothing that the pay of such a month follows from changes, unless the month is reopened';

create table pay_slips (
  id uuid primary key default uuid_v7(),
  closing_id uuid not null references payroll_closings (id) on delete cascade,
  ta_id uuid not null references tas (id),
  month date not null,
  name text not null,
  pay_day date not null,
  minutes integer not null,
  hourly integer not null,
  salary integer not null,
  weekly_holiday integer not null,
  custom integer not null,
  earned integer not null,
  claimed integer not null,
  withheld integer not null,
  net integer not null,
  lines jsonb not null,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint pay_slips_month_key unique (ta_id, month),
  constraint pay_slips_month_form check (is_month(month)),
  constraint pay_slips_earned_sum check (earned = hourly + salary + weekly_holiday + custom),
  constraint pay_slips_net_sum check (net = earned + claimed - withheld)
);
comment on table pay_slips is '급여명세서: what a closed month paid a TA, as it was computed then';
comment on column pay_slips.closing_id is '마감';
comment on column pay_slips.ta_id is '조교';
comment on column pay_slips.month is '월, its first day';
comment on column pay_slips.name is '성명 at the closing';
comment on column pay_slips.pay_day is '지급일';
comment on column pay_slips.minutes is '시급 근무 시간, minutes';
comment on column pay_slips.hourly is '시급, 원';
comment on column pay_slips.salary is '월급, 원';
comment on column pay_slips.weekly_holiday is '주휴수당, 원';
comment on column pay_slips.custom is '추가/공제, 원';
comment on column pay_slips.earned is '지급액 before claims and withholding, 원';
comment on column pay_slips.claimed is '경비, 원';
comment on column pay_slips.withheld is '원천징수, 원';
comment on column pay_slips.net is '실지급액, 원';
comment on column pay_slips.lines is '항목: the rows of pay_statement_lines, in order';
create index pay_slips_month_index on pay_slips (month);
create index pay_slips_closing_index on pay_slips (closing_id);
create index pay_slips_created_by_index on pay_slips (created_by);

create table payroll_reopenings (
  id uuid primary key default uuid_v7(),
  closing_id uuid not null,
  month date not null,
  reason text not null,
  closed_by uuid references users (id),
  closed_at timestamptz not null,
  slips jsonb not null,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payroll_reopenings_closing_key unique (closing_id),
  constraint payroll_reopenings_month_form check (is_month(month)),
  constraint payroll_reopenings_reason_form check (reason = btrim(reason) and length(reason) between 1 and 500)
);
comment on table payroll_reopenings is '마감 취소: who opened a closed month again and why, with the slips that held until then';
comment on column payroll_reopenings.closing_id is 'The closing, which is gone';
comment on column payroll_reopenings.month is '다시 연 월, its first day';
comment on column payroll_reopenings.reason is '사유';
comment on column payroll_reopenings.closed_by is '마감했던 사람';
comment on column payroll_reopenings.closed_at is '마감했던 시각';
comment on column payroll_reopenings.slips is 'TA and net pay of the slips until then';
create index payroll_reopenings_month_index on payroll_reopenings (month);
create index payroll_reopenings_closed_by_index on payroll_reopenings (closed_by);
create index payroll_reopenings_created_by_index on payroll_reopenings (created_by);

create view pay_statement_lines as
select lines.id, lines.ta_id, lines.month, lines.kind, lines.ref_id, coalesce(type.name, extra.reason, claim.description) as label, lines.week,
  claim.spent_on, lines.minutes, lines.hourly_wage, salary.worked_days, salary.whole_days, salary.monthly_wage_type, lines.amount,
  array_position(array['HOURLY', 'SALARY', 'WEEKLY_HOLIDAY', 'CUSTOM', 'CLAIM', 'INCOME_TAX', 'LOCAL_INCOME_TAX'], lines.kind) as place
from pay_lines as lines
left join hourly_wage_types as type on lines.kind = 'HOURLY' and type.id = lines.ref_id
left join ta_monthly_custom_wages as extra on lines.kind = 'CUSTOM' and extra.id = lines.ref_id
left join expense_claims as claim on lines.kind = 'CLAIM' and claim.id = lines.ref_id
left join salary_months as salary on lines.kind = 'SALARY' and salary.ta_id = lines.ta_id and salary.month = lines.month;
comment on view pay_statement_lines is '급여명세 항목: pay_lines with the words and the basis that a slip says';
comment on column pay_statement_lines.id is 'Tells the lines apart';
comment on column pay_statement_lines.ta_id is '조교';
comment on column pay_statement_lines.month is '월, its first day';
comment on column pay_statement_lines.kind is 'As in pay_lines';
comment on column pay_statement_lines.ref_id is 'As in pay_lines';
comment on column pay_statement_lines.label is 'Name of the wage type, reason of an addition, text of a claim; null where the kind says all';
comment on column pay_statement_lines.week is '주, its Monday; weekly-holiday lines only';
comment on column pay_statement_lines.spent_on is '쓴 날; claims only';
comment on column pay_statement_lines.minutes is '시간, minutes: worked, or of the weekly holiday';
comment on column pay_statement_lines.hourly_wage is '시급, 원';
comment on column pay_statement_lines.worked_days is '근무일; salaries only';
comment on column pay_statement_lines.whole_days is '소정근로일; salaries only';
comment on column pay_statement_lines.monthly_wage_type is 'FULL 전액, PRORATED 근무일 비례; salaries only';
comment on column pay_statement_lines.amount is '금액, 원: what is deducted is less than 0';
comment on column pay_statement_lines.place is 'Sort order of the kinds';

create function statement_line(line pay_statement_lines) returns jsonb language sql stable as $$
  select jsonb_build_object('id', line.id, 'kind', line.kind, 'refId', line.ref_id, 'label', line.label, 'week', line.week, 'spentOn', line.spent_on,
    'minutes', line.minutes, 'hourlyWage', line.hourly_wage, 'workedDays', line.worked_days, 'wholeDays', line.whole_days,
    'monthlyWageType', line.monthly_wage_type, 'amount', line.amount)
$$;
comment on function statement_line(pay_statement_lines) is 'A line as slips keep it';

create function freeze_slips(closing payroll_closings) returns void language sql as $$
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
$$;
comment on function freeze_slips(payroll_closings) is 'Writes the slips of a closing as pay_months and pay_statement_lines compute them';

create function freeze_missing_slips() returns void language plpgsql as $$
declare closing payroll_closings;
begin
  for closing in select * from payroll_closings where not exists (select from pay_slips where closing_id = payroll_closings.id) order by month loop
    perform freeze_slips(closing);
  end loop;
end $$;
comment on function freeze_missing_slips() is 'For closings that were loaded, not made: slips of those without any';

create or replace function guard_payroll_closing() returns trigger language plpgsql as $$
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
    new.pay_day := coalesce(new.pay_day, (new.month + interval '1 month 9 days')::date);
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
end $$;

create function pay_closed_month() returns trigger language plpgsql as $$
begin
  update expense_claims set status = 'PAID' where pay_month = new.month and status = 'APPROVED';
  perform freeze_slips(new);
  return null;
end $$;
comment on function pay_closed_month() is 'A closed month pays its claims and has slips';
create trigger payroll_closings_pay after insert on payroll_closings for each row execute function pay_closed_month();

create function guard_pay_slip() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (select from payroll_closings where id = old.closing_id) then
    perform refuse('pay_slips_frozen');
  end if;
  return old;
end $$;
comment on function guard_pay_slip() is 'A slip goes only with its closing';
create trigger pay_slips_frozen before update or delete on pay_slips for each row execute function guard_pay_slip();

create function reopen_month() returns trigger language plpgsql as $$
declare closing payroll_closings;
begin
  perform pg_advisory_xact_lock(hashtext('payroll_closings'));
  select * into closing from payroll_closings where month = new.month;
  if closing.id is null then
    perform refuse('payroll_reopenings_closed');
  end if;
  new.closing_id := closing.id;
  new.closed_by := closing.created_by;
  new.closed_at := closing.created_at;
  new.slips := (select coalesce(jsonb_agg(jsonb_build_object('taId', ta_id, 'net', net) order by ta_id), '[]') from pay_slips where closing_id = closing.id);
  return new;
end $$;
comment on function reopen_month() is 'A reopening keeps by whom and with which slips the month was closed';
create trigger payroll_reopenings_fill before insert on payroll_reopenings for each row execute function reopen_month();

create function drop_closing() returns trigger language plpgsql as $$
begin
  delete from payroll_closings where id = new.closing_id;
  return null;
end $$;
comment on function drop_closing() is 'What is reopened is not closed any more; its slips go with it';
create trigger payroll_reopenings_drop after insert on payroll_reopenings for each row execute function drop_closing();

create function guard_reopening() returns trigger language plpgsql as $$
begin
  perform refuse('payroll_reopenings_final');
end $$;
create trigger payroll_reopenings_final before update or delete on payroll_reopenings for each row execute function guard_reopening();

drop trigger payroll_closings_announce on payroll_closings;
create trigger payroll_closings_announce after insert or delete on payroll_closings
  for each statement execute function announce_roots('payrollClosings', 'payMonths', 'paySlips', 'payRegister', 'payWarnings', 'expenseClaims');
create trigger payroll_reopenings_announce after insert on payroll_reopenings
  for each statement execute function announce_roots('payrollReopenings');

create view pay_register as
select id::text as id, ta_id, month, name, minutes, hourly, salary, weekly_holiday, custom, earned, claimed, withheld, net, id as slip_id from pay_slips
union all
select pay.id, pay.ta_id, pay.month, users.name, pay.minutes, pay.hourly, pay.salary, pay.weekly_holiday, pay.custom, pay.earned, pay.claimed,
  pay.withheld, pay.net, null
from pay_months as pay join users on users.id = pay.ta_id
-- An array is known before the pay is computed, so that closed months are not computed at all.
where pay.month = any (array(
  select possible::date from generate_series(
    least((select min(work_month) from work_records), (select min(month) from ta_monthly_custom_wages), (select min(pay_month) from expense_claims),
      (select min(from_month) from ta_pay_terms where payment_type = 'MONTHLY'))::timestamp,
    greatest(month_of(now()), (select max(month) from ta_monthly_custom_wages), (select max(pay_month) from expense_claims))::timestamp, interval '1 month') as possible
  where not exists (select from payroll_closings where month = possible::date)));
comment on view pay_register is '급여대장: slips of closed months, computed pay of open ones';
comment on column pay_register.id is 'The slip''s, or TA and month';
comment on column pay_register.ta_id is '조교';
comment on column pay_register.month is '월, its first day';
comment on column pay_register.name is '성명';
comment on column pay_register.minutes is '시급 근무 시간, minutes';
comment on column pay_register.hourly is '시급, 원';
comment on column pay_register.salary is '월급, 원';
comment on column pay_register.weekly_holiday is '주휴수당, 원';
comment on column pay_register.custom is '추가/공제, 원';
comment on column pay_register.earned is '지급액 before claims and withholding, 원';
comment on column pay_register.claimed is '경비, 원';
comment on column pay_register.withheld is '원천징수, 원';
comment on column pay_register.net is '실지급액, 원';
comment on column pay_register.slip_id is '급여명세서; null while the month is open';

create function open_pay_month(day date) returns date language sql stable as $$
  select possible::date from generate_series(
    date_trunc('month', day::timestamp), date_trunc('month', greatest(now() at time zone 'Asia/Seoul', day::timestamp)), interval '1 month') as possible
  where not exists (select from payroll_closings where month = possible::date) order by possible limit 1
$$;
comment on function open_pay_month(date) is 'The month that pays what was spent on a day: its own, or the first open one after it';

create view pay_warnings as
select 'OPEN_WORK:' || id as id, work_month as month, ta_id, 'OPEN_WORK' as kind, id as ref_id, null::integer as amount, work_date as day
from work_records where status = 'OPEN'
union all
select 'CLAIM_REQUESTED:' || id, open_pay_month(spent_on), ta_id, 'CLAIM_REQUESTED', id, amount, spent_on from expense_claims where status = 'REQUESTED'
union all
select 'WAGE_MISSING:' || id, month, ta_id, 'WAGE_MISSING', wage_type_id, minutes, null
from (select * from work_months where hourly_wage is null) as unpaid where not is_paid_monthly(ta_id, month)
union all
select 'BELOW_MINIMUM:' || id, month, ta_id, 'BELOW_MINIMUM', wage_type_id, hourly_wage, null
from work_months where amount is not null and hourly_wage < pay_rule('MINIMUM_WAGE', month)
union all
select 'BELOW_MINIMUM:' || salary.id, salary.month, salary.ta_id, 'BELOW_MINIMUM', salary.terms_id,
  round(salary.amount * 60.0 / worked.minutes)::integer, null
from salary_months as salary
join (select ta_id, month, sum(minutes)::integer as minutes from work_parts group by ta_id, month) as worked
  on worked.ta_id = salary.ta_id and worked.month = salary.month
where worked.minutes > 0 and salary.amount * 60.0 / worked.minutes < pay_rule('MINIMUM_WAGE', salary.month)
union all
select 'NET_NEGATIVE:' || id, month, ta_id, 'NET_NEGATIVE', null, net, null from pay_register where net < 0
union all
select 'ACCOUNT_MISSING:' || id, month, ta_id, 'ACCOUNT_MISSING', null, net, null
from pay_register where net > 0 and not exists (select from ta_bank_accounts where ta_bank_accounts.ta_id = pay_register.ta_id);
comment on view pay_warnings is '마감 전 확인: what is odd in the pay of a month; only open shifts keep it from being closed';
comment on column pay_warnings.id is 'Kind and what it is about';
comment on column pay_warnings.month is '월, its first day';
comment on column pay_warnings.ta_id is '조교';
comment on column pay_warnings.kind is
  'OPEN_WORK 퇴근 없음, CLAIM_REQUESTED 미처리 경비, WAGE_MISSING 시급 없음, BELOW_MINIMUM 최저임금 미달, NET_NEGATIVE 실지급액이 0보다 작음, ACCOUNT_MISSING 계좌 없음';
comment on column pay_warnings.ref_id is 'Work record, claim, wage type or pay terms';
comment on column pay_warnings.amount is '원, or minutes without a wage';
comment on column pay_warnings.day is '날짜';

select keep_records('ta_bank_accounts', 'pay_slips', 'payroll_reopenings');
select comment_records('ta_bank_accounts', 'pay_slips', 'payroll_reopenings');
select freeze_missing_slips();
