drop trigger users_ta_leaving on users;
drop function follow_leaving_ta();
drop function free_ta(uuid);
