drop view pay_warnings, pay_register;
drop function open_pay_month;
drop trigger payroll_closings_pay on payroll_closings;
drop trigger payroll_closings_announce on payroll_closings;
drop function freeze_missing_slips, freeze_slips, pay_closed_month;
drop function statement_line;
drop view pay_statement_lines;
drop table payroll_reopenings, pay_slips, ta_bank_accounts;
drop function guard_pay_slip, reopen_month, drop_closing, guard_reopening;
alter table payroll_closings drop column pay_day;
comment on table payroll_closings is '급여 마감: nothing that the pay of such a month follows from changes again; a mistake is put right in a later month';
create or replace function guard_payroll_closing() returns trigger language plpgsql as $$
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
end $$;
create trigger payroll_closings_announce after insert on payroll_closings
  for each statement execute function announce_roots('payrollClosings', 'payMonths');
