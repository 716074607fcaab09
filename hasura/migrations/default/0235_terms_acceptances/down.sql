drop view pending_terms;
drop table term_acceptances;
drop function guard_term_acceptance();
