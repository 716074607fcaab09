-- Expense claims: what a TA spent for the academy.

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

create function guard_expense_claim() returns trigger language plpgsql as $$
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
create trigger expense_claims_guard before insert or update or delete on expense_claims for each row execute function guard_expense_claim();
create trigger expense_claims_move before insert or update of status on expense_claims for each row execute function guard_move('status',
  '> REQUESTED', 'REQUESTED > APPROVED REJECTED', 'APPROVED > PAID', 'REJECTED >', 'PAID >');
create trigger expense_claims_version before update on expense_claims for each row execute function raise_version();
create trigger expense_claims_announce after insert or update or delete on expense_claims
  for each statement execute function announce_roots('payLines', 'payMonths');

select keep_records('expense_claims');
select comment_records('expense_claims');
