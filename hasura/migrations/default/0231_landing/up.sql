-- The first page of the website: what managers write on it, its picture, and the lectures visitors may choose from.

create table landing_pictures (
  id uuid primary key default uuid_v7(),
  content bytea not null,
  content_type text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint landing_pictures_content_size check (length(content) between 1 and 1048576),
  constraint landing_pictures_content_type_known check (content_type in ('image/jpeg', 'image/png', 'image/webp'))
);
comment on table landing_pictures is '첫 화면 사진: public, small enough to stand beside the texts';
comment on column landing_pictures.content is 'The picture';
comment on column landing_pictures.content_type is 'Its kind';
create trigger landing_pictures_touch before update on landing_pictures for each row execute function touch_updated_at();
select comment_on_records('landing_pictures');

create table landing_pages (
  id uuid primary key default '00000000-0000-7000-8000-000000000001',
  hero_title text not null default '',
  hero_text text not null default '',
  picture_id uuid references landing_pictures (id) on delete set null,
  picture_words text not null default '',
  teachers jsonb not null default '[]',
  address text not null default '',
  phone text,
  shows_notices boolean not null default true,
  takes_inquiries boolean not null default true,
  head_title text not null default '',
  head_description text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint landing_pages_one check (id = '00000000-0000-7000-8000-000000000001'),
  constraint landing_pages_teachers_list check (jsonb_typeof(teachers) = 'array' and jsonb_array_length(teachers) <= 30),
  constraint landing_pages_phone_e164 check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint landing_pages_texts_length check (
    length(hero_title) <= 60 and length(hero_text) <= 500 and length(picture_words) <= 100 and length(address) <= 200
    and length(head_title) <= 60 and length(head_description) <= 160)
);
comment on table landing_pages is '첫 화면: one row, what visitors read';
comment on column landing_pages.id is 'Always the same: there is one row';
comment on column landing_pages.hero_title is '큰 제목; the academy''s name where empty';
comment on column landing_pages.hero_text is '소개';
comment on column landing_pages.picture_id is '사진';
comment on column landing_pages.picture_words is '사진 설명, for those who do not see it';
comment on column landing_pages.teachers is '선생님: name, subject, words';
comment on column landing_pages.address is '주소; leads to a map';
comment on column landing_pages.phone is '전화, E.164; the academy''s number where null';
comment on column landing_pages.shows_notices is '공지 보이기';
comment on column landing_pages.takes_inquiries is '문의 받기';
comment on column landing_pages.head_title is '검색과 공유 제목; the academy''s name where empty';
comment on column landing_pages.head_description is '검색과 공유 설명';
comment on column landing_pages.version is 'Raised at every change; an edit says which one it changes';
create index landing_pages_picture_id_index on landing_pages (picture_id);
create trigger landing_pages_version before update on landing_pages for each row execute function raise_version();
insert into landing_pages default values;
select keep_records('landing_pages');
select comment_on_records('landing_pages');

alter table lectures add column is_public boolean not null default false;
comment on column lectures.is_public is '모집 중: visitors see it on the first page';

create view open_lectures as
  select lecture.id, lecture.name, lecture.teacher_name, lecture.weekday, lecture.starts_at, lecture.ends_at, lecture.starts_on,
    greatest(lecture.capacity - enrolled_at_most(lecture.id, daterange(today.day, null)), 0)::integer as places_left
  from lectures as lecture cross join (select (now() at time zone 'Asia/Seoul')::date as day) as today
  where lecture.is_public and lecture.status = 'ACTIVE' and (lecture.ends_on is null or lecture.ends_on >= today.day);
comment on view open_lectures is '모집 중인 강의: what visitors read of a lecture';
comment on column open_lectures.id is '강의';
comment on column open_lectures.name is '강의 이름';
comment on column open_lectures.teacher_name is '선생님';
comment on column open_lectures.weekday is '요일, ISO';
comment on column open_lectures.starts_at is '시작 시각';
comment on column open_lectures.ends_at is '종료 시각';
comment on column open_lectures.starts_on is '학기 첫날';
comment on column open_lectures.places_left is '남은 자리, on the fullest day from today on';
create index lectures_public_index on lectures (name) where is_public;
