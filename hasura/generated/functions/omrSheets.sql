-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- What a reader writes is seen on every open desk
CREATE OR REPLACE FUNCTION public.announce_omr()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform announce('omrScans', 'omrSheets', 'omrLedgers');
  return null;
end $function$;

-- Every page of a scan that has ended is graded, waits for a person, is rejected, blank or no sheet: none is lost, none counted twice
CREATE OR REPLACE FUNCTION public.check_scan_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  wanted constant uuid := (to_jsonb(coalesce(new, old)) ->> case tg_table_name when 'omr_scans' then 'id' else 'scan_id' end)::uuid;
  scan omr_scans;
  ended integer;
begin
  select * into scan from omr_scans where id = wanted;
  if scan.status in ('DONE', 'CANCELLED') then
    select count(distinct page) filter (where settled) into ended
    from (
      select page, min(part) = 1 and max(part) = count(*) and bool_and(status not in ('UPLOADED', 'READ')) as settled
      from omr_sheets where scan_id = wanted and page <= scan.pages group by page
    ) as pages;
    if ended <> coalesce(scan.pages, 0) then
      perform refuse('omr_scans_pages_accounted', json_build_object('pages', coalesce(scan.pages, 0), 'accounted', ended));
    end if;
  end if;
  return null;
end $function$;

-- Whoever grades a doubtful sheet is its reviewer
CREATE OR REPLACE FUNCTION public.guard_sheet()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status = 'NEEDS_REVIEW' and new.status = 'GRADED' then
    new.reviewed_by := coalesce(session_user_id(), new.reviewed_by);
  end if;
  return new;
end $function$;

-- Whether anything is known of a student in the exams of a week
CREATE OR REPLACE FUNCTION public.is_scored(week uuid, student uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from scores as score where weekly_lecture_id = week and student_id = student and not is_untouched(score))
$function$;

-- Whether nothing is known yet of a student in an exam, so that the score may go with the participant or the exam
CREATE OR REPLACE FUNCTION public.is_untouched(score scores)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select score.status = 'NONE'
    and not exists (select from score_attempts where score_id = score.id)
    and not exists (select from omr_sheets where exam_id = score.exam_id and student_id = score.student_id)
    and not exists (select from submissions where exam_id = score.exam_id and student_id = score.student_id)
$function$;

-- Writes the job of reading a scan that was uploaded
CREATE OR REPLACE FUNCTION public.queue_omr_scan()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into jobs (kind, key, due_at, created_at) values ('omr-scans', new.id::text, new.created_at, new.created_at) on conflict (kind, key) do nothing;
  return null;
end $function$;

CREATE TRIGGER omr_layouts_touch BEFORE UPDATE ON omr_layouts FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE CONSTRAINT TRIGGER omr_scans_account AFTER INSERT OR UPDATE OF status, pages ON omr_scans DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_scan_account();

CREATE TRIGGER omr_scans_announce AFTER INSERT OR DELETE OR UPDATE ON omr_scans FOR EACH ROW EXECUTE FUNCTION announce_omr();

CREATE TRIGGER omr_scans_move BEFORE INSERT OR UPDATE OF status ON omr_scans FOR EACH ROW EXECUTE FUNCTION guard_move('status', '> QUEUED', 'QUEUED > READING CANCELLED', 'READING > DONE CANCELLED', 'DONE >', 'CANCELLED >');

CREATE TRIGGER omr_scans_queue AFTER INSERT ON omr_scans FOR EACH ROW WHEN (new.status = 'QUEUED'::text) EXECUTE FUNCTION queue_omr_scan();

CREATE TRIGGER omr_scans_touch BEFORE UPDATE ON omr_scans FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE CONSTRAINT TRIGGER omr_sheets_account AFTER DELETE OR UPDATE OF scan_id, page, part ON omr_sheets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_scan_account();

CREATE TRIGGER omr_sheets_announce AFTER INSERT OR DELETE OR UPDATE ON omr_sheets FOR EACH ROW EXECUTE FUNCTION announce_omr();

CREATE TRIGGER omr_sheets_audit AFTER INSERT OR DELETE OR UPDATE ON omr_sheets FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER omr_sheets_guard BEFORE UPDATE ON omr_sheets FOR EACH ROW EXECUTE FUNCTION guard_sheet();

CREATE TRIGGER omr_sheets_move BEFORE INSERT OR UPDATE OF status ON omr_sheets FOR EACH ROW EXECUTE FUNCTION guard_move('status', '> UPLOADED', 'UPLOADED > READ REJECTED BLANK NO_SHEET', 'READ > GRADED NEEDS_REVIEW REJECTED', 'NEEDS_REVIEW > GRADED REJECTED', 'GRADED > NEEDS_REVIEW REJECTED BLANK NO_SHEET', 'REJECTED > NEEDS_REVIEW GRADED BLANK NO_SHEET', 'BLANK > GRADED REJECTED', 'NO_SHEET > GRADED REJECTED');

CREATE TRIGGER omr_sheets_touch BEFORE UPDATE ON omr_sheets FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER omr_sheets_version BEFORE UPDATE ON omr_sheets FOR EACH ROW EXECUTE FUNCTION raise_version();

-- OMR 장부: how many pages of an exam came in, how many of them are answer sheets, and what became of those
CREATE VIEW omr_ledgers AS
 SELECT exams.id AS exam_id,
    whole.pages,
    whole.graded,
    whole.needs_review,
    whole.rejected,
    whole.pending,
    (( SELECT count(*) AS count
           FROM omr_scans
          WHERE omr_scans.exam_id = exams.id AND (omr_scans.status = ANY (ARRAY['QUEUED'::text, 'READING'::text]))))::integer AS open_scans,
    whole.sheets,
    whole.blank,
    whole.no_sheet
   FROM exams
     CROSS JOIN LATERAL ( SELECT count(*) FILTER (WHERE omr_sheets.part = 1)::integer AS pages,
            count(*) FILTER (WHERE omr_sheets.status = 'GRADED'::text)::integer AS graded,
            count(*) FILTER (WHERE omr_sheets.status = 'NEEDS_REVIEW'::text)::integer AS needs_review,
            count(*) FILTER (WHERE omr_sheets.status = 'REJECTED'::text)::integer AS rejected,
            count(*) FILTER (WHERE omr_sheets.status = ANY (ARRAY['UPLOADED'::text, 'READ'::text]))::integer AS pending,
            count(*) FILTER (WHERE omr_sheets.status <> ALL (ARRAY['BLANK'::text, 'NO_SHEET'::text]))::integer AS sheets,
            count(*) FILTER (WHERE omr_sheets.status = 'BLANK'::text)::integer AS blank,
            count(*) FILTER (WHERE omr_sheets.status = 'NO_SHEET'::text)::integer AS no_sheet
           FROM omr_sheets
          WHERE omr_sheets.exam_id = exams.id) whole;
