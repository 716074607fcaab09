drop view omr_ledgers;
create view omr_ledgers as
  select exams.id as exam_id, whole.pages, whole.graded, whole.needs_review, whole.rejected, whole.pending,
    (select count(*) from omr_scans where exam_id = exams.id and status in ('QUEUED', 'READING'))::integer as open_scans
  from exams cross join lateral (
    select count(*)::integer as pages, (count(*) filter (where status = 'GRADED'))::integer as graded,
      (count(*) filter (where status = 'NEEDS_REVIEW'))::integer as needs_review,
      (count(*) filter (where status = 'REJECTED'))::integer as rejected,
      (count(*) filter (where status in ('UPLOADED', 'READ')))::integer as pending
    from omr_sheets where exam_id = exams.id
  ) as whole;
comment on view omr_ledgers is 'OMR 장부: how many pages of an exam came in, and what became of them';
comment on column omr_ledgers.exam_id is '시험';
comment on column omr_ledgers.pages is '올린 쪽';
comment on column omr_ledgers.graded is '채점한 쪽';
comment on column omr_ledgers.needs_review is '확인할 쪽';
comment on column omr_ledgers.rejected is '반려한 쪽';
comment on column omr_ledgers.pending is '읽지 않은 쪽';
comment on column omr_ledgers.open_scans is '읽고 있거나 기다리는 파일';

create or replace function check_scan_account() returns trigger language plpgsql as $$
declare
  wanted constant uuid := (to_jsonb(coalesce(new, old)) ->> case tg_table_name when 'omr_scans' then 'id' else 'scan_id' end)::uuid;
  scan omr_scans;
  ended integer;
begin
  select * into scan from omr_scans where id = wanted;
  if scan.status in ('DONE', 'CANCELLED') then
    select count(*) into ended from omr_sheets where scan_id = wanted and status in ('GRADED', 'NEEDS_REVIEW', 'REJECTED') and page <= scan.pages;
    if ended <> coalesce(scan.pages, 0) then
      perform refuse('omr_scans_pages_accounted', json_build_object('pages', coalesce(scan.pages, 0), 'accounted', ended));
    end if;
  end if;
  return null;
end $$;
comment on function check_scan_account() is 'Every page of a scan that has ended is graded, waits for a person, or is rejected: none is lost, none counted twice';

update omr_sheets set status = 'REJECTED', reject_reason = case status when 'BLANK' then '빈 쪽입니다.' else '답안지가 아닌 쪽입니다.' end
where status in ('BLANK', 'NO_SHEET');
drop trigger omr_sheets_move on omr_sheets;
create trigger omr_sheets_move before insert or update of status on omr_sheets for each row execute function guard_move('status',
  '> UPLOADED', 'UPLOADED > READ REJECTED', 'READ > GRADED NEEDS_REVIEW REJECTED',
  'NEEDS_REVIEW > GRADED REJECTED', 'GRADED > NEEDS_REVIEW REJECTED', 'REJECTED > NEEDS_REVIEW GRADED');


alter table omr_sheets drop constraint omr_sheets_other_nobody, drop constraint omr_sheets_status_known, add constraint omr_sheets_status_known
  check (status in ('UPLOADED', 'READ', 'NEEDS_REVIEW', 'GRADED', 'REJECTED'));
comment on column omr_sheets.status is
  'UPLOADED 올림 → READ 읽음 → GRADED 채점; READ → NEEDS_REVIEW 확인 필요 → GRADED by a person; REJECTED 반려, also of a page that another replaced; undone by a person';
