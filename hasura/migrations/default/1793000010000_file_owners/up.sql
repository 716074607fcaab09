-- Files of what came after files: exams and their scans, what students hand in, receipts.

alter table files
  add column exam_id uuid generated always as (case owner_type when 'EXAM' then owner_id end) stored references exams (id),
  add column submission_id uuid generated always as (case owner_type when 'SUBMISSION' then owner_id end) stored references submissions (id),
  add column claim_id uuid generated always as (case owner_type when 'CLAIM' then owner_id end) stored references expense_claims (id),
  drop constraint files_owner_type_known,
  add constraint files_owner_type_known check (owner_type in (
    'LECTURE', 'WEEKLY_LECTURE', 'STUDENT', 'BOARD_POST', 'MATERIAL', 'VIDEO', 'PROFILE', 'EXAM', 'SUBMISSION', 'CLAIM'));
comment on column files.exam_id is '시험, of owner type EXAM: papers, explanations, scanned answer sheets';
comment on column files.submission_id is '제출, of owner type SUBMISSION';
comment on column files.claim_id is '경비 청구, of owner type CLAIM: receipts';
create index files_exam_id_index on files (exam_id) where exam_id is not null;
create index files_submission_id_index on files (submission_id) where submission_id is not null;
create index files_claim_id_index on files (claim_id) where claim_id is not null;

alter table omr_sheets add constraint omr_sheets_file_id_fkey foreign key (file_id) references files (id);

create function guard_owner_open() returns trigger language plpgsql as $$
declare owner constant files := coalesce(new, old);
begin
  if owner.owner_type = 'SUBMISSION' and (select status from submissions where id = owner.owner_id for share) = 'DONE' then
    raise exception '제출한 뒤에는 파일을 바꿀 수 없습니다. 선생님이 다시 열면 바꿀 수 있습니다.' using errcode = '23514', constraint = 'files_submission_done';
  end if;
  if owner.owner_type = 'CLAIM' and (select status from expense_claims where id = owner.owner_id for share) <> 'REQUESTED' then
    raise exception '처리된 청구의 영수증은 바꿀 수 없습니다.' using errcode = '23514', constraint = 'files_claim_decided';
  end if;
  return owner;
end $$;
comment on function guard_owner_open() is 'Files come to and go from a submission until it is handed in, and a claim until it is decided';
create trigger files_owner_open before insert or update of state, name or delete on files for each row execute function guard_owner_open();
