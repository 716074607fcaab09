-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE OR REPLACE FUNCTION public.guard_announcement_read()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from announcements as announcement
    join participants on participants.weekly_lecture_id = announcement.weekly_lecture_id
    where announcement.id = new.announcement_id and announcement.published_at <= now() and participants.student_id = new.student_id) then
    perform refuse('announcement_reads_own_week');
  end if;
  return new;
end $function$;

CREATE TRIGGER announcement_reads_guard BEFORE INSERT OR UPDATE OF announcement_id, student_id ON announcement_reads FOR EACH ROW EXECUTE FUNCTION guard_announcement_read();

CREATE TRIGGER announcement_reads_touch BEFORE UPDATE ON announcement_reads FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER announcements_audit AFTER INSERT OR DELETE OR UPDATE ON announcements FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER announcements_touch BEFORE UPDATE ON announcements FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER announcements_version BEFORE UPDATE ON announcements FOR EACH ROW EXECUTE FUNCTION raise_version();

-- Announcements whose time has come; for permissions, which cannot ask the clock
CREATE VIEW published_announcements AS
 SELECT id
   FROM announcements
  WHERE published_at <= now();
