-- A person has a hundred sign-ins: the one more ends the one that ended first or, while all are open, the oldest.

create function keep_newest_sign_ins() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare person uuid;
begin
  -- A token that renews a sign-in adds none.
  for person in select distinct user_id from made where not exists (
    select from refresh_tokens as earlier where earlier.family_id = made.family_id and earlier.id <> made.id)
  loop
    with old as (
      select family_id from refresh_tokens where user_id = person group by family_id
      order by bool_or(revoked_at is null and expires_at > now()) desc, max(family_started_at) desc, family_id offset 100
    ), silenced as (delete from push_subscriptions where session_family in (select family_id from old))
    delete from refresh_tokens where family_id in (select family_id from old);
  end loop;
  return null;
end $$;
comment on function keep_newest_sign_ins() is 'Statement trigger: of each person a hundred sign-ins stay, and what ended first goes';
create trigger refresh_tokens_newest_sign_ins after insert on refresh_tokens referencing new table as made for each statement
  when (session_variable('x-hasura-role') is not null) execute function keep_newest_sign_ins();

-- Keys of tokens are random: the oldest are told by when they were made.
drop trigger refresh_tokens_newest on refresh_tokens;
create trigger refresh_tokens_newest after insert on refresh_tokens referencing new table as made for each statement
  when (session_variable('x-hasura-role') is not null) execute function keep_newest('family_id', 'created_at', '3000');
