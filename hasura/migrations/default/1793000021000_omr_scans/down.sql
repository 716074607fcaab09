drop view omr_ledgers;
drop trigger omr_sheets_announce on omr_sheets;
drop trigger omr_scans_announce on omr_scans;
drop function announce_omr();
drop trigger omr_sheets_account on omr_sheets;
drop trigger omr_scans_account on omr_scans;
drop function check_scan_account();
drop trigger omr_sheets_move on omr_sheets;
create trigger omr_sheets_move before insert or update of status on omr_sheets for each row execute function guard_move('status',
  '> UPLOADED', 'UPLOADED 올림 > READ REJECTED', 'READ 읽음 > GRADED NEEDS_REVIEW REJECTED',
  'NEEDS_REVIEW 확인 필요 > GRADED REJECTED', 'GRADED 채점 >', 'REJECTED 반려 >');
drop index omr_sheets_layout_id_index;
alter table omr_sheets
  drop constraint omr_sheets_scan_page_key,
  drop column scan_id,
  drop column layout_id,
  drop constraint omr_sheets_flags_known,
  add constraint omr_sheets_flags_known check (flags <@ array['UNKNOWN_NUMBER', 'NOT_PARTICIPANT', 'DUPLICATE_STUDENT', 'DOUBLE_MARK', 'FAINT_MARK']);
comment on column omr_sheets.flags is 'Why a person must look: UNKNOWN_NUMBER, NOT_PARTICIPANT, DUPLICATE_STUDENT, DOUBLE_MARK, FAINT_MARK';
comment on column omr_sheets.status is 'UPLOADED 올림 → READ 읽음 → GRADED 채점; READ → NEEDS_REVIEW 확인 필요 → GRADED by a person; REJECTED 반려';
drop table omr_scans;
drop table omr_layouts;
