-- An open payroll page follows what the pay of a month is computed from: claims, wages, terms, additions, and the names of kinds of work.

create trigger expense_claims_announce_pay after insert or update or delete on expense_claims
  for each statement execute function announce_roots('payRegister', 'payStatementLines', 'payWarnings');
create trigger hourly_wages_announce_pay after insert or update or delete on hourly_wages
  for each statement execute function announce_roots('payRegister', 'payStatementLines', 'payWarnings');
create trigger ta_pay_terms_announce_pay after insert or update or delete on ta_pay_terms
  for each statement execute function announce_roots('payRegister', 'payStatementLines', 'payWarnings');
create trigger ta_monthly_custom_wages_announce_pay after insert or update or delete on ta_monthly_custom_wages
  for each statement execute function announce_roots('payRegister', 'payStatementLines', 'payWarnings');
create trigger hourly_wage_types_announce_pay after update on hourly_wage_types
  for each statement execute function announce_roots('payStatementLines');
create trigger pay_rules_announce_pay after insert or update or delete on pay_rules
  for each statement execute function announce_roots('payStatementLines');
