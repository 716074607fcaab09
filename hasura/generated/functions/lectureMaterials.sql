-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE OR REPLACE FUNCTION public.guard_material_check()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from material_readers where material_id = new.material_id and student_id = new.student_id) then
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

-- The students who may read a material: those who attended when it was published
CREATE VIEW material_readers AS
 SELECT material.id AS material_id,
    enrollments.student_id
   FROM lecture_materials material
     JOIN enrollments ON enrollments.lecture_id = material.lecture_id
  WHERE material.published_at <= now() AND (enrollments.to_date IS NULL OR material.published_at < ((enrollments.to_date + 1)::timestamp without time zone AT TIME ZONE 'Asia/Seoul'::text))
UNION
 SELECT material.id AS material_id,
    participants.student_id
   FROM lecture_materials material
     JOIN weekly_lectures week ON week.lecture_id = material.lecture_id
     JOIN participants ON participants.weekly_lecture_id = week.id
  WHERE material.published_at <= now() AND material.published_at < ((week.held_on + 8)::timestamp without time zone AT TIME ZONE 'Asia/Seoul'::text);

-- Materials whose time has come; for permissions, which cannot ask the clock
CREATE VIEW published_materials AS
 SELECT id
   FROM lecture_materials
  WHERE published_at <= now();
