-- A name that is spaced out in a list is the name that it is without.

create function person_name(name text) returns text language sql immutable parallel safe set search_path = public, pg_temp as $$
  select case when name ~ '^[가-힣]( ?[가-힣]){1,3}$' and name !~ ' (학생|조교|선생|원생)$' then replace(name, ' ', '') else name end
$$;
comment on function person_name(text) is 'A Korean name of up to four letters as it is stored and compared: 김 민 수 is 김민수';

create function users_store_name() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.name := person_name(new.name);
  return new;
end $$;
comment on function users_store_name() is 'Stores a name without the spaces inside it';

create trigger users_store_name before insert or update of name on users
  for each row execute function users_store_name();

update users set name = person_name(name) where name <> person_name(name);
