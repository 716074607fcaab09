-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE OR REPLACE FUNCTION public.follow_template()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update exams set name = new.name, cutline = new.cutline, total_points = new.total_points
  where template_id = new.id and (name, cutline, total_points) is distinct from (new.name, new.cutline, new.total_points);
  if found then
    perform announce('exams', 'examStatistics');
  end if;
  return null;
end $function$;

CREATE TRIGGER exam_templates_audit AFTER INSERT OR DELETE OR UPDATE ON exam_templates FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER exam_templates_follow AFTER UPDATE ON exam_templates FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.cutline IS DISTINCT FROM new.cutline OR old.total_points IS DISTINCT FROM new.total_points) EXECUTE FUNCTION follow_template();

CREATE TRIGGER exam_templates_touch BEFORE UPDATE ON exam_templates FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER exam_templates_version BEFORE UPDATE ON exam_templates FOR EACH ROW EXECUTE FUNCTION raise_version();
