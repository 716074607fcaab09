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
comment on column payroll_closings.pay_day is '지급일; the 10th of the next month unless it is said';

create or replace function reopen_month() returns trigger language plpgsql as $$
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

create or replace function drop_closing() returns trigger language plpgsql as $$
begin
  delete from payroll_closings where id = new.closing_id;
  return null;
end $$;
comment on function drop_closing() is 'What is reopened is not closed any more; its slips go with it';

drop trigger expense_claims_move on expense_claims;
create trigger expense_claims_move before insert or update of status on expense_claims for each row execute function guard_move('status',
  '> REQUESTED', 'REQUESTED > APPROVED REJECTED', 'APPROVED > PAID', 'REJECTED >', 'PAID >');

create or replace function guard_expense_claim() returns trigger language plpgsql as $$
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
  if tg_op = 'UPDATE' and new.status <> old.status then
    if new.status in ('APPROVED', 'REJECTED') then
      new.decided_by := coalesce(session_user_id(), new.decided_by);
      new.decided_at := now();
      if new.decided_by = new.ta_id then
        perform refuse('expense_claims_decided_by_other');
      end if;
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
    end if;
  end if;
  return new;
end $$;

alter table expense_claims drop constraint expense_claims_pay_month_set;
alter table expense_claims disable trigger expense_claims_guard;
update expense_claims set pay_month = date_trunc('month', spent_on::timestamp)::date where status = 'PAID' and pay_month is null;
alter table expense_claims enable trigger expense_claims_guard;
alter table expense_claims add constraint expense_claims_pay_month_set check ((status in ('APPROVED', 'PAID')) = (pay_month is not null));
comment on column expense_claims.pay_month is '지급 월, its first day: the month of spending, or the first open one after it';
