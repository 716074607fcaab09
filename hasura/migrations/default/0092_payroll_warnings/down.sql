drop trigger work_corrections_announce_pay on work_corrections;
drop trigger work_records_announce_pay on work_records;
drop view pay_warnings;
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
