drop trigger clinic_todos_for_passed on clinic_todos;
drop function require_to_pass();
drop function has_passed(score_attempts);
