-- Every request asks this. A function of SQL with a question of its own is planned anew at each call, one of PL/pgSQL once a connection.
create or replace function has_second_factor(person uuid) returns boolean language plpgsql stable as $$ begin
  return exists (select from second_factors where user_id = person and confirmed_at is not null)
    or exists (select from passkeys where user_id = person);
end $$;

create or replace function lacks_second_factor(person uuid) returns boolean language plpgsql stable as $$ begin
  return exists (
    select from security_settings, users left join tas on tas.id = users.id
    where users.id = person and users.type <> 'STUDENT' and (second_factor_for = 'STAFF'
      or second_factor_for = 'MANAGERS' and (users.type = 'ADMIN' or coalesce(tas.is_admin_level, false))))
    and not has_second_factor(person);
end $$;
