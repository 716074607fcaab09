drop view staff;
drop trigger users_guard on users;
drop table tas;
drop function guard_user;
