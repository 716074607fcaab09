-- Wrong digits are counted over the life of a link, not by the hour: ten of them, and no further browser is let in. Then a new link goes to the number on file.

alter table parent_links
  add column wrong_digits smallint not null default 0,
  add column is_locked boolean not null generated always as (wrong_digits >= 10) stored,
  add column renewals smallint not null default 0,
  add constraint parent_links_wrong_digits_range check (wrong_digits between 0 and 10),
  add constraint parent_links_renewals_range check (renewals between 0 and 3);
comment on column parent_links.wrong_digits is 'Wrong last four digits over its life; right ones take none back';
comment on column parent_links.is_locked is '새 기기 잠김: no further browser is let in; those that opened it before are';
comment on column parent_links.renewals is 'New links that were texted to the number on file in its place';

create or replace function guard_parent_link() returns trigger language plpgsql as $$
begin
  if (new.student_id, new.purpose, new.video_id, new.token_hash) is distinct from (old.student_id, old.purpose, old.video_id, old.token_hash) then
    perform refuse('parent_links_fixed');
  end if;
  if old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at
    or old.used_at is not null and new.used_at is distinct from old.used_at then
    perform refuse('parent_links_ended');
  end if;
  if new.wrong_digits < old.wrong_digits or new.renewals < old.renewals then
    perform refuse('parent_links_counts_grow');
  end if;
  return new;
end $$;

create function guard_parent_link_device() returns trigger language plpgsql as $$
begin
  if (select is_locked from parent_links where id = new.link_id) then
    perform refuse('parent_links_locked');
  end if;
  return new;
end $$;
comment on function guard_parent_link_device() is 'A link whose digits were guessed at too often lets no further browser in';
create trigger parent_link_devices_guard before insert on parent_link_devices for each row execute function guard_parent_link_device();
