drop trigger parent_link_devices_guard on parent_link_devices;
drop function guard_parent_link_device();
create or replace function guard_parent_link() returns trigger language plpgsql as $$
begin
  if (new.student_id, new.purpose, new.video_id, new.token_hash) is distinct from (old.student_id, old.purpose, old.video_id, old.token_hash) then
    perform refuse('parent_links_fixed');
  end if;
  if old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at
    or old.used_at is not null and new.used_at is distinct from old.used_at then
    perform refuse('parent_links_ended');
  end if;
  return new;
end $$;
alter table parent_links drop column is_locked, drop column wrong_digits, drop column renewals;
