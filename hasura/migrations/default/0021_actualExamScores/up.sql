-- Actual exam scores: results of exams outside the academy.

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

select keep_records('actual_exam_scores');
select comment_on_records('actual_exam_scores');
