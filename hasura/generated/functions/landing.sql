-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE TRIGGER landing_pages_audit AFTER INSERT OR DELETE OR UPDATE ON landing_pages FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER landing_pages_touch BEFORE UPDATE ON landing_pages FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER landing_pages_version BEFORE UPDATE ON landing_pages FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER landing_pictures_touch BEFORE UPDATE ON landing_pictures FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- 모집 중인 강의: what visitors read of a lecture
CREATE VIEW open_lectures AS
 SELECT lecture.id,
    lecture.name COLLATE "default" AS name,
    lecture.teacher_name,
    lecture.weekday,
    lecture.starts_at,
    lecture.ends_at,
    lecture.starts_on,
    GREATEST(lecture.capacity - enrolled_at_most(lecture.id, daterange(today.day, NULL::date)), 0::bigint)::integer AS places_left
   FROM lectures lecture
     CROSS JOIN ( SELECT (now() AT TIME ZONE 'Asia/Seoul'::text)::date AS day) today
  WHERE lecture.is_public AND lecture.status = 'ACTIVE'::text AND (lecture.ends_on IS NULL OR lecture.ends_on >= today.day);
