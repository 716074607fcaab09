-- Blank backs and pages that are no answer sheets have states of their own, and are not counted as sheets.

alter table omr_sheets drop constraint omr_sheets_status_known, add constraint omr_sheets_status_known
  check (status in ('UPLOADED', 'READ', 'NEEDS_REVIEW', 'GRADED', 'REJECTED', 'BLANK', 'NO_SHEET'));
alter table omr_sheets add constraint omr_sheets_other_nobody check (status not in ('BLANK', 'NO_SHEET') or student_id is null);
comment on column omr_sheets.status is
  'UPLOADED 올림 → READ 읽음 → GRADED 채점; READ → NEEDS_REVIEW 확인 필요 → GRADED by a person; REJECTED 반려, also of a page that another replaced; BLANK 빈 쪽 and NO_SHEET 답안지 아님: no sheet, unless a person says so; undone by a person';

drop trigger omr_sheets_move on omr_sheets;
create trigger omr_sheets_move before insert or update of status on omr_sheets for each row execute function guard_move('status',
  '> UPLOADED', 'UPLOADED > READ REJECTED BLANK NO_SHEET', 'READ > GRADED NEEDS_REVIEW REJECTED', 'NEEDS_REVIEW > GRADED REJECTED',
  'GRADED > NEEDS_REVIEW REJECTED BLANK NO_SHEET', 'REJECTED > NEEDS_REVIEW GRADED BLANK NO_SHEET', 'BLANK > GRADED REJECTED', 'NO_SHEET > GRADED REJECTED');

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
comment on function check_scan_account() is
  'Every page of a scan that has ended is graded, waits for a person, is rejected, blank or no sheet: none is lost, none counted twice';

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
comment on view omr_ledgers is 'OMR 장부: how many pages of an exam came in, how many of them are answer sheets, and what became of those';
comment on column omr_ledgers.graded is '채점한 답안지';
comment on column omr_ledgers.needs_review is '확인할 답안지';
comment on column omr_ledgers.rejected is '반려한 답안지';
comment on column omr_ledgers.pending is '읽지 않은 쪽, counted as sheets until they are read';
comment on column omr_ledgers.sheets is '답안지: pages that are neither blank nor something else';
comment on column omr_ledgers.blank is '빈 쪽';
comment on column omr_ledgers.no_sheet is '답안지가 아닌 쪽';
