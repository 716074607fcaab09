-- Before a month is closed: shifts without an out and correction requests that wait are named too, both hold unpaid hours.

create or replace view pay_warnings as
select 'OPEN_WORK:' || id as id, work_month as month, ta_id, 'OPEN_WORK' as kind, id as ref_id, null::integer as amount, work_date as day
from work_records where status = 'OPEN'
union all
select 'OUT_MISSING:' || id, work_month, ta_id, 'OUT_MISSING', id, null, work_date from work_records where is_out_missing
union all
select 'CORRECTION_REQUESTED:' || id, work_month, ta_id, 'CORRECTION_REQUESTED', id, null, (started_at at time zone 'Asia/Seoul')::date
from work_corrections where status = 'REQUESTED'
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
comment on column pay_warnings.kind is
  'OPEN_WORK 퇴근 전, OUT_MISSING 퇴근을 찍지 않음, CORRECTION_REQUESTED 미처리 근무 정정 요청, CLAIM_REQUESTED 미처리 경비, WAGE_MISSING 시급 없음, BELOW_MINIMUM 최저임금 미달, NET_NEGATIVE 실지급액이 0보다 작음, ACCOUNT_MISSING 계좌 없음';
comment on column pay_warnings.ref_id is 'Work record, correction request, claim, wage type or pay terms';

create trigger work_corrections_announce_pay after insert or update or delete on work_corrections
  for each statement execute function announce_roots('payWarnings');
create trigger work_records_announce_pay after insert or update or delete on work_records
  for each statement execute function announce_roots('payWarnings', 'payRegister', 'payStatementLines', 'workParts', 'holidayWeeks');
