drop trigger pay_slips_computed on pay_slips;
drop function guard_new_slips();
