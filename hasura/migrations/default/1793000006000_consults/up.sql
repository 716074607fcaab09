-- What staff know of a student: consults, memos, results earned elsewhere.

alter table students
  add column anonymised_at timestamptz,
  add constraint students_anonymised_empty check (
    anonymised_at is null or (withdrawn_on is not null and school = '' and parent_name = '' and parent_phone is null));
comment on column students.anonymised_at is '익명 처리한 때: nothing names the student any more, what was earned stays in the statistics';

create function refuse_anonymised() returns trigger language plpgsql as $$
begin
  if (select anonymised_at from students where id = (to_jsonb(new) ->> coalesce(tg_argv[0], 'student_id'))::uuid for share) is not null then
    raise exception '익명 처리된 학생입니다. 기록을 더하거나 바꿀 수 없습니다.' using errcode = '23514', constraint = tg_table_name || '_student_anonymised';
  end if;
  return new;
end $$;
comment on function refuse_anonymised() is 'Row trigger: nothing more is written about a student who was anonymised; an argument names the column of the student. Violates <table>_student_anonymised';

alter table student_memos
  add column version integer not null default 1,
  add constraint student_memos_body_not_blank check (btrim(body, E' \t\r\n') <> '');
comment on column student_memos.version is 'Raised at every change; an edit says which one it changes';
drop index student_memos_student_id_index;
create index student_memos_student_id_index on student_memos (student_id, is_pinned, created_at);
create trigger student_memos_version before update on student_memos for each row execute function raise_version();
create trigger student_memos_anonymised before insert or update on student_memos for each row execute function refuse_anonymised();
create trigger enrollments_anonymised before insert or update on enrollments for each row execute function refuse_anonymised();
create trigger user_tags_anonymised before insert or update on user_tags for each row execute function refuse_anonymised('user_id');
create trigger users_anonymised before update of login_id, password_hash, name, phone, is_active on users
  for each row execute function refuse_anonymised('id');

create table consults (
  id uuid primary key default uuid_v7(),
  student_id uuid not null references students (id),
  consulted_at timestamptz not null,
  consulted_by uuid default session_user_id() references users (id),
  channel text not null,
  counterpart text not null,
  body text not null,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint consults_channel_known check (channel in ('PHONE', 'VISIT', 'VIDEO_CALL', 'MESSAGE')),
  constraint consults_counterpart_known check (counterpart in ('STUDENT', 'PARENT', 'BOTH')),
  constraint consults_body_form check (btrim(body, E' \t\r\n') <> '' and length(body) <= 5000)
);
comment on table consults is '상담 기록: staff only';
comment on column consults.student_id is '학생';
comment on column consults.consulted_at is '상담한 때';
comment on column consults.consulted_by is '상담한 사람, who need not be the one who wrote it down';
comment on column consults.channel is '방법: PHONE 전화, VISIT 방문, VIDEO_CALL 화상, MESSAGE 문자';
comment on column consults.counterpart is '상대: STUDENT 학생, PARENT 보호자, BOTH 함께';
comment on column consults.body is '내용';
comment on column consults.version is 'Raised at every change; an edit says which one it changes';
create index consults_student_id_index on consults (student_id, consulted_at);
create index consults_consulted_at_index on consults (consulted_at);
create index consults_consulted_by_index on consults (consulted_by);
create index consults_created_by_index on consults (created_by);

create function guard_consult() returns trigger language plpgsql as $$
begin
  -- An hour's grace for a clock that runs ahead.
  if new.consulted_at > now() + interval '1 hour' then
    raise exception '상담 기록은 이미 한 상담만 남길 수 있습니다.' using errcode = '23514', constraint = 'consults_not_ahead';
  end if;
  return new;
end $$;
create trigger consults_guard before insert or update of consulted_at on consults for each row execute function guard_consult();
create trigger consults_version before update on consults for each row execute function raise_version();
create trigger consults_anonymised before insert or update on consults for each row execute function refuse_anonymised();

create table actual_exam_scores (
  id uuid primary key default uuid_v7(),
  student_id uuid not null references students (id),
  kind text not null,
  year smallint not null,
  term smallint,
  part text,
  month smallint,
  subject text not null,
  raw_score numeric(6, 2),
  standard_score numeric(6, 2),
  percentile numeric(5, 2),
  grade smallint,
  grade_scale smallint,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint actual_exam_scores_kind_known check (kind in ('SCHOOL', 'MOCK', 'CSAT')),
  constraint actual_exam_scores_year_range check (year between 2000 and 2100),
  constraint actual_exam_scores_term_range check (term in (1, 2)),
  constraint actual_exam_scores_part_known check (part in ('MIDTERM', 'FINAL')),
  constraint actual_exam_scores_month_range check (month between 1 and 12),
  constraint actual_exam_scores_when_of_kind check (
    case kind when 'SCHOOL' then term is not null and month is null
      when 'MOCK' then month is not null and term is null and part is null
      else num_nonnulls(term, part, month) = 0 end),
  constraint actual_exam_scores_subject_form check (subject = btrim(subject) and length(subject) between 1 and 30 and subject is nfc normalized),
  constraint actual_exam_scores_raw_score_range check (raw_score between 0 and 1000),
  constraint actual_exam_scores_standard_score_range check (standard_score between 0 and 200),
  constraint actual_exam_scores_percentile_range check (percentile between 0 and 100),
  constraint actual_exam_scores_grade_scale_known check (grade_scale in (5, 9)),
  constraint actual_exam_scores_grade_of_scale check (
    num_nonnulls(grade, grade_scale) <> 1 and (grade is null or grade between 1 and grade_scale)),
  constraint actual_exam_scores_national_scale check (kind = 'SCHOOL' or grade_scale is null or grade_scale = 9),
  constraint actual_exam_scores_not_empty check (num_nonnulls(raw_score, standard_score, percentile, grade) > 0),
  constraint actual_exam_scores_exam_key unique nulls not distinct (student_id, kind, year, term, part, month, subject)
);
comment on table actual_exam_scores is '실전 성적: results of exams outside the academy';
comment on column actual_exam_scores.student_id is '학생';
comment on column actual_exam_scores.kind is '구분: SCHOOL 내신, MOCK 모의고사, CSAT 수능';
comment on column actual_exam_scores.year is '연도; of a CSAT the 학년도';
comment on column actual_exam_scores.term is '학기, of SCHOOL only';
comment on column actual_exam_scores.part is 'MIDTERM 중간, FINAL 기말; null for the whole term';
comment on column actual_exam_scores.month is '월, of MOCK only';
comment on column actual_exam_scores.subject is '과목';
comment on column actual_exam_scores.raw_score is '원점수';
comment on column actual_exam_scores.standard_score is '표준점수';
comment on column actual_exam_scores.percentile is '백분위';
comment on column actual_exam_scores.grade is '등급, 1 is best';
comment on column actual_exam_scores.grade_scale is '등급제: 5 or 9 grades, as it was then';
comment on column actual_exam_scores.version is 'Raised at every change; an edit says which one it changes';
create index actual_exam_scores_created_by_index on actual_exam_scores (created_by);
create trigger actual_exam_scores_version before update on actual_exam_scores for each row execute function raise_version();
create trigger actual_exam_scores_anonymised before insert or update on actual_exam_scores
  for each row execute function refuse_anonymised();

select keep_records('consults', 'actual_exam_scores');
select comment_on_records('consults', 'actual_exam_scores');
