alter table omr_sheets drop constraint omr_sheets_file_id_fkey;
drop trigger files_owner_open on files;
drop function guard_owner_open();
delete from files where owner_type in ('EXAM', 'SUBMISSION', 'CLAIM');
alter table files
  drop constraint files_owner_type_known,
  add constraint files_owner_type_known
    check (owner_type in ('LECTURE', 'WEEKLY_LECTURE', 'STUDENT', 'BOARD_POST', 'MATERIAL', 'VIDEO', 'PROFILE')),
  drop column claim_id, drop column submission_id, drop column exam_id;
