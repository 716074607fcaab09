drop trigger users_store_name on users;
drop function users_store_name();
drop function person_name(text);
