-- Work: hours of TAs, what they are paid for them as it was then, claims, and the months that are closed.

create function is_month(day date) returns boolean language sql immutable parallel safe as $$
  select extract(day from day) = 1
$$;
comment on function is_month(date) is 'Months are written as their first day';

create function month_of(moment timestamptz) returns date language sql immutable parallel safe as $$
  select date_trunc('month', moment at time zone 'Asia/Seoul')::date
$$;
comment on function month_of(timestamptz) is 'The month an instant belongs to, Asia/Seoul, as its first day';

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

create table work_records (
  id uuid primary key default uuid_v7(),
  ta_id uuid not null references tas (id),
  wage_type_id uuid constraint work_records_wage_type_id_fkey references hourly_wage_types (id),
  status text not null default 'OPEN',
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  work_month date not null generated always as (month_of(started_at)) stored,
  work_date date not null generated always as ((started_at at time zone 'Asia/Seoul')::date) stored,
  minutes integer generated always as (floor(extract(epoch from ended_at - started_at) / 60)::integer) stored,
  memo text not null default '',
  corrected_by uuid references users (id),
  corrected_at timestamptz,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint work_records_status_known check (status in ('OPEN', 'CLOSED')),
  constraint work_records_closed_ended check ((status = 'CLOSED') = (ended_at is not null)),
  constraint work_records_time_forward check (ended_at > started_at),
  constraint work_records_length check (ended_at <= started_at + interval '24 hours'),
  constraint work_records_memo_length check (length(memo) <= 500)
);
comment on table work_records is '근무 기록: in and out';
comment on column work_records.ta_id is '조교';
comment on column work_records.wage_type_id is '시급 구분; null for the TA''s own hourly wage or salary';
comment on column work_records.status is 'OPEN 근무 중, CLOSED 퇴근';
comment on column work_records.started_at is '출근';
comment on column work_records.ended_at is '퇴근; null while at work';
comment on column work_records.work_month is '급여 월 of the beginning, its first day, Asia/Seoul';
comment on column work_records.work_date is '근무일 of the beginning, Asia/Seoul';
comment on column work_records.minutes is '근무 시간, whole minutes; null while at work';
comment on column work_records.memo is '메모';
comment on column work_records.corrected_by is 'Who changed it after it was closed; the first values stand in the audit log';
comment on column work_records.corrected_at is '정정 시각';
create unique index work_records_one_open on work_records (ta_id) where status = 'OPEN';
-- After that index, so that a second clock-in is told it is one, not that it overlaps.
alter table work_records add constraint work_records_no_overlap exclude using gist (ta_id with =, tstzrange(started_at, ended_at) with &&);
create index work_records_month_index on work_records (ta_id, work_month);
create index work_records_payroll_index on work_records (work_month);
create index work_records_date_index on work_records (work_date);
create index work_records_wage_type_id_index on work_records (wage_type_id, work_month);
create index work_records_corrected_by_index on work_records (corrected_by);
create index work_records_created_by_index on work_records (created_by);

create table ta_monthly_custom_wages (
  id uuid primary key default uuid_v7(),
  ta_id uuid not null references tas (id),
  month date not null,
  amount integer not null,
  reason text not null,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint ta_monthly_custom_wages_month_form check (is_month(month)),
  constraint ta_monthly_custom_wages_amount_range check (amount <> 0 and abs(amount) <= 100000000),
  constraint ta_monthly_custom_wages_reason_form check (reason = btrim(reason) and length(reason) between 1 and 200)
);
comment on table ta_monthly_custom_wages is '월 추가/공제: an addition or deduction of one month';
comment on column ta_monthly_custom_wages.ta_id is '조교';
comment on column ta_monthly_custom_wages.month is '월, its first day';
comment on column ta_monthly_custom_wages.amount is '금액, 원: more than 0 adds, less deducts';
comment on column ta_monthly_custom_wages.reason is '사유';
create index ta_monthly_custom_wages_ta_index on ta_monthly_custom_wages (ta_id, month);
create index ta_monthly_custom_wages_month_index on ta_monthly_custom_wages (month);
create index ta_monthly_custom_wages_created_by_index on ta_monthly_custom_wages (created_by);

create table expense_claims (
  id uuid primary key default uuid_v7(),
  ta_id uuid not null references tas (id),
  spent_on date not null,
  amount integer not null,
  description text not null,
  status text not null default 'REQUESTED',
  pay_month date,
  reject_reason text,
  decided_by uuid references users (id),
  decided_at timestamptz,
  paid_at timestamptz,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint expense_claims_amount_range check (amount between 1 and 100000000),
  constraint expense_claims_description_form check (description = btrim(description) and length(description) between 1 and 500),
  constraint expense_claims_status_known check (status in ('REQUESTED', 'APPROVED', 'REJECTED', 'PAID')),
  constraint expense_claims_rejected_with_reason check ((status = 'REJECTED') = (reject_reason is not null) and btrim(reject_reason) <> '' and length(reject_reason) <= 500),
  constraint expense_claims_decided check ((status = 'REQUESTED') = (decided_at is null) and (status = 'REQUESTED') = (decided_by is null)),
  constraint expense_claims_decided_by_other check (decided_by <> ta_id),
  constraint expense_claims_paid_stamped check ((status = 'PAID') = (paid_at is not null)),
  constraint expense_claims_pay_month_set check ((status in ('APPROVED', 'PAID')) = (pay_month is not null)),
  constraint expense_claims_pay_month_form check (is_month(pay_month))
);
comment on table expense_claims is '경비 청구: what a TA spent for the academy; the receipt stands in files';
comment on column expense_claims.ta_id is '청구한 조교';
comment on column expense_claims.spent_on is '쓴 날';
comment on column expense_claims.amount is '금액, 원';
comment on column expense_claims.description is '내용';
comment on column expense_claims.status is 'REQUESTED 청구, APPROVED 승인, REJECTED 반려, PAID 지급';
comment on column expense_claims.pay_month is '지급 월, its first day: the month of spending, or the first open one after it';
comment on column expense_claims.reject_reason is '반려 사유';
comment on column expense_claims.decided_by is '승인이나 반려한 사람; never the one who claims';
comment on column expense_claims.decided_at is '승인이나 반려한 시각';
comment on column expense_claims.paid_at is '지급 시각';
create index expense_claims_ta_index on expense_claims (ta_id, pay_month);
create index expense_claims_status_index on expense_claims (status, created_at);
create index expense_claims_pay_month_index on expense_claims (pay_month);
create index expense_claims_decided_by_index on expense_claims (decided_by);
create index expense_claims_created_by_index on expense_claims (created_by);

create table payroll_closings (
  id uuid primary key default uuid_v7(),
  month date not null,
  note text not null default '',
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payroll_closings_month_key unique (month),
  constraint payroll_closings_month_form check (is_month(month)),
  constraint payroll_closings_note_length check (length(note) <= 500)
);
comment on table payroll_closings is '급여 마감: nothing that the pay of such a month follows from changes again; a mistake is put right in a later month';
comment on column payroll_closings.month is '마감한 월, its first day';
comment on column payroll_closings.note is '메모';
create index payroll_closings_created_by_index on payroll_closings (created_by);

-- Rules: closed months --------------------------------------------------------------------------------------------------

create function share_payroll() returns void language sql as $$
  -- Any number of writers at once, none beside a closing.
  select pg_advisory_xact_lock_shared(hashtext('payroll_closings'))
$$;
comment on function share_payroll() is 'Keeps months from being closed until this transaction ends';

create function refuse_closed_month(variadic months date[]) returns void language plpgsql as $$
declare
  closed date;
begin
  perform share_payroll();
  select min(month) into closed from payroll_closings where month = any (months);
  if closed is not null then
    raise exception '%은 급여가 마감되어 바꿀 수 없습니다. 다음 달의 추가/공제로 바로잡아 주세요.', to_char(closed, 'YYYY년 FMMM월')
      using errcode = '23514', constraint = 'payroll_closings_closed';
  end if;
end $$;
comment on function refuse_closed_month(date[]) is 'Refuses a write to a closed month; those that are null do not count';

create function refuse_closed_since(since date) returns void language plpgsql as $$
declare
  closed date;
begin
  perform share_payroll();
  select max(month) into closed from payroll_closings where month >= since;
  if closed is not null then
    raise exception '%까지 급여가 마감되어, 그 뒤의 월부터만 바꿀 수 있습니다.', to_char(closed, 'YYYY년 FMMM월')
      using errcode = '23514', constraint = 'payroll_closings_closed';
  end if;
end $$;
comment on function refuse_closed_since(date) is 'Refuses a change that would reach into a closed month, the given one or later';

create function guard_payroll_closing() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and new.month <> old.month) then
    raise exception '마감한 월은 다시 열 수 없습니다. 다음 달의 추가/공제로 바로잡아 주세요.' using errcode = '23514', constraint = 'payroll_closings_final';
  end if;
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock(hashtext('payroll_closings'));
    if new.month >= month_of(now()) then
      raise exception '아직 끝나지 않은 월은 마감할 수 없습니다.' using errcode = '23514', constraint = 'payroll_closings_month_over';
    end if;
    if exists (select from work_records where status = 'OPEN' and work_month = new.month) then
      raise exception '퇴근하지 않은 근무 기록이 있습니다. 먼저 정정해 주세요.' using errcode = '23514', constraint = 'payroll_closings_open_work';
    end if;
  end if;
  return new;
end $$;
create trigger payroll_closings_guard before insert or update or delete on payroll_closings for each row execute function guard_payroll_closing();

-- Rules: wages ------------------------------------------------------------------------------------------------------------

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
  -- Waits for work being written at this wage, so that none is left without one.
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
    raise exception '이 시급으로 일한 기록이 있어 지우거나 바꿀 수 없습니다.' using errcode = '23514', constraint = 'work_records_wage_missing';
  end if;
  return null;
end $$;
comment on function keep_wages() is 'Refuses a change after which hourly work would have no wage';
create trigger hourly_wages_keep after update of wage_type_id, from_month or delete on hourly_wages for each row execute function keep_wages();
create trigger ta_pay_terms_keep after insert or update of ta_id, from_month, payment_type, hourly_wage or delete on ta_pay_terms
  for each row execute function keep_wages();

create trigger hourly_wage_types_version before update on hourly_wage_types for each row execute function raise_version();
create trigger ta_pay_terms_version before update on ta_pay_terms for each row execute function raise_version();

-- Rules: work and claims --------------------------------------------------------------------------------------------------

create function guard_work_record() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform refuse_closed_month(old.work_month);
    return old;
  end if;
  perform refuse_closed_month(month_of(new.started_at), case tg_op when 'UPDATE' then month_of(old.started_at) end);
  if new.wage_type_id is not null and (tg_op = 'INSERT' or (new.ta_id, new.wage_type_id) is distinct from (old.ta_id, old.wage_type_id)) then
    perform from ta_wage_types where ta_id = new.ta_id and wage_type_id = new.wage_type_id for key share;
    if not found then
      raise exception '이 조교에게 정해지지 않은 시급 구분입니다.' using errcode = '23514', constraint = 'work_records_wage_type_assigned';
    end if;
  end if;
  -- Holds off changes of these wages until the record stands.
  perform from hourly_wage_types where id = new.wage_type_id for key share;
  perform from tas where id = new.ta_id for key share;
  if not is_paid_monthly(new.ta_id, month_of(new.started_at)) and wage_of(new.ta_id, new.wage_type_id, month_of(new.started_at)) is null then
    raise exception '그 달에 적용되는 시급이 없습니다. 관리자에게 요청해 주세요.' using errcode = '23514', constraint = 'work_records_wage_missing';
  end if;
  if tg_op = 'UPDATE' and old.status = 'CLOSED'
      and (new.ta_id, new.wage_type_id, new.started_at, new.ended_at) is distinct from (old.ta_id, old.wage_type_id, old.started_at, old.ended_at) then
    if session_variable('x-hasura-role') = 'ta' then
      raise exception '퇴근한 기록은 관리자만 정정할 수 있습니다.' using errcode = '23514', constraint = 'work_records_correction_needs_manager';
    end if;
    new.corrected_by := session_user_id();
    new.corrected_at := now();
  end if;
  return new;
end $$;
create trigger work_records_guard before insert or delete or update of ta_id, wage_type_id, status, started_at, ended_at on work_records
  for each row execute function guard_work_record();
create trigger work_records_move before update of status on work_records for each row execute function guard_move('status',
  'OPEN 근무 중 > CLOSED', 'CLOSED 퇴근 >');
create trigger work_records_version before update on work_records for each row
  when ((old.ta_id, old.wage_type_id, old.status, old.started_at, old.ended_at, old.memo)
    is distinct from (new.ta_id, new.wage_type_id, new.status, new.started_at, new.ended_at, new.memo))
  execute function raise_version();

create function guard_custom_wage() returns trigger language plpgsql as $$
begin
  perform refuse_closed_month(case when tg_op <> 'DELETE' then new.month end, case when tg_op <> 'INSERT' then old.month end);
  return coalesce(new, old);
end $$;
create trigger ta_monthly_custom_wages_guard before insert or delete or update of ta_id, month, amount on ta_monthly_custom_wages
  for each row execute function guard_custom_wage();
create trigger ta_monthly_custom_wages_version before update on ta_monthly_custom_wages for each row execute function raise_version();

create function guard_expense_claim() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status <> 'REQUESTED' and (tg_op = 'DELETE'
      or (new.ta_id, new.spent_on, new.amount, new.description) is distinct from (old.ta_id, old.spent_on, old.amount, old.description)) then
    raise exception '이미 처리된 청구는 고치거나 지울 수 없습니다.' using errcode = '23514', constraint = 'expense_claims_decided_fixed';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.status in (old.status, 'PAID') and old.status <> 'REQUESTED' and (new.decided_by, new.decided_at, new.pay_month, new.reject_reason)
      is distinct from (old.decided_by, old.decided_at, old.pay_month, old.reject_reason) then
    raise exception '이미 처리된 청구는 고치거나 지울 수 없습니다.' using errcode = '23514', constraint = 'expense_claims_decided_fixed';
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status then
    if new.status in ('APPROVED', 'REJECTED') then
      new.decided_by := coalesce(session_user_id(), new.decided_by);
      new.decided_at := now();
      if new.decided_by = new.ta_id then
        raise exception '자기가 청구한 경비는 처리할 수 없습니다. 다른 관리자에게 요청해 주세요.' using errcode = '23514', constraint = 'expense_claims_decided_by_other';
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
create trigger expense_claims_guard before insert or update or delete on expense_claims for each row execute function guard_expense_claim();
create trigger expense_claims_move before insert or update of status on expense_claims for each row execute function guard_move('status',
  '> REQUESTED', 'REQUESTED 청구 > APPROVED REJECTED', 'APPROVED 승인 > PAID', 'REJECTED 반려 >', 'PAID 지급 >');
create trigger expense_claims_version before update on expense_claims for each row execute function raise_version();

-- Read models -------------------------------------------------------------------------------------------------------------

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

create function income_tax(earned bigint) returns integer language sql immutable parallel safe as $$
  select (floor(greatest(earned, 0) * 3 / 1000.0) * 10)::integer
$$;
comment on function income_tax(bigint) is '소득세 3 %, 10원 미만 버림';

create function local_income_tax(earned bigint) returns integer language sql immutable parallel safe as $$
  select (floor(income_tax(earned) / 100.0) * 10)::integer
$$;
comment on function local_income_tax(bigint) is '지방소득세: a tenth of the income tax, 10원 미만 버림';

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

create trigger work_records_announce after insert or update or delete on work_records
  for each statement execute function announce_roots('workMonths', 'salaryMonths', 'payLines', 'payMonths');
create trigger hourly_wages_announce after insert or update or delete on hourly_wages
  for each statement execute function announce_roots('workMonths', 'payLines', 'payMonths');
create trigger ta_pay_terms_announce after insert or update or delete on ta_pay_terms
  for each statement execute function announce_roots('taPayTerms', 'workMonths', 'salaryMonths', 'payLines', 'payMonths');
create trigger ta_monthly_custom_wages_announce after insert or update or delete on ta_monthly_custom_wages
  for each statement execute function announce_roots('payLines', 'payMonths');
create trigger expense_claims_announce after insert or update or delete on expense_claims
  for each statement execute function announce_roots('payLines', 'payMonths');
create trigger payroll_closings_announce after insert on payroll_closings
  for each statement execute function announce_roots('payrollClosings', 'payMonths');

select keep_records('hourly_wage_types', 'hourly_wages', 'ta_pay_terms', 'ta_wage_types', 'work_records', 'ta_monthly_custom_wages', 'expense_claims', 'payroll_closings');
select comment_records('hourly_wage_types', 'hourly_wages', 'ta_pay_terms', 'ta_wage_types', 'work_records', 'ta_monthly_custom_wages', 'expense_claims', 'payroll_closings');
