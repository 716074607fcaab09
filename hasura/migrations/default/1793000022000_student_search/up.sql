-- What students are found by and listed in order of stands in one narrow table: names and numbers lie in two, and a search that may match
-- either had to read all students twice.

create or replace function choseong(word text) returns text language sql immutable parallel safe as $$
  -- Decomposed, a syllable begins with its initial consonant; vowels, last consonants and blanks have no counterpart and go.
  select normalize(translate(normalize(lower(word), NFD),
    'ᄀᄁᄂᄃᄄᄅᄆᄇᄈᄉᄊᄋᄌᄍᄎᄏᄐᄑᄒ' || 'ᅡᅢᅣᅤᅥᅦᅧᅨᅩᅪᅫᅬᅭᅮᅯᅰᅱᅲᅳᅴᅵ' || 'ᆨᆩᆪᆫᆬᆭᆮᆯᆰᆱᆲᆳᆴᆵᆶᆷᆸᆹᆺᆻᆼᆽᆾᆿᇀᇁᇂ' || ' ',
    'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'), NFC)
$$;

create or replace function jamo(word text) returns text language sql immutable parallel safe as $$
  select normalize(
    replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      translate(normalize(lower(word), NFD),
        'ᄀᄁᄂᄃᄄᄅᄆᄇᄈᄉᄊᄋᄌᄍᄎᄏᄐᄑᄒ' || 'ᅡᅢᅣᅤᅥᅦᅧᅨᅩᅭᅮᅲᅳᅵ' || 'ᆨᆩᆫᆮᆯᆷᆸᆺᆻᆼᆽᆾᆿᇀᇁᇂ' || ' ',
        'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ' || 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ' || 'ㄱㄲㄴㄷㄹㅁㅂㅅㅆㅇㅈㅊㅋㅌㅍㅎ'),
      'ᅪ', 'ㅗㅏ'), 'ᅫ', 'ㅗㅐ'), 'ᅬ', 'ㅗㅣ'), 'ᅯ', 'ㅜㅓ'), 'ᅰ', 'ㅜㅔ'), 'ᅱ', 'ㅜㅣ'), 'ᅴ', 'ㅡㅣ'),
      'ᆪ', 'ㄱㅅ'), 'ᆬ', 'ㄴㅈ'), 'ᆭ', 'ㄴㅎ'), 'ᆰ', 'ㄹㄱ'), 'ᆱ', 'ㄹㅁ'), 'ᆲ', 'ㄹㅂ'), 'ᆳ', 'ㄹㅅ'), 'ᆴ', 'ㄹㅌ'), 'ᆵ', 'ㄹㅍ'),
      'ᆶ', 'ㄹㅎ'), 'ᆹ', 'ㅂㅅ'), NFC)
$$;

create table student_search (
  student_id uuid primary key references students (id) on delete cascade,
  name text not null,
  phone text,
  is_active boolean not null,
  student_number text not null,
  parent_phone text,
  name_jamo text not null generated always as (jamo(name)) stored,
  name_choseong text not null generated always as (choseong(name)) stored,
  digits text not null generated always as
    ('#' || student_number || ';' || coalesce(phone, '') || ' ' || coalesce(parent_phone, '') || ' ') stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table student_search is 'What students are found by: kept by triggers, never written by hand';
comment on column student_search.student_id is '학생';
comment on column student_search.name is '이름, of users';
comment on column student_search.phone is '휴대폰, of users';
comment on column student_search.is_active is '활성, of users';
comment on column student_search.student_number is '학번, of students';
comment on column student_search.parent_phone is '보호자 휴대폰, of students';
comment on column student_search.name_jamo is 'The name letter by letter, for searching it unfinished';
comment on column student_search.name_choseong is '이름의 초성';
comment on column student_search.digits is '# before the student number and ; behind it, then both phones, each with a blank behind it';
select comment_on_records('student_search');

insert into student_search (student_id, name, phone, is_active, student_number, parent_phone)
select students.id, name, phone, is_active, student_number, parent_phone from students join users using (id);

-- Every three letters; one index of three columns, since a search looks in one of them.
create index student_search_letters_index on student_search using gin (digits gin_trgm_ops, name_jamo gin_trgm_ops, name_choseong gin_trgm_ops);
-- The orders of the list. Most show who is active; in an old academy they are few.
create index student_search_student_number_index on student_search (student_number);
create index student_search_active_index on student_search (student_number) where is_active;
create index student_search_name_index on student_search (name, student_number);

create function search_new_students() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into student_search (student_id, name, phone, is_active, student_number, parent_phone)
  select new_rows.id, name, phone, is_active, student_number, parent_phone from new_rows join users using (id);
  return null;
end $$;
comment on function search_new_students() is 'Makes new students found';
create trigger students_insert_search after insert on students referencing new table as new_rows for each statement execute function search_new_students();

-- Each of the two writes its own columns alone: two changes at once must not put an old value of the other back.
create function search_changed_students() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update student_search set student_number = new_rows.student_number, parent_phone = new_rows.parent_phone, updated_at = now()
  from new_rows
  where student_id = new_rows.id
    and (student_search.student_number, student_search.parent_phone) is distinct from (new_rows.student_number, new_rows.parent_phone);
  return null;
end $$;
comment on function search_changed_students() is 'Keeps student numbers and the phones of parents in student_search';
create trigger students_update_search after update on students referencing new table as new_rows for each statement execute function search_changed_students();

create function search_changed_users() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update student_search set name = new_rows.name, phone = new_rows.phone, is_active = new_rows.is_active, updated_at = now()
  from new_rows
  where student_id = new_rows.id
    and (student_search.name, student_search.phone, student_search.is_active) is distinct from (new_rows.name, new_rows.phone, new_rows.is_active);
  return null;
end $$;
comment on function search_changed_users() is 'Keeps names, phones and who is active in student_search';
create trigger users_update_search after update on users referencing new table as new_rows for each statement execute function search_changed_users();

drop index users_phone_search_index, users_name_index, students_parent_phone_search_index, students_number_search_index;
alter table users drop column name_choseong, drop column name_jamo;

create function guard_student_search() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception '학생을 찾는 표는 학생을 고치면 따라 바뀝니다. 직접 고칠 수 없습니다.' using errcode = '23514', constraint = 'student_search_follows';
  end if;
  return null;
end $$;
comment on function guard_student_search() is 'Lets the triggers of users and students alone write student_search';
create trigger student_search_guard before insert or update or delete on student_search
  for each statement execute function guard_student_search();
