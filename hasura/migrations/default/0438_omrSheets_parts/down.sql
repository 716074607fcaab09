drop trigger omr_sheets_account on omr_sheets;
create or replace view omr_ledgers as
  select exams.id as exam_id, whole.pages, whole.graded, whole.needs_review, whole.rejected, whole.pending,
    (select count(*) from omr_scans where exam_id = exams.id and status in ('QUEUED', 'READING'))::integer as open_scans,
    whole.pages - whole.blank - whole.no_sheet as sheets, whole.blank, whole.no_sheet
  from exams cross join lateral (
    select count(*)::integer as pages, (count(*) filter (where status = 'GRADED'))::integer as graded,
      (count(*) filter (where status = 'NEEDS_REVIEW'))::integer as needs_review,
      (count(*) filter (where status = 'REJECTED'))::integer as rejected,
      (count(*) filter (where status in ('UPLOADED', 'READ')))::integer as pending,
      (count(*) filter (where status = 'BLANK'))::integer as blank,
      (count(*) filter (where status = 'NO_SHEET'))::integer as no_sheet
    from omr_sheets where exam_id = exams.id
  ) as whole;
comment on column omr_ledgers.sheets is '답안지: pages that are neither blank nor something else';
create or replace function check_scan_account() returns trigger language plpgsql as $$
declare
  wanted constant uuid := (to_jsonb(coalesce(new, old)) ->> case tg_table_name when 'omr_scans' then 'id' else 'scan_id' end)::uuid;
  scan omr_scans;
  ended integer;
begin
  select * into scan from omr_scans where id = wanted;
  if scan.status in ('DONE', 'CANCELLED') then
    select count(*) into ended from omr_sheets where scan_id = wanted and status not in ('UPLOADED', 'READ') and page <= scan.pages;
    if ended <> coalesce(scan.pages, 0) then
      perform refuse('omr_scans_pages_accounted', json_build_object('pages', coalesce(scan.pages, 0), 'accounted', ended));
    end if;
  end if;
  return null;
end $$;

delete from omr_sheets where part > 1;
update omr_sheets set flags = array_remove(flags, 'SEVERAL_SHEETS') || '{UNCERTAIN_PAGE}' where 'SEVERAL_SHEETS' = any (flags);
alter table omr_sheets drop constraint omr_sheets_flags_known, add constraint omr_sheets_flags_known check (flags <@ array['UNKNOWN_NUMBER', 'NOT_PARTICIPANT', 'DUPLICATE_STUDENT', 'DOUBLE_MARK',
    'FAINT_MARK', 'UNCERTAIN_PAGE', 'ABSENT_STUDENT', 'ALREADY_SCORED', 'KEY_MISSING']);
comment on column omr_sheets.flags is
  'Why a person must look: UNKNOWN_NUMBER, NOT_PARTICIPANT, DUPLICATE_STUDENT, DOUBLE_MARK, FAINT_MARK, UNCERTAIN_PAGE, ABSENT_STUDENT, ALREADY_SCORED, KEY_MISSING';
comment on table omr_sheets is 'OMR 답안지: one scanned page';
alter table omr_sheets drop constraint omr_sheets_scan_page_key, add constraint omr_sheets_scan_page_key unique (scan_id, page);
alter table omr_sheets drop column part;
create constraint trigger omr_sheets_account after delete on omr_sheets
  deferrable initially deferred for each row execute function check_scan_account();
