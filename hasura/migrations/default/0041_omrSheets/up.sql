-- OMR sheets: layouts, scans and their pages.

create table omr_layouts (
  id uuid primary key default uuid_v7(),
  exam_id uuid not null references exams (id) on delete cascade,
  retake_exam_id uuid,
  questions text not null,
  template jsonb not null,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint omr_layouts_retake_exam_fkey foreign key (retake_exam_id, exam_id) references retake_exams (id, exam_id) on delete cascade,
  constraint omr_layouts_questions_key unique nulls not distinct (exam_id, retake_exam_id, questions),
  constraint omr_layouts_questions_form check (questions ~ '^[CS]{1,100}$')
);
comment on table omr_layouts is 'OMR 양식: how the sheets of an exam or a retake paper were printed; the QR code of a sheet names its row';
comment on column omr_layouts.exam_id is '시험';
comment on column omr_layouts.retake_exam_id is '재시험지; null for the exam itself';
comment on column omr_layouts.questions is 'The kinds of the questions in order: C 객관식, S 단답형; other kinds are another layout';
comment on column omr_layouts.template is 'Where everything stands on the sheet, as omr/template describes it';
create index omr_layouts_retake_exam_index on omr_layouts (retake_exam_id, exam_id);
create index omr_layouts_created_by_index on omr_layouts (created_by);

create table omr_scans (
  id uuid primary key default uuid_v7(),
  exam_id uuid not null references exams (id),
  file_id uuid references files (id),
  file_name text not null,
  status text not null default 'QUEUED',
  pages integer,
  tries smallint not null default 0,
  lease_until timestamptz,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint omr_scans_file_name_length check (length(file_name) between 1 and 255),
  constraint omr_scans_status_known check (status in ('QUEUED', 'READING', 'DONE', 'CANCELLED')),
  constraint omr_scans_pages_range check (pages between 1 and 10000),
  constraint omr_scans_done_counted check (status <> 'DONE' or pages is not null),
  constraint omr_scans_leased_while_read check ((status = 'READING') = (lease_until is not null)),
  constraint omr_scans_tries_range check (tries between 0 and 100)
);
comment on table omr_scans is '스캔: an uploaded file of answer sheets, and the job of reading it; its pages are omr_sheets';
comment on column omr_scans.exam_id is '시험';
comment on column omr_scans.file_id is '파일: the stored scan';
comment on column omr_scans.file_name is '파일 이름 as uploaded';
comment on column omr_scans.status is 'QUEUED 대기 → READING 읽는 중 → DONE 끝남; CANCELLED 취소. A reader that dies loses its lease, and another goes on';
comment on column omr_scans.pages is '쪽수; null until the file has been opened';
comment on column omr_scans.tries is 'How often reading was begun; after the third the pages that are left are rejected';
comment on column omr_scans.lease_until is 'While READING: another may take it over from then on';
create index omr_scans_exam_id_index on omr_scans (exam_id, created_at);
create index omr_scans_file_id_index on omr_scans (file_id);
create index omr_scans_created_by_index on omr_scans (created_by);
create index omr_scans_due_index on omr_scans (created_at) where status in ('QUEUED', 'READING');

create table omr_sheets (
  id uuid primary key default uuid_v7(),
  exam_id uuid not null references exams (id),
  retake_exam_id uuid,
  student_id uuid,
  status text not null default 'UPLOADED',
  file_id uuid,
  file_name text not null default '',
  page integer not null default 1,
  read_number text,
  answers smallint[],
  marks jsonb,
  confidence numeric(4,3),
  flags text[] not null default '{}',
  reject_reason text,
  memo text not null default '',
  reviewed_by uuid references users (id),
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  scan_id uuid references omr_scans (id),
  layout_id uuid references omr_layouts (id),
  constraint omr_sheets_retake_exam_fkey foreign key (retake_exam_id, exam_id) references retake_exams (id, exam_id),
  constraint omr_sheets_score_fkey foreign key (exam_id, student_id) references scores (exam_id, student_id),
  constraint omr_sheets_status_known check (status in ('UPLOADED', 'READ', 'NEEDS_REVIEW', 'GRADED', 'REJECTED')),
  constraint omr_sheets_page_range check (page between 1 and 10000),
  constraint omr_sheets_file_name_length check (length(file_name) <= 255),
  constraint omr_sheets_answers_form check (cardinality(answers) <= 100 and -1 <= all (answers) and array_position(answers, null) is null),
  constraint omr_sheets_confidence_range check (confidence between 0 and 1),
  constraint omr_sheets_flags_known check (flags <@ array['UNKNOWN_NUMBER', 'NOT_PARTICIPANT', 'DUPLICATE_STUDENT', 'DOUBLE_MARK',
    'FAINT_MARK', 'UNCERTAIN_PAGE', 'ABSENT_STUDENT', 'ALREADY_SCORED', 'KEY_MISSING']),
  constraint omr_sheets_review_says_why check (status <> 'NEEDS_REVIEW' or cardinality(flags) > 0),
  constraint omr_sheets_review_by_person check (status <> 'GRADED' or cardinality(flags) = 0 or reviewed_by is not null),
  constraint omr_sheets_graded_whole check (status <> 'GRADED' or num_nonnulls(student_id, answers) = 2),
  constraint omr_sheets_rejected_why check ((status = 'REJECTED') = (reject_reason is not null)),
  constraint omr_sheets_reject_reason_length check (length(reject_reason) between 1 and 200),
  constraint omr_sheets_memo_length check (length(memo) <= 500),
  constraint omr_sheets_file_id_fkey foreign key (file_id) references files (id)
);
comment on table omr_sheets is 'OMR 답안지: one scanned page';
comment on column omr_sheets.id is '고유 번호, UUID v7: sorts by time';
comment on column omr_sheets.exam_id is '시험';
comment on column omr_sheets.retake_exam_id is '재시험지; null for a first attempt';
comment on column omr_sheets.student_id is '학생: known and the only sheet of the attempt; null until then';
comment on column omr_sheets.status is
  'UPLOADED 올림 → READ 읽음 → GRADED 채점; READ → NEEDS_REVIEW 확인 필요 → GRADED by a person; REJECTED 반려, also of a page that another replaced; undone by a person';
comment on column omr_sheets.file_id is '파일 the page was in';
comment on column omr_sheets.file_name is '파일 이름 as uploaded';
comment on column omr_sheets.page is '쪽 in the file, from 1';
comment on column omr_sheets.read_number is '읽은 학번, ? for a digit that could not be read';
comment on column omr_sheets.answers is '읽은 답, written like score_attempts.answers';
comment on column omr_sheets.marks is '읽은 표시: what the reader saw in each field, for the review beside the picture';
comment on column omr_sheets.confidence is '확신, 0–1, of the least certain field';
comment on column omr_sheets.flags is
  'Why a person must look: UNKNOWN_NUMBER, NOT_PARTICIPANT, DUPLICATE_STUDENT, DOUBLE_MARK, FAINT_MARK, UNCERTAIN_PAGE, ABSENT_STUDENT, ALREADY_SCORED, KEY_MISSING';
comment on column omr_sheets.reject_reason is '반려 사유';
comment on column omr_sheets.memo is '메모: staff only';
comment on column omr_sheets.reviewed_by is '확인한 직원';
comment on column omr_sheets.version is 'Raised at every change; a write says which one it changes';
comment on column omr_sheets.created_by is '만든 사람';
comment on column omr_sheets.created_at is '만든 때';
comment on column omr_sheets.updated_at is '마지막으로 바뀐 때';
comment on column omr_sheets.scan_id is '스캔 the page came in; null for a page that was not uploaded here';
comment on column omr_sheets.layout_id is 'OMR 양식 the page was read by; null until read';
create unique index omr_sheets_first_key on omr_sheets (exam_id, student_id) where retake_exam_id is null and status <> 'REJECTED';
create unique index omr_sheets_retake_key on omr_sheets (retake_exam_id, student_id) where status <> 'REJECTED';
create index omr_sheets_exam_id_index on omr_sheets (exam_id, status, created_at);
create index omr_sheets_score_index on omr_sheets (exam_id, student_id);
create index omr_sheets_retake_exam_index on omr_sheets (retake_exam_id, exam_id);
create index omr_sheets_file_id_index on omr_sheets (file_id);
create index omr_sheets_reviewed_by_index on omr_sheets (reviewed_by);
create index omr_sheets_created_by_index on omr_sheets (created_by);
create index omr_sheets_layout_id_index on omr_sheets (layout_id);
-- After those indexes, so that a second grading of a sheet is reported as one, not as a second page.
alter table omr_sheets add constraint omr_sheets_scan_page_key unique (scan_id, page);

create function is_untouched(score scores) returns boolean language sql stable as $$
  select score.status = 'NONE'
    and not exists (select from score_attempts where score_id = score.id)
    and not exists (select from omr_sheets where exam_id = score.exam_id and student_id = score.student_id)
    and not exists (select from submissions where exam_id = score.exam_id and student_id = score.student_id)
$$;
comment on function is_untouched(scores) is 'Whether nothing is known yet of a student in an exam, so that the score may go with the participant or the exam';

create function is_scored(week uuid, student uuid) returns boolean language sql stable as $$
  select exists (select from scores as score where weekly_lecture_id = week and student_id = student and not is_untouched(score))
$$;
comment on function is_scored(uuid, uuid) is 'Whether anything is known of a student in the exams of a week';

create function guard_sheet() returns trigger language plpgsql as $$
begin
  if old.status = 'NEEDS_REVIEW' and new.status = 'GRADED' then
    new.reviewed_by := coalesce(session_user_id(), new.reviewed_by);
  end if;
  return new;
end $$;
comment on function guard_sheet() is 'Whoever grades a doubtful sheet is its reviewer';
create trigger omr_sheets_guard before update on omr_sheets for each row execute function guard_sheet();
create trigger omr_sheets_version before update on omr_sheets for each row execute function raise_version();
create trigger omr_scans_move before insert or update of status on omr_scans for each row execute function guard_move('status',
  '> QUEUED', 'QUEUED > READING CANCELLED', 'READING > DONE CANCELLED', 'DONE >', 'CANCELLED >');
create trigger omr_layouts_touch before update on omr_layouts for each row execute function touch_updated_at();
create trigger omr_scans_touch before update on omr_scans for each row execute function touch_updated_at();
create trigger omr_sheets_move before insert or update of status on omr_sheets for each row execute function guard_move('status',
  '> UPLOADED', 'UPLOADED > READ REJECTED', 'READ > GRADED NEEDS_REVIEW REJECTED',
  'NEEDS_REVIEW > GRADED REJECTED', 'GRADED > NEEDS_REVIEW REJECTED', 'REJECTED > NEEDS_REVIEW GRADED');

create function check_scan_account() returns trigger language plpgsql as $$
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
create constraint trigger omr_scans_account after insert or update of status, pages on omr_scans
  deferrable initially deferred for each row execute function check_scan_account();
create constraint trigger omr_sheets_account after delete on omr_sheets
  deferrable initially deferred for each row execute function check_scan_account();

create function announce_omr() returns trigger language plpgsql as $$
begin
  perform announce('omrScans', 'omrSheets', 'omrLedgers');
  return null;
end $$;
comment on function announce_omr() is 'What a reader writes is seen on every open desk';
create trigger omr_scans_announce after insert or update or delete on omr_scans for each row execute function announce_omr();
create trigger omr_sheets_announce after insert or update or delete on omr_sheets for each row execute function announce_omr();

-- One query for all counts of an exam.
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

select keep_records('omr_sheets');
select comment_on_records('omr_layouts', 'omr_scans');
