-- An academy that nobody leads yet is opened in the browser, by an address that the server prints, and by one person.

create table setup_tokens (
  token_hash text primary key,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table setup_tokens is E'Addresses that open an academy nobody leads: single use, an hour, hashed\n@rows is written by the system, and emptied when the academy is opened';
comment on column setup_tokens.token_hash is E'SHA-256 of the token in the address\n@personal none';
comment on column setup_tokens.expires_at is 'When the address stops working';
comment on column setup_tokens.created_at is 'When it was made';
comment on column setup_tokens.updated_at is 'When it was changed last';

create function lacks_first_manager() returns boolean language plpgsql as $$
begin
  perform refuse_old_snapshots();
  -- Two who would be the first are asked one after another.
  perform pg_advisory_xact_lock(hashtext('managers'));
  return not exists (select from users where type = 'ADMIN');
end $$;
comment on function lacks_first_manager() is 'Whether there is no ADMIN; nobody else is told so until the transaction ends';

create function use_setup_token(hash text, at timestamptz) returns boolean language plpgsql as $$
begin
  if not lacks_first_manager() or not exists (select from setup_tokens where token_hash = hash and expires_at > at) then
    return false;
  end if;
  delete from setup_tokens;
  return true;
end $$;
comment on function use_setup_token(text, timestamptz) is 'Whether this token opens the academy now; it and every other one are gone then';
