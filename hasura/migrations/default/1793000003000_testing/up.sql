-- Testing: exams and their questions, who scored what, answer sheets, retakes; first the guard that every state column shares.

create function guard_move() returns trigger language plpgsql as $$
declare
  state constant text := to_jsonb(new) ->> tg_argv[0];
  former constant text := case tg_op when 'INSERT' then '' else to_jsonb(old) ->> tg_argv[0] end;
  parts text[];
  labels jsonb := '{}';
  allowed text[];
begin
  if state is not distinct from former then
    return new;
  end if;
  for place in 1 .. tg_nargs - 1 loop
    parts := regexp_match(tg_argv[place], '^\s*(\w*)\s*(.*?)\s*>\s*(.*?)\s*$');
    labels := labels || jsonb_build_object(parts[1], coalesce(nullif(parts[2], ''), parts[1]));
    if parts[1] = former then
      allowed := array_remove(regexp_split_to_array(parts[3], '\s+'), '');
    end if;
  end loop;
  -- An insert is free where no first states are named.
  if state = any (allowed) or (tg_op = 'INSERT' and allowed is null) then
    return new;
  end if;
  raise exception '%', format(case tg_op when 'INSERT' then '처음부터 ''%2$s''일 수는 없습니다. %3$s' else '''%s''에서 ''%s''(으)로는 바꿀 수 없습니다. %s' end,
      coalesce(labels ->> former, former, '없음'), coalesce(labels ->> state, state, '없음'),
      case when coalesce(cardinality(allowed), 0) = 0 then '더 바꿀 수 있는 상태가 없습니다.'
        else '가능한 상태: ' || (select string_agg(coalesce(labels ->> it, it), ', ') from unnest(allowed) as it) end)
    using errcode = '23514', constraint = tg_table_name || '_' || tg_argv[0] || '_move';
end $$;
comment on function guard_move() is
  'Row trigger that allows only listed moves of a state column: guard_move(''status'', ''> OPEN'', ''OPEN 열림 > CLOSED'', ''CLOSED 닫힘 >''); '
  'each text is state, Korean label, >, next states; without a state before > it lists the first states of an insert. Violates <table>_<column>_move';

-- When a student began high school decides the 등급 scale -------------------------------------------------------------

create function high_school_entry_year(grade text, on_date date) returns smallint language sql immutable parallel safe as $$
  select (extract(year from on_date - interval '2 months') + case grade
    when '초4' then 6 when '초5' then 5 when '초6' then 4 when '중1' then 3 when '중2' then 2 when '중3' then 1
    when '고1' then 0 when '고2' then -1 when '고3' then -2 when 'N수' then -3 end)::smallint
$$;
comment on function high_school_entry_year(text, date) is
  'Year a student of this 학년 begins or began high school; a school year runs from March. For N수 the latest possible year';

alter table students add column high_school_entry_year smallint,
  add constraint students_high_school_entry_year_range check (high_school_entry_year between 1950 and 2100);
comment on column students.high_school_entry_year is
  '고등학교 입학 연도: 2025 and later have 5 등급, before 9; follows 학년 unless said; after a load without triggers see high_school_entry_year()';

create function fill_high_school_entry_year() returns trigger language plpgsql as $$
begin
  -- 학년 is that of today, or of the day the student left; whoever knows better says the year in the same statement.
  if tg_op = 'INSERT' then
    new.high_school_entry_year := coalesce(new.high_school_entry_year,
      high_school_entry_year(new.grade, coalesce(new.withdrawn_on, (now() at time zone 'Asia/Seoul')::date)));
  elsif new.grade is distinct from old.grade and new.high_school_entry_year is not distinct from old.high_school_entry_year then
    new.high_school_entry_year := high_school_entry_year(new.grade, coalesce(new.withdrawn_on, (now() at time zone 'Asia/Seoul')::date));
  end if;
  return new;
end $$;
create trigger students_entry_year before insert or update of grade on students for each row execute function fill_high_school_entry_year();

-- Nobody changed these students, so neither their audit trail nor updated_at shall say so.
alter table students disable trigger user;
update students set high_school_entry_year = high_school_entry_year(grade, coalesce(withdrawn_on, (now() at time zone 'Asia/Seoul')::date));
alter table students enable trigger user;

-- Exams ---------------------------------------------------------------------------------------------------------------

alter table weekly_lectures add constraint weekly_lectures_lecture_key unique (id, lecture_id);

create table exam_templates (
  id uuid primary key default uuid_v7(),
  lecture_id uuid not null references lectures (id),
  name text not null,
  cutline numeric(6,2),
  total_points numeric(6,2) not null default 100,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint exam_templates_lecture_key unique (id, lecture_id),
  constraint exam_templates_name_key unique (lecture_id, name),
  constraint exam_templates_name_form check (name = btrim(name) and length(name) between 1 and 60 and name is nfc normalized),
  constraint exam_templates_total_points_range check (total_points > 0 and total_points <= 1000),
  constraint exam_templates_cutline_range check (cutline >= 0)
);
comment on table exam_templates is '시험 양식: lecture-level exam definition; exams linked to it share its core info and questions';
comment on column exam_templates.lecture_id is '강의';
comment on column exam_templates.name is '이름';
comment on column exam_templates.cutline is '커트라인, points; null for none';
comment on column exam_templates.total_points is '만점; the sum of its questions, once it has any';
comment on column exam_templates.version is 'Raised at every change, also of its questions; an edit says which one it changes';
create index exam_templates_created_by_index on exam_templates (created_by);

create table exams (
  id uuid primary key default uuid_v7(),
  lecture_id uuid not null,
  weekly_lecture_id uuid not null,
  template_id uuid,
  name text not null,
  cutline numeric(6,2),
  total_points numeric(6,2) not null default 100,
  sequence integer not null,
  is_shown boolean not null default false,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint exams_week_fkey foreign key (weekly_lecture_id, lecture_id) references weekly_lectures (id, lecture_id),
  constraint exams_template_fkey foreign key (template_id, lecture_id) references exam_templates (id, lecture_id),
  constraint exams_week_key unique (id, weekly_lecture_id),
  constraint exams_sequence_key unique (weekly_lecture_id, sequence) deferrable initially immediate,
  constraint exams_name_form check (name = btrim(name) and length(name) between 1 and 60 and name is nfc normalized),
  constraint exams_total_points_range check (total_points > 0 and total_points <= 1000),
  constraint exams_cutline_range check (cutline >= 0),
  constraint exams_sequence_range check (sequence between 1 and 1000)
);
comment on table exams is '주차 시험: an exam of one week, linked to a template or on its own';
comment on column exams.lecture_id is '강의: the one of the week, and of the template';
comment on column exams.weekly_lecture_id is '주차';
comment on column exams.template_id is '시험 양식: while set, name, cutline, points and questions are the template''s; null when unlinked';
comment on column exams.name is '이름';
comment on column exams.cutline is '커트라인, points below which a student must come to the clinic or sit a retake; null for none';
comment on column exams.total_points is '만점; the sum of its questions, once it has any';
comment on column exams.sequence is '주차 안 순서; the next one unless said';
comment on column exams.is_shown is '학생에게 공개: HIDDEN false ⇄ SHOWN true';
comment on column exams.version is 'Raised at every change, also of its questions; an edit says which one it changes';
create index exams_week_index on exams (weekly_lecture_id, lecture_id);
create index exams_lecture_id_index on exams (lecture_id, created_at);
create index exams_template_index on exams (template_id, lecture_id);
create index exams_created_by_index on exams (created_by);

create table retake_exams (
  id uuid primary key default uuid_v7(),
  exam_id uuid not null references exams (id) on delete cascade,
  name text not null,
  cutline numeric(6,2),
  total_points numeric(6,2) not null default 100,
  sequence integer not null,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint retake_exams_exam_key unique (id, exam_id),
  constraint retake_exams_sequence_key unique (exam_id, sequence) deferrable initially immediate,
  constraint retake_exams_name_form check (name = btrim(name) and length(name) between 1 and 60 and name is nfc normalized),
  constraint retake_exams_total_points_range check (total_points > 0 and total_points <= 1000),
  constraint retake_exams_cutline_range check (cutline >= 0),
  constraint retake_exams_sequence_range check (sequence between 1 and 1000)
);
comment on table retake_exams is '재시험지: a paper of its own for those who sit an exam again';
comment on column retake_exams.exam_id is '원래 시험';
comment on column retake_exams.name is '이름';
comment on column retake_exams.cutline is '커트라인 of this paper, points; null for none';
comment on column retake_exams.total_points is '만점; the sum of its questions, once it has any';
comment on column retake_exams.sequence is '시험 안 순서; the next one unless said';
comment on column retake_exams.version is 'Raised at every change, also of its questions; an edit says which one it changes';
create index retake_exams_created_by_index on retake_exams (created_by);

create function are_answers(kind text, answers smallint[]) returns boolean language sql immutable parallel safe as $$
  select coalesce(bool_and(coalesce(case kind when 'CHOICE' then answer > 0 and answer::text ~ '^1?2?3?4?5?$' else answer between 0 and 9999 end, false)), true)
  from unnest(answers) as answer
$$;
comment on function are_answers(text, smallint[]) is
  'Whether numbers can answer a question of this kind: CHOICE the marked choices as ascending digits (24 is ② and ④), SHORT the number itself';

create table exam_questions (
  id uuid primary key default uuid_v7(),
  template_id uuid references exam_templates (id) on delete cascade,
  exam_id uuid references exams (id) on delete cascade,
  retake_exam_id uuid references retake_exams (id) on delete cascade,
  number smallint not null,
  kind text not null default 'CHOICE',
  answer smallint,
  also_accepts smallint[] not null default '{}',
  points numeric(6,2) not null,
  unit text not null default '',
  grading_rule text not null default 'NORMAL',
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint exam_questions_one_owner check (num_nonnulls(template_id, exam_id, retake_exam_id) = 1),
  constraint exam_questions_template_number_key unique (template_id, number),
  constraint exam_questions_exam_number_key unique (exam_id, number),
  constraint exam_questions_retake_number_key unique (retake_exam_id, number),
  constraint exam_questions_retake_key unique (id, retake_exam_id),
  constraint exam_questions_number_range check (number between 1 and 100),
  constraint exam_questions_kind_known check (kind in ('CHOICE', 'SHORT')),
  constraint exam_questions_answer_form check (are_answers(kind, array[answer]) or answer is null),
  constraint exam_questions_also_accepts_form check (are_answers(kind, also_accepts)),
  constraint exam_questions_points_range check (points > 0),
  constraint exam_questions_unit_length check (length(unit) <= 50),
  constraint exam_questions_grading_rule_known check (grading_rule in ('NORMAL', 'ALL_CORRECT', 'VOID'))
);
comment on table exam_questions is '문항과 정답: of a template, of an unlinked exam, or of a retake paper; staff only';
comment on column exam_questions.template_id is '시험 양식; null when another owns it';
comment on column exam_questions.exam_id is '시험; null when another owns it';
comment on column exam_questions.retake_exam_id is '재시험지; null when another owns it';
comment on column exam_questions.number is '번호: place in score_attempts.answers';
comment on column exam_questions.kind is 'CHOICE 객관식 1–5, SHORT 단답형 0–9999';
comment on column exam_questions.answer is '정답: CHOICE the right choices as ascending digits, all to be marked (24 is ② and ④); SHORT the number; null until known';
comment on column exam_questions.also_accepts is '복수 정답: further answers that count as right, each written like answer';
comment on column exam_questions.points is '배점';
comment on column exam_questions.unit is '단원';
comment on column exam_questions.grading_rule is 'NORMAL, ALL_CORRECT 전원 정답, VOID 무효: counts for nobody and not in the total';
create index exam_questions_created_by_index on exam_questions (created_by);

create table retake_question_maps (
  id uuid primary key default uuid_v7(),
  retake_exam_id uuid not null,
  question_id uuid not null,
  original_question_id uuid not null references exam_questions (id) on delete cascade,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint retake_question_maps_question_key unique (question_id),
  constraint retake_question_maps_question_fkey foreign key (question_id, retake_exam_id)
    references exam_questions (id, retake_exam_id) on delete cascade
);
comment on table retake_question_maps is '재시험 문항 대응: which question of the exam a question of the retake paper stands for';
comment on column retake_question_maps.retake_exam_id is '재시험지';
comment on column retake_question_maps.question_id is '재시험지의 문항';
comment on column retake_question_maps.original_question_id is '원래 시험의 문항';
create index retake_question_maps_question_index on retake_question_maps (question_id, retake_exam_id);
create index retake_question_maps_retake_exam_id_index on retake_question_maps (retake_exam_id);
create index retake_question_maps_original_question_id_index on retake_question_maps (original_question_id);
create index retake_question_maps_created_by_index on retake_question_maps (created_by);

-- Scores --------------------------------------------------------------------------------------------------------------

create table scores (
  id uuid primary key default uuid_v7(),
  exam_id uuid not null,
  weekly_lecture_id uuid not null,
  student_id uuid not null references students (id),
  status text not null default 'NONE',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint scores_student_key unique (exam_id, student_id),
  constraint scores_exam_key unique (id, exam_id),
  constraint scores_exam_fkey foreign key (exam_id, weekly_lecture_id) references exams (id, weekly_lecture_id),
  constraint scores_participant_fkey foreign key (weekly_lecture_id, student_id)
    references participants (weekly_lecture_id, student_id),
  constraint scores_status_known check (status in ('NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT'))
);
comment on table scores is '성적: one student''s result in one exam; made by itself for every participant of the exam''s week';
comment on column scores.exam_id is '시험';
comment on column scores.weekly_lecture_id is '주차 of the exam, where the student takes part';
comment on column scores.student_id is '학생';
comment on column scores.status is 'NONE 미응시, TAKEN 응시, GRADED 채점 (the first attempt has a value), ABSENT 결시, EXEMPT 면제';
comment on column scores.version is 'Raised at every change of status; a write says which one it changes';
create index scores_exam_index on scores (exam_id, weekly_lecture_id);
create index scores_participant_index on scores (weekly_lecture_id, student_id);
create index scores_student_id_index on scores (student_id, created_at);

create table score_attempts (
  id uuid primary key default uuid_v7(),
  score_id uuid not null,
  exam_id uuid not null,
  attempt_type text not null default 'FIRST',
  retake_number smallint not null default 0,
  retake_exam_id uuid,
  value numeric(6,2),
  delivery_type text not null default 'ONSITE',
  clinic_status text not null default 'NONE',
  memo text not null default '',
  answers smallint[],
  grade smallint,
  grade_scale smallint,
  is_grade_by_hand boolean not null default false,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint score_attempts_score_fkey foreign key (score_id, exam_id) references scores (id, exam_id),
  constraint score_attempts_retake_exam_fkey foreign key (retake_exam_id, exam_id) references retake_exams (id, exam_id),
  constraint score_attempts_number_key unique (score_id, retake_number),
  constraint score_attempts_type_known check (attempt_type in ('FIRST', 'RETAKE')),
  constraint score_attempts_number_of_type check (case attempt_type when 'FIRST' then retake_number = 0 else retake_number between 1 and 99 end),
  constraint score_attempts_paper_of_retake check (attempt_type = 'RETAKE' or retake_exam_id is null),
  constraint score_attempts_value_range check (value >= 0),
  constraint score_attempts_delivery_type_known check (delivery_type in ('ONSITE', 'ONLINE', 'HOME')),
  constraint score_attempts_clinic_status_known check (clinic_status in ('NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT')),
  constraint score_attempts_memo_length check (length(memo) <= 500),
  constraint score_attempts_answers_form check (cardinality(answers) <= 100 and -1 <= all (answers) and array_position(answers, null) is null),
  constraint score_attempts_grade_scale_known check (grade_scale in (5, 9)),
  constraint score_attempts_grade_range check (grade between 1 and grade_scale and num_nonnulls(grade, grade_scale) <> 1),
  constraint score_attempts_grade_of_value check (grade is null or value is not null)
);
comment on table score_attempts is '응시: the first attempt or a retake of one score';
comment on column score_attempts.score_id is '성적';
comment on column score_attempts.exam_id is '시험: the score''s, kept here so that statistics of one exam read one index';
comment on column score_attempts.attempt_type is '응시 구분: FIRST, RETAKE';
comment on column score_attempts.retake_number is '재시험 차수: 0 for FIRST, then 1, 2 …';
comment on column score_attempts.retake_exam_id is '재시험지; null when the retake has no paper of its own';
comment on column score_attempts.value is '점수, points up to the paper''s total; null until graded';
comment on column score_attempts.delivery_type is '응시 방식: ONSITE 현장, ONLINE 온라인, HOME 자택';
comment on column score_attempts.clinic_status is
  '클리닉: NONE → REQUIRED (value below cutline, by itself) → RESERVED → DONE; EXEMPT by hand; after a load without triggers see settle_clinic()';
comment on column score_attempts.memo is '메모: staff only';
comment on column score_attempts.answers is
  '답: at the place of each question''s number what was answered, written like exam_questions.answer; -1 for none; null when unknown';
comment on column score_attempts.grade is '등급, 1 the best; set by refresh_grades() on grading, or by hand';
comment on column score_attempts.grade_scale is '등급제: 5 or 9, as it was when the grade was set';
comment on column score_attempts.is_grade_by_hand is '등급을 손으로 넣음: refresh_grades() leaves it';
comment on column score_attempts.version is 'Raised at every change but that of the grade; a write says which one it changes';
-- Statistics, rank and percentile of an exam come from this index alone.
create index score_attempts_values_index on score_attempts (exam_id, value) where attempt_type = 'FIRST' and value is not null;
create index score_attempts_exam_id_index on score_attempts (exam_id, retake_number);
create index score_attempts_score_index on score_attempts (score_id, exam_id);
create index score_attempts_retake_exam_index on score_attempts (retake_exam_id, exam_id);
create index score_attempts_clinic_index on score_attempts (clinic_status, updated_at) where clinic_status in ('REQUIRED', 'RESERVED');
create index score_attempts_created_by_index on score_attempts (created_by);

create table score_cell_locks (
  score_id uuid not null references scores (id) on delete cascade,
  retake_number smallint not null default 0,
  holder_id uuid not null references users (id) on delete cascade,
  renewed_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 seconds',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (score_id, retake_number),
  constraint score_cell_locks_retake_number_range check (retake_number between 0 and 99),
  constraint score_cell_locks_thirty_seconds check (expires_at > renewed_at and expires_at <= renewed_at + interval '30 seconds')
);
comment on table score_cell_locks is '칸 잠금: who is editing a cell of the gradebook; a courtesy, the version decides. Taken by take_cell_lock()';
comment on column score_cell_locks.score_id is '성적';
comment on column score_cell_locks.retake_number is '재시험 차수 of the cell; 0 for FIRST';
comment on column score_cell_locks.holder_id is '편집 중인 직원';
comment on column score_cell_locks.renewed_at is 'When it was taken or renewed last';
comment on column score_cell_locks.expires_at is 'Free from then on; at most 30 seconds after it was renewed';
create index score_cell_locks_holder_id_index on score_cell_locks (holder_id);

-- Papers that come in ---------------------------------------------------------------------------------------------------

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
  constraint omr_sheets_retake_exam_fkey foreign key (retake_exam_id, exam_id) references retake_exams (id, exam_id),
  constraint omr_sheets_score_fkey foreign key (exam_id, student_id) references scores (exam_id, student_id),
  constraint omr_sheets_status_known check (status in ('UPLOADED', 'READ', 'NEEDS_REVIEW', 'GRADED', 'REJECTED')),
  constraint omr_sheets_page_range check (page between 1 and 10000),
  constraint omr_sheets_file_name_length check (length(file_name) <= 255),
  constraint omr_sheets_answers_form check (cardinality(answers) <= 100 and -1 <= all (answers) and array_position(answers, null) is null),
  constraint omr_sheets_confidence_range check (confidence between 0 and 1),
  constraint omr_sheets_flags_known check (flags <@ array['UNKNOWN_NUMBER', 'NOT_PARTICIPANT', 'DUPLICATE_STUDENT', 'DOUBLE_MARK', 'FAINT_MARK']),
  constraint omr_sheets_review_says_why check (status <> 'NEEDS_REVIEW' or cardinality(flags) > 0),
  constraint omr_sheets_review_by_person check (status <> 'GRADED' or cardinality(flags) = 0 or reviewed_by is not null),
  constraint omr_sheets_graded_whole check (status <> 'GRADED' or num_nonnulls(student_id, answers) = 2),
  constraint omr_sheets_rejected_why check ((status = 'REJECTED') = (reject_reason is not null)),
  constraint omr_sheets_reject_reason_length check (length(reject_reason) between 1 and 200),
  constraint omr_sheets_memo_length check (length(memo) <= 500)
);
comment on table omr_sheets is 'OMR 답안지: one scanned page';
comment on column omr_sheets.exam_id is '시험';
comment on column omr_sheets.retake_exam_id is '재시험지; null for a first attempt';
comment on column omr_sheets.student_id is '학생: known and the only sheet of the attempt; null until then';
comment on column omr_sheets.status is 'UPLOADED 올림 → READ 읽음 → GRADED 채점; READ → NEEDS_REVIEW 확인 필요 → GRADED by a person; REJECTED 반려';
comment on column omr_sheets.file_id is '파일 the page was in';
comment on column omr_sheets.file_name is '파일 이름 as uploaded';
comment on column omr_sheets.page is '쪽 in the file, from 1';
comment on column omr_sheets.read_number is '읽은 학번, ? for a digit that could not be read';
comment on column omr_sheets.answers is '읽은 답, written like score_attempts.answers';
comment on column omr_sheets.marks is '읽은 표시: what the reader saw in each field, for the review beside the picture';
comment on column omr_sheets.confidence is '확신, 0–1, of the least certain field';
comment on column omr_sheets.flags is 'Why a person must look: UNKNOWN_NUMBER, NOT_PARTICIPANT, DUPLICATE_STUDENT, DOUBLE_MARK, FAINT_MARK';
comment on column omr_sheets.reject_reason is '반려 사유';
comment on column omr_sheets.memo is '메모: staff only';
comment on column omr_sheets.reviewed_by is '확인한 직원';
comment on column omr_sheets.version is 'Raised at every change; a write says which one it changes';
create unique index omr_sheets_first_key on omr_sheets (exam_id, student_id) where retake_exam_id is null and status <> 'REJECTED';
create unique index omr_sheets_retake_key on omr_sheets (retake_exam_id, student_id) where status <> 'REJECTED';
create index omr_sheets_exam_id_index on omr_sheets (exam_id, status, created_at);
create index omr_sheets_score_index on omr_sheets (exam_id, student_id);
create index omr_sheets_retake_exam_index on omr_sheets (retake_exam_id, exam_id);
create index omr_sheets_file_id_index on omr_sheets (file_id);
create index omr_sheets_reviewed_by_index on omr_sheets (reviewed_by);
create index omr_sheets_created_by_index on omr_sheets (created_by);

create table submissions (
  id uuid primary key default uuid_v7(),
  exam_id uuid not null,
  student_id uuid not null,
  status text not null default 'DRAFT',
  submitted_at timestamptz,
  reopened_by uuid references users (id),
  reopened_at timestamptz,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint submissions_score_fkey foreign key (exam_id, student_id) references scores (exam_id, student_id),
  constraint submissions_student_key unique (exam_id, student_id),
  constraint submissions_status_known check (status in ('DRAFT', 'DONE', 'REOPENED')),
  constraint submissions_done_has_time check (status <> 'DONE' or submitted_at is not null),
  constraint submissions_reopened_by_someone check (status <> 'REOPENED' or reopened_at is not null)
);
comment on table submissions is '과제 제출: what a student hands in for an exam through the portal';
comment on column submissions.exam_id is '시험';
comment on column submissions.student_id is '학생';
comment on column submissions.status is 'DRAFT 작성 중 (files may be added, removed) → DONE 제출 (locked) → REOPENED 다시 열림, by staff';
comment on column submissions.submitted_at is '제출한 때; set by itself';
comment on column submissions.reopened_by is '다시 연 직원; set by itself';
comment on column submissions.reopened_at is '다시 연 때; set by itself';
comment on column submissions.version is 'Raised at every change; a write says which one it changes';
create index submissions_student_id_index on submissions (student_id, created_at);
create index submissions_reopened_by_index on submissions (reopened_by);
create index submissions_created_by_index on submissions (created_by);

do $$
declare
  tables constant text[] := array['exam_templates', 'exams', 'retake_exams', 'exam_questions', 'retake_question_maps', 'scores',
    'score_attempts', 'score_cell_locks', 'omr_sheets', 'submissions'];
  said record;
begin
  for said in
    select format('comment on column %I.%I is %L', tables.name, words.name, words.meaning) as statement
    from unnest(tables) as tables (name)
    join (values ('id', '고유 번호, UUID v7: sorts by time'), ('created_by', '만든 사람'), ('created_at', '만든 때'), ('updated_at', '마지막으로 바뀐 때'))
      as words (name, meaning) on true
    join pg_attribute on attrelid = tables.name::regclass and attname = words.name
  loop
    execute said.statement;
  end loop;
end $$;

select keep_records('exam_templates', 'exams', 'retake_exams', 'exam_questions', 'retake_question_maps', 'scores', 'score_attempts',
  'omr_sheets', 'submissions');
