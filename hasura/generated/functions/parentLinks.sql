-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Of somebody who is forgotten no link opens
CREATE OR REPLACE FUNCTION public.forget_parent_links()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update parent_links set revoked_at = now() where student_id = new.id and revoked_at is null;
  return null;
end $function$;

-- A link opens one thing for ever, and once revoked or used up none
CREATE OR REPLACE FUNCTION public.guard_parent_link()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- A link whose digits were guessed at too often lets no further browser in
CREATE OR REPLACE FUNCTION public.guard_parent_link_device()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select is_locked from parent_links where id = new.link_id) then
    perform refuse('parent_links_locked');
  end if;
  return new;
end $function$;

CREATE TRIGGER parent_link_devices_guard BEFORE INSERT ON parent_link_devices FOR EACH ROW EXECUTE FUNCTION guard_parent_link_device();

CREATE TRIGGER parent_link_devices_touch BEFORE UPDATE ON parent_link_devices FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER parent_links_anonymised BEFORE INSERT ON parent_links FOR EACH ROW EXECUTE FUNCTION refuse_anonymised();

CREATE TRIGGER parent_links_audit AFTER INSERT OR DELETE OR UPDATE ON parent_links FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER parent_links_guard BEFORE UPDATE ON parent_links FOR EACH ROW EXECUTE FUNCTION guard_parent_link();

CREATE TRIGGER parent_links_touch BEFORE UPDATE ON parent_links FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER students_forget_parent_links AFTER UPDATE OF anonymised_at ON students FOR EACH ROW WHEN (new.anonymised_at IS NOT NULL AND old.anonymised_at IS NULL) EXECUTE FUNCTION forget_parent_links();
