drop trigger change_sets_undo on change_sets;
drop function guard_undo();
