-- Who has read an announcement, and materials in an order of their own.

create table announcement_reads (
  id uuid primary key default uuid_v7(),
  announcement_id uuid not null references announcements (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  read_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint announcement_reads_student_key unique (announcement_id, student_id)
);
comment on table announcement_reads is '공지 읽음: a student has opened an announcement';
comment on column announcement_reads.announcement_id is '공지';
comment on column announcement_reads.student_id is '학생';
comment on column announcement_reads.read_at is '처음 읽은 때, by the server''s clock';
create index announcement_reads_student_id_index on announcement_reads (student_id);
create trigger announcement_reads_touch before update on announcement_reads for each row execute function touch_updated_at();
select comment_on_records('announcement_reads');

create function guard_announcement_read() returns trigger language plpgsql as $$
begin
  if not exists (
    select from announcements as announcement
    join participants on participants.weekly_lecture_id = announcement.weekly_lecture_id
    where announcement.id = new.announcement_id and announcement.published_at <= now() and participants.student_id = new.student_id) then
    raise exception '공개된 내 주차의 공지만 읽음으로 남길 수 있습니다.' using errcode = '23514', constraint = 'announcement_reads_own_week';
  end if;
  return new;
end $$;
create trigger announcement_reads_guard before insert or update of announcement_id, student_id on announcement_reads
  for each row execute function guard_announcement_read();

alter table lecture_materials add column sequence integer;
update lecture_materials set sequence = placed.sequence
from (select id, row_number() over (partition by lecture_id order by created_at, id)::integer as sequence from lecture_materials) as placed
where placed.id = lecture_materials.id;
alter table lecture_materials
  alter column sequence set not null,
  add constraint lecture_materials_sequence_range check (sequence between 1 and 100000);
comment on column lecture_materials.sequence is '순서 within the lecture, from 1; a new one goes last, equal ones go by their age';

create function place_material() returns trigger language plpgsql as $$
begin
  if new.sequence is null then
    select coalesce(max(sequence), 0) + 1 into new.sequence from lecture_materials where lecture_id = new.lecture_id;
  end if;
  return new;
end $$;
comment on function place_material() is 'A new material goes last';
create trigger lecture_materials_place before insert on lecture_materials for each row execute function place_material();
