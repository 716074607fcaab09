-- Lecture materials: files to work through, and who has done so.

create table lecture_materials (
  id uuid primary key default uuid_v7(),
  lecture_id uuid not null references lectures (id),
  title text not null,
  description text not null default '',
  published_at timestamptz,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sequence integer not null,
  constraint lecture_materials_title_form check (title = btrim(title) and length(title) between 1 and 100),
  constraint lecture_materials_description_length check (length(description) <= 2000),
  constraint lecture_materials_sequence_range check (sequence between 1 and 100000)
);
comment on table lecture_materials is '강의 자료: what students of a lecture should work through; its files stand in files';
comment on column lecture_materials.lecture_id is '강의';
comment on column lecture_materials.title is '제목';
comment on column lecture_materials.description is '설명';
comment on column lecture_materials.published_at is '게시 시각: students see it from then on; null while a draft';
comment on column lecture_materials.version is 'Raised at every change; an edit says which one it changes';
comment on column lecture_materials.sequence is '순서 within the lecture, from 1; a new one goes last, equal ones go by their age';
create index lecture_materials_lecture_id_index on lecture_materials (lecture_id, published_at);
create index lecture_materials_created_by_index on lecture_materials (created_by);

create table lecture_material_checks (
  id uuid primary key default uuid_v7(),
  material_id uuid not null references lecture_materials (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  checked_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint lecture_material_checks_student_key unique (material_id, student_id)
);
comment on table lecture_material_checks is '자료 확인: a student has worked through a material';
comment on column lecture_material_checks.material_id is '강의 자료';
comment on column lecture_material_checks.student_id is '학생';
comment on column lecture_material_checks.checked_at is '확인한 때';
create index lecture_material_checks_student_id_index on lecture_material_checks (student_id);

create trigger lecture_materials_version before update on lecture_materials for each row execute function raise_version();
create trigger lecture_material_checks_touch before update on lecture_material_checks for each row execute function touch_updated_at();

create function guard_material_check() returns trigger language plpgsql as $$
begin
  if not exists (
    select from lecture_materials as material
    where material.id = new.material_id and material.published_at <= now() and (
      exists (select from enrollments where lecture_id = material.lecture_id and student_id = new.student_id)
      or exists (select from weekly_lectures as week join participants on participants.weekly_lecture_id = week.id
        where week.lecture_id = material.lecture_id and participants.student_id = new.student_id))) then
    perform refuse('lecture_material_checks_own_lecture');
  end if;
  return new;
end $$;
create trigger lecture_material_checks_guard before insert or update of material_id, student_id on lecture_material_checks
  for each row execute function guard_material_check();

create function place_material() returns trigger language plpgsql as $$
begin
  if new.sequence is null then
    select coalesce(max(sequence), 0) + 1 into new.sequence from lecture_materials where lecture_id = new.lecture_id;
  end if;
  return new;
end $$;
comment on function place_material() is 'A new material goes last';
create trigger lecture_materials_place before insert on lecture_materials for each row execute function place_material();

create view published_materials as
  select id from lecture_materials where published_at <= now();
comment on view published_materials is 'Materials whose time has come; for permissions, which cannot ask the clock';
comment on column published_materials.id is '자료';

select keep_records('lecture_materials');
select comment_on_records('lecture_materials', 'lecture_material_checks');
