-- Retake exams: exams for those who take an exam again.

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
comment on column retake_exams.id is '고유 번호, UUID v7: sorts by time';
comment on column retake_exams.exam_id is '원래 시험';
comment on column retake_exams.name is '이름';
comment on column retake_exams.cutline is '커트라인 of this paper, points; null for none';
comment on column retake_exams.total_points is '만점; the sum of its questions, once it has any';
comment on column retake_exams.sequence is '시험 안 순서; the next one unless said';
comment on column retake_exams.version is 'Raised at every change, also of its questions; an edit says which one it changes';
comment on column retake_exams.created_by is '만든 사람';
comment on column retake_exams.created_at is '만든 때';
comment on column retake_exams.updated_at is '마지막으로 바뀐 때';
create index retake_exams_created_by_index on retake_exams (created_by);

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
comment on column retake_question_maps.id is '고유 번호, UUID v7: sorts by time';
comment on column retake_question_maps.retake_exam_id is '재시험지';
comment on column retake_question_maps.question_id is '재시험지의 문항';
comment on column retake_question_maps.original_question_id is '원래 시험의 문항';
comment on column retake_question_maps.created_by is '만든 사람';
comment on column retake_question_maps.created_at is '만든 때';
comment on column retake_question_maps.updated_at is '마지막으로 바뀐 때';
create index retake_question_maps_question_index on retake_question_maps (question_id, retake_exam_id);
create index retake_question_maps_retake_exam_id_index on retake_question_maps (retake_exam_id);
create index retake_question_maps_original_question_id_index on retake_question_maps (original_question_id);
create index retake_question_maps_created_by_index on retake_question_maps (created_by);

alter table exam_questions add constraint exam_questions_retake_exam_id_fkey foreign key (retake_exam_id) references retake_exams (id) on delete cascade;

create function guard_retake_exam() returns trigger language plpgsql as $$
begin
  -- Two concurrent retake exams get different positions.
  perform from exams where id = new.exam_id for update;
  new.sequence := coalesce(new.sequence, (select coalesce(max(sequence), 0) + 1 from retake_exams where exam_id = new.exam_id));
  return new;
end $$;
create trigger retake_exams_guard before insert on retake_exams for each row execute function guard_retake_exam();

create function guard_question_map() returns trigger language plpgsql as $$
begin
  if not exists (
    select from retake_exams as paper
    join exams as exam on exam.id = paper.exam_id
    join exam_questions as question on question.id = new.original_question_id
    where paper.id = new.retake_exam_id
      and case when exam.template_id is null then question.exam_id = exam.id else question.template_id = exam.template_id end
  ) then
    perform refuse('retake_question_maps_of_exam');
  end if;
  return new;
end $$;
create trigger retake_question_maps_guard before insert or update on retake_question_maps for each row execute function guard_question_map();
create constraint trigger retake_exams_check_total after insert or update of cutline, total_points on retake_exams
  deferrable initially deferred for each row execute function check_total('retake_exams_cutline_within_total', 'retake_exams_total_covers_values');
create trigger retake_exams_version before update on retake_exams for each row execute function raise_version();
create trigger retake_exams_total before update of total_points on retake_exams for each row
  when (new.total_points <> old.total_points) execute function guard_total();

select keep_records('retake_exams', 'retake_question_maps');
