drop view pay_months, pay_lines, pay_earnings, salary_months, work_months;
drop table payroll_closings, expense_claims, ta_monthly_custom_wages, work_records, ta_wage_types, ta_pay_terms, hourly_wages, hourly_wage_types cascade;
drop function local_income_tax(bigint), income_tax(bigint), guard_expense_claim(), guard_custom_wage(), guard_work_record(), keep_wages(),
  guard_pay_end(), guard_wages(), is_paid_monthly(uuid, date), wage_of(uuid, uuid, date), guard_payroll_closing(), refuse_closed_since(date),
  refuse_closed_month(date[]), share_payroll(), month_of(timestamptz), is_month(date);
