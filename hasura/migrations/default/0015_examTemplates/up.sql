-- Exam templates: exam definitions of a lecture.

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
comment on column exam_templates.id is '고유 번호, UUID v7: sorts by time';
comment on column exam_templates.lecture_id is '강의';
comment on column exam_templates.name is '이름';
comment on column exam_templates.cutline is '커트라인, points; null for none';
comment on column exam_templates.total_points is '만점; the sum of its questions, once it has any';
comment on column exam_templates.version is 'Raised at every change, also of its questions; an edit says which one it changes';
comment on column exam_templates.created_by is '만든 사람';
comment on column exam_templates.created_at is '만든 때';
comment on column exam_templates.updated_at is '마지막으로 바뀐 때';
create index exam_templates_created_by_index on exam_templates (created_by);

create function follow_template() returns trigger language plpgsql as $$
begin
  update exams set name = new.name, cutline = new.cutline, total_points = new.total_points
  where template_id = new.id and (name, cutline, total_points) is distinct from (new.name, new.cutline, new.total_points);
  if found then
    perform announce('exams', 'examStatistics');
  end if;
  return null;
end $$;
create trigger exam_templates_follow after update on exam_templates for each row
  when ((old.name, old.cutline, old.total_points) is distinct from (new.name, new.cutline, new.total_points)) execute function follow_template();
create trigger exam_templates_version before update on exam_templates for each row execute function raise_version();

select keep_records('exam_templates');
