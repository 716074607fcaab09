-- What lets somebody in or past a step, and what ends it: one table and one function for every event. What is in no row stays.

create function entrance_ends() returns table (entrance text, event text, reach text) language sql immutable as $$
  select entrance, event, case when event in ('EVERYWHERE', 'OWN_PASSWORD', 'FACTOR_SET', 'FACTOR_REMOVED')
    and entrance in ('SESSIONS', 'DEVICES', 'TRUST') then 'OTHERS' else 'ALL' end
  from (values
    ('SESSIONS', array['OWN_PASSWORD', 'RESET_LINK', 'MANAGER_RESET', 'EVERYWHERE', 'ENDED_BY_MANAGER', 'FACTOR_SET', 'FACTOR_REMOVED', 'FACTOR_RESET',
      'INACTIVE', 'DELETION_ASKED', 'DELETED']),
    ('DEVICES', array['OWN_PASSWORD', 'RESET_LINK', 'MANAGER_RESET', 'EVERYWHERE', 'ENDED_BY_MANAGER', 'INACTIVE', 'DELETION_ASKED', 'DELETED']),
    ('TRUST', array['OWN_PASSWORD', 'RESET_LINK', 'MANAGER_RESET', 'EVERYWHERE', 'ENDED_BY_MANAGER', 'FACTOR_SET', 'FACTOR_REMOVED', 'FACTOR_RESET',
      'INACTIVE', 'DELETION_ASKED', 'DELETED']),
    ('RESET_LINKS', array['OWN_PASSWORD', 'RESET_LINK', 'MANAGER_RESET', 'EVERYWHERE', 'ENDED_BY_MANAGER', 'FACTOR_REMOVED', 'FACTOR_RESET', 'INACTIVE',
      'DELETION_ASKED', 'DELETED']),
    ('CHALLENGES', array['OWN_PASSWORD', 'RESET_LINK', 'MANAGER_RESET', 'EVERYWHERE', 'ENDED_BY_MANAGER', 'FACTOR_SET', 'FACTOR_REMOVED', 'FACTOR_RESET',
      'INACTIVE', 'DELETION_ASKED', 'DELETED']),
    ('BEGUN_APP', array['OWN_PASSWORD', 'RESET_LINK', 'MANAGER_RESET', 'EVERYWHERE', 'ENDED_BY_MANAGER', 'FACTOR_RESET', 'INACTIVE', 'DELETION_ASKED',
      'DELETED']),
    ('FACTORS', array['FACTOR_RESET', 'DELETED']),
    ('CALENDAR', array['MANAGER_RESET', 'EVERYWHERE', 'DELETED'])
  ) as ends (entrance, events), unnest(events) as event
$$;
comment on function entrance_ends() is 'Which event ends which entrance of a person: ALL of it, or that of OTHERS than the browser that did it';

create function end_entrances(person uuid, happened text, at timestamptz, kept_family uuid default null, kept_device text default null)
returns void language plpgsql as $$
declare ends record;
begin
  for ends in select entrance, reach = 'ALL' as is_all from entrance_ends() where event = happened loop
    case ends.entrance
      when 'SESSIONS' then
        update refresh_tokens set revoked_at = at
        where user_id = person and revoked_at is null and (ends.is_all or family_id is distinct from kept_family);
        delete from push_subscriptions where user_id = person and (ends.is_all or session_family is distinct from kept_family);
      when 'DEVICES' then
        delete from known_devices where user_id = person and (ends.is_all or device_hash is distinct from kept_device);
      when 'TRUST' then
        update known_devices set trusted_until = null
        where user_id = person and trusted_until is not null and (ends.is_all or device_hash is distinct from kept_device);
      when 'RESET_LINKS' then
        delete from password_resets where user_id = person and used_at is null;
      when 'CHALLENGES' then
        delete from sign_in_challenges where user_id = person;
      when 'BEGUN_APP' then
        delete from second_factors where user_id = person and confirmed_at is null;
      when 'FACTORS' then
        delete from second_factors where user_id = person;
        delete from passkeys where user_id = person;
        delete from recovery_codes where user_id = person;
      when 'CALENDAR' then
        delete from calendar_links where student_id = person;
    end case;
  end loop;
end $$;
comment on function end_entrances(uuid, text, timestamptz, uuid, text) is 'Ends what entrance_ends() says of an event, but the sign-in and the browser that are named';

create or replace function end_sessions(person uuid, at timestamptz) returns void language sql as $$
  update users set session_epoch = session_epoch + 1 where id = person;
  select end_entrances(person, 'ENDED_BY_MANAGER', at);
$$;

create function end_entrances_of_user() returns trigger language plpgsql as $$
begin
  perform end_entrances(new.id, 'INACTIVE', now());
  return null;
end $$;
comment on function end_entrances_of_user() is 'Nothing that was open to somebody inactive is open again when they return';
create trigger users_end_entrances after update of is_active on users
  for each row when (old.is_active and not new.is_active) execute function end_entrances_of_user();

create function end_entrances_of_deleted() returns trigger language plpgsql as $$
begin
  perform end_entrances(new.id, tg_argv[0], now());
  return null;
end $$;
comment on function end_entrances_of_deleted() is 'Of somebody who is to be forgotten nothing is open';
create trigger students_end_entrances_asked after update of anonymises_at on students
  for each row when (new.anonymises_at is not null and old.anonymises_at is null) execute function end_entrances_of_deleted('DELETION_ASKED');
create trigger students_end_entrances after update of anonymised_at on students
  for each row when (new.anonymised_at is not null and old.anonymised_at is null) execute function end_entrances_of_deleted('DELETED');
create trigger tas_end_entrances after update of anonymised_at on tas
  for each row when (new.anonymised_at is not null and old.anonymised_at is null) execute function end_entrances_of_deleted('DELETED');
