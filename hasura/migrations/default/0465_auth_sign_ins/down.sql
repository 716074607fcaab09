drop trigger refresh_tokens_newest on refresh_tokens;
create trigger refresh_tokens_newest after insert on refresh_tokens referencing new table as made for each statement
  when (session_variable('x-hasura-role') is not null) execute function keep_newest('family_id', 'id', '3000');
drop trigger refresh_tokens_newest_sign_ins on refresh_tokens;
drop function keep_newest_sign_ins();
