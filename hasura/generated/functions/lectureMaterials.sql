-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE OR REPLACE FUNCTION public.guard_material_check()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from lecture_materials as material
    where material.id = new.material_id and material.published_at <= now() and (
      exists (select from enrollments where lecture_id = material.lecture_id and student_id = new.student_id)
      or exists (select from weekly_lectures as week join participants on participants.weekly_lecture_id = week.id
        where week.lecture_id = material.lecture_id and participants.student_id = new.student_id))) then
    perform refuse('lecture_material_checks_own_lecture');
  end if;
  return new;
end $function$;

-- A new material goes last
CREATE OR REPLACE FUNCTION public.place_material()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.sequence is null then
    select coalesce(max(sequence), 0) + 1 into new.sequence from lecture_materials where lecture_id = new.lecture_id;
  end if;
  return new;
end $function$;

CREATE TRIGGER lecture_material_checks_guard BEFORE INSERT OR UPDATE OF material_id, student_id ON lecture_material_checks FOR EACH ROW EXECUTE FUNCTION guard_material_check();

CREATE TRIGGER lecture_material_checks_touch BEFORE UPDATE ON lecture_material_checks FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER lecture_materials_audit AFTER INSERT OR DELETE OR UPDATE ON lecture_materials FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER lecture_materials_place BEFORE INSERT ON lecture_materials FOR EACH ROW EXECUTE FUNCTION place_material();

CREATE TRIGGER lecture_materials_touch BEFORE UPDATE ON lecture_materials FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER lecture_materials_version BEFORE UPDATE ON lecture_materials FOR EACH ROW EXECUTE FUNCTION raise_version();

-- Materials whose time has come; for permissions, which cannot ask the clock
CREATE VIEW published_materials AS
 SELECT id
   FROM lecture_materials
  WHERE published_at <= now();
