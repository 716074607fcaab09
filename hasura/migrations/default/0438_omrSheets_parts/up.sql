-- A page may hold several answer sheets: each is a row, and a row of its own for each that was seen but not read.

alter table omr_sheets add column part smallint not null default 1;
comment on column omr_sheets.part is 'Number of the sheet among those in one picture, from the top left; 1 of a page with one sheet';
alter table omr_sheets add constraint omr_sheets_part_range check (part between 1 and 20);
alter table omr_sheets drop constraint omr_sheets_scan_page_key, add constraint omr_sheets_scan_page_key unique (scan_id, page, part);
alter table omr_sheets drop constraint omr_sheets_flags_known, add constraint omr_sheets_flags_known check (flags <@ array['UNKNOWN_NUMBER',
  'NOT_PARTICIPANT', 'DUPLICATE_STUDENT', 'DOUBLE_MARK', 'FAINT_MARK', 'UNCERTAIN_PAGE', 'ABSENT_STUDENT', 'ALREADY_SCORED', 'KEY_MISSING', 'SEVERAL_SHEETS']);
comment on column omr_sheets.flags is
  'Why a person must look: UNKNOWN_NUMBER, NOT_PARTICIPANT, DUPLICATE_STUDENT, DOUBLE_MARK, FAINT_MARK, UNCERTAIN_PAGE, ABSENT_STUDENT, ALREADY_SCORED, KEY_MISSING, SEVERAL_SHEETS';
comment on table omr_sheets is 'OMR 답안지: one scanned sheet, almost always a page; also a page that is none';

create or replace function check_scan_account() returns trigger language plpgsql as $$
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
end $$;

-- A page that is numbered anew is counted anew.
drop trigger omr_sheets_account on omr_sheets;
create constraint trigger omr_sheets_account after delete or update of scan_id, page, part on omr_sheets
  deferrable initially deferred for each row execute function check_scan_account();

create or replace view omr_ledgers as
  select exams.id as exam_id, whole.pages, whole.graded, whole.needs_review, whole.rejected, whole.pending,
    (select count(*) from omr_scans where exam_id = exams.id and status in ('QUEUED', 'READING'))::integer as open_scans,
    whole.sheets, whole.blank, whole.no_sheet
  from exams cross join lateral (
    select (count(*) filter (where part = 1))::integer as pages, (count(*) filter (where status = 'GRADED'))::integer as graded,
      (count(*) filter (where status = 'NEEDS_REVIEW'))::integer as needs_review,
      (count(*) filter (where status = 'REJECTED'))::integer as rejected,
      (count(*) filter (where status in ('UPLOADED', 'READ')))::integer as pending,
      (count(*) filter (where status not in ('BLANK', 'NO_SHEET')))::integer as sheets,
      (count(*) filter (where status = 'BLANK'))::integer as blank,
      (count(*) filter (where status = 'NO_SHEET'))::integer as no_sheet
    from omr_sheets where exam_id = exams.id
  ) as whole;
comment on column omr_ledgers.sheets is '답안지: every sheet that was seen, also two of one page, and none on pages that are blank or something else';
