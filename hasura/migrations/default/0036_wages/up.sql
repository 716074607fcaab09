-- Wages: what TAs are paid by the hour or the month.

create table hourly_wage_types (
  id uuid primary key default uuid_v7(),
  name text not null,
  sequence integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint hourly_wage_types_name_key unique (name),
  constraint hourly_wage_types_name_form check (name = btrim(name) and length(name) between 1 and 30)
);
comment on table hourly_wage_types is '시급 구분: a kind of work and its wage';
comment on column hourly_wage_types.name is '이름';
comment on column hourly_wage_types.sequence is '순서, small first';
comment on column hourly_wage_types.is_active is '새로 쓸 수 있음';
create index hourly_wage_types_created_by_index on hourly_wage_types (created_by);

create function is_month(day date) returns boolean language sql immutable parallel safe as $$
  select extract(day from day) = 1
$$;
comment on function is_month(date) is 'Months are written as their first day';

create table hourly_wages (
  id uuid primary key default uuid_v7(),
  wage_type_id uuid not null references hourly_wage_types (id) on delete cascade,
  from_month date not null,
  hourly_wage integer not null,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint hourly_wages_month_key unique (wage_type_id, from_month),
  constraint hourly_wages_from_month_form check (is_month(from_month)),
  constraint hourly_wages_hourly_wage_range check (hourly_wage between 1 and 1000000)
);
comment on table hourly_wages is '시급: of a wage type, from a month until the next one';
comment on column hourly_wages.wage_type_id is '시급 구분';
comment on column hourly_wages.from_month is '적용 시작 월, its first day';
comment on column hourly_wages.hourly_wage is '시급, 원';
create index hourly_wages_created_by_index on hourly_wages (created_by);

create table ta_pay_terms (
  id uuid primary key default uuid_v7(),
  ta_id uuid not null references tas (id),
  from_month date not null,
  to_month date,
  payment_type text not null,
  hourly_wage integer,
  monthly_salary integer,
  monthly_wage_type text,
  contracted_days integer,
  is_withheld boolean not null default true,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint ta_pay_terms_month_key unique (ta_id, from_month),
  constraint ta_pay_terms_from_month_form check (is_month(from_month)),
  constraint ta_pay_terms_to_month_form check (is_month(to_month) and to_month >= from_month),
  constraint ta_pay_terms_payment_type_known check (payment_type in ('HOURLY', 'MONTHLY')),
  constraint ta_pay_terms_hourly_wage_range check (hourly_wage between 1 and 1000000),
  constraint ta_pay_terms_salary_range check (monthly_salary between 1 and 100000000),
  constraint ta_pay_terms_wage_type_known check (monthly_wage_type in ('FULL', 'PRORATED')),
  constraint ta_pay_terms_contracted_days_range check (contracted_days between 1 and 31),
  constraint ta_pay_terms_salary_of_monthly check ((payment_type = 'MONTHLY') = (monthly_salary is not null) and (payment_type = 'MONTHLY') = (monthly_wage_type is not null)),
  constraint ta_pay_terms_days_of_prorated check (contracted_days is null or monthly_wage_type = 'PRORATED')
);
comment on table ta_pay_terms is '급여 조건: how a TA is paid, from a month until the next row of that TA';
comment on column ta_pay_terms.ta_id is '조교';
comment on column ta_pay_terms.from_month is '적용 시작 월, its first day';
comment on column ta_pay_terms.to_month is '마지막 월; null while it goes on';
comment on column ta_pay_terms.payment_type is '지급 방식: HOURLY 시급, MONTHLY 월급';
comment on column ta_pay_terms.hourly_wage is '개인 시급, 원: for work without a wage type; null for none';
comment on column ta_pay_terms.monthly_salary is '월급, 원';
comment on column ta_pay_terms.monthly_wage_type is 'FULL 전액, PRORATED 근무일 비례';
comment on column ta_pay_terms.contracted_days is '소정근로일: days of work that earn the whole salary; null for Monday to Friday of the month';
comment on column ta_pay_terms.is_withheld is '3.3% 원천징수';
create index ta_pay_terms_created_by_index on ta_pay_terms (created_by);

create table ta_wage_types (
  id uuid primary key default uuid_v7(),
  ta_id uuid not null references tas (id) on delete cascade,
  wage_type_id uuid not null constraint ta_wage_types_wage_type_id_fkey references hourly_wage_types (id),
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint ta_wage_types_type_key unique (ta_id, wage_type_id)
);
comment on table ta_wage_types is '조교 시급 구분: the kinds of work a TA may clock in for';
comment on column ta_wage_types.ta_id is '조교';
comment on column ta_wage_types.wage_type_id is '시급 구분';
create index ta_wage_types_wage_type_id_index on ta_wage_types (wage_type_id);
create index ta_wage_types_created_by_index on ta_wage_types (created_by);

create function month_of(moment timestamptz) returns date language sql immutable parallel safe as $$
  select date_trunc('month', moment at time zone 'Asia/Seoul')::date
$$;
comment on function month_of(timestamptz) is 'The month an instant belongs to, Asia/Seoul, as its first day';

create function wage_of(ta uuid, wage_type uuid, month date) returns integer language sql stable as $$
  select case when wage_type is null
    then (select hourly_wage from ta_pay_terms where ta_id = ta and from_month <= month order by from_month desc limit 1)
    else (select hourly_wage from hourly_wages where wage_type_id = wage_type and from_month <= month order by from_month desc limit 1) end
$$;
comment on function wage_of(uuid, uuid, date) is 'Hourly wage in 원 of a TA and a wage type in a month, as it was then; null when there was none';

create function is_paid_monthly(ta uuid, month date) returns boolean language sql stable as $$
  select coalesce((select payment_type = 'MONTHLY' from ta_pay_terms where ta_id = ta and from_month <= month order by from_month desc limit 1), false)
$$;
comment on function is_paid_monthly(uuid, date) is 'Whether a TA is paid by salary in a month';

create function guard_wages() returns trigger language plpgsql as $$
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
end $$;
comment on function guard_wages() is 'Wages and terms reach from their month on, so a closed month keeps all that began before its end';
create trigger hourly_wages_guard before insert or delete or update of wage_type_id, from_month, hourly_wage on hourly_wages
  for each row execute function guard_wages();
create trigger ta_pay_terms_guard before insert or delete or update of ta_id, from_month, payment_type, hourly_wage, monthly_salary, monthly_wage_type,
  contracted_days, is_withheld on ta_pay_terms for each row execute function guard_wages();

create function guard_pay_end() returns trigger language plpgsql as $$
begin
  perform refuse_closed_since((least(coalesce(old.to_month, 'infinity'), coalesce(new.to_month, 'infinity')) + interval '1 month')::date);
  return new;
end $$;
comment on function guard_pay_end() is 'Terms may end after the closed months, however long they have held';
create trigger ta_pay_terms_end before update of to_month on ta_pay_terms for each row
  when (old.to_month is distinct from new.to_month) execute function guard_pay_end();

create function keep_wages() returns trigger language plpgsql as $$
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
end $$;
comment on function keep_wages() is 'Refuses a change after which hourly work would have no wage';
create trigger hourly_wages_keep after update of wage_type_id, from_month or delete on hourly_wages for each row execute function keep_wages();
create trigger ta_pay_terms_keep after insert or update of ta_id, from_month, payment_type, hourly_wage or delete on ta_pay_terms
  for each row execute function keep_wages();
create trigger hourly_wage_types_version before update on hourly_wage_types for each row execute function raise_version();
create trigger ta_pay_terms_version before update on ta_pay_terms for each row execute function raise_version();
create trigger hourly_wages_announce after insert or update or delete on hourly_wages
  for each statement execute function announce_roots('workMonths', 'payLines', 'payMonths');
create trigger ta_pay_terms_announce after insert or update or delete on ta_pay_terms
  for each statement execute function announce_roots('taPayTerms', 'workMonths', 'salaryMonths', 'payLines', 'payMonths');

select keep_records('hourly_wage_types', 'hourly_wages', 'ta_pay_terms', 'ta_wage_types');
select comment_records('hourly_wage_types', 'hourly_wages', 'ta_pay_terms', 'ta_wage_types');
