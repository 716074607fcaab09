drop table ta_wage_types, ta_pay_terms, hourly_wages, hourly_wage_types;
drop function keep_wages, guard_pay_end, guard_wages, is_paid_monthly, wage_of, month_of, is_month;
