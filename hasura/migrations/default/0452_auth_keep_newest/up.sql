-- Where a refusal would lock somebody out (signing in, opening a file), the oldest rows go instead.

create function keep_newest() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- $1 the column of the owner, $2 of the order, $3 how many stay.
  execute format(
    'delete from %1$I where id in (
      select old.id from (select distinct %2$I from made) as owner
      cross join lateral (select id from %1$I as entry where entry.%2$I = owner.%2$I order by %3$I desc offset %4$s) as old)',
    tg_table_name, tg_argv[0], tg_argv[1], tg_argv[2]::integer);
  return null;
end $$;
comment on function keep_newest() is 'Statement trigger: of each owner the newest rows stay, and the oldest go';

create trigger known_devices_newest after insert on known_devices referencing new table as made for each statement
  when (session_variable('x-hasura-role') is not null) execute function keep_newest('user_id', 'last_seen_at', '200');
-- A token every fifteen minutes of the thirty days that a sign-in lasts at most is 2,880.
create trigger refresh_tokens_newest after insert on refresh_tokens referencing new table as made for each statement
  when (session_variable('x-hasura-role') is not null) execute function keep_newest('family_id', 'id', '3000');
create trigger file_views_newest after insert on file_views referencing new table as made for each statement
  when (session_variable('x-hasura-role') is not null) execute function keep_newest('user_id', 'viewed_at', '20000');
