drop table expense_claims;
drop function guard_expense_claim;
