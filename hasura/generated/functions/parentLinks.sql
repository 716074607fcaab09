-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- The student, and the siblings that staff confirmed and whose parents have the same number; only those who take part
CREATE OR REPLACE FUNCTION public.family_of(child uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
AS $function$
  with recursive family (id) as (
    select child
    union
    select other.id
    from family
    join students as own on own.id = family.id
    join student_siblings as pair on family.id in (pair.one_id, pair.other_id) and pair.status = 'CONFIRMED'
    join students as other on other.id in (pair.one_id, pair.other_id) and other.id <> own.id and other.parent_phone = own.parent_phone
  )
  select id from family where is_active_student(id)
$function$;

-- Of somebody who is forgotten no link opens
CREATE OR REPLACE FUNCTION public.forget_parent_links()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update parent_links set revoked_at = now() where student_id = new.id and revoked_at is null;
  return null;
end $function$;

-- A link opens one thing for ever, with one PIN, and once revoked or used up none
CREATE OR REPLACE FUNCTION public.guard_parent_link()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.student_id, new.purpose, new.video_id, new.token_hash) is distinct from (old.student_id, old.purpose, old.video_id, old.token_hash)
    or old.pin_hash is not null and new.pin_hash is distinct from old.pin_hash then
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
