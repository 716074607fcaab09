-- A TA who is no longer known has no account, level or power, whoever writes that they are not.

create function require_bare_ta() returns trigger language plpgsql as $$
begin
  if new.is_admin_level or new.may_anonymise or new.may_issue_passwords or exists (select from ta_bank_accounts where ta_id = new.id) then
    perform refuse('tas_anonymised_bare');
  end if;
  return new;
end $$;
comment on function require_bare_ta() is 'What somebody may and is paid to goes before their name does';
create trigger tas_bare before insert or update of anonymised_at on tas
  for each row when (new.anonymised_at is not null) execute function require_bare_ta();
