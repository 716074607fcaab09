drop view pay_months, pay_lines, pay_earnings, salary_months, work_months;
drop table payroll_closings, ta_monthly_custom_wages;
drop function local_income_tax, income_tax, guard_custom_wage, guard_payroll_closing, refuse_closed_since, refuse_closed_month,
  share_payroll;
