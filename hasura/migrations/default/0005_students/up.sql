-- Students: their data, search, siblings, imports and exports, and their anonymisation.

create table students (
  id uuid primary key references users (id) on delete cascade,
  student_number text not null,
  school text not null default '',
  grade text,
  parent_name text not null default '',
  parent_phone text,
  registered_on date not null default (now() at time zone 'Asia/Seoul')::date,
  withdrawn_on date,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  high_school_entry_year smallint,
  anonymised_at timestamptz,
  version integer not null default 1,
  constraint students_student_number_key unique (student_number),
  constraint students_student_number_form check (student_number ~ '^[0-9]{8}$'),
  constraint students_grade_known check (grade in ('초4', '초5', '초6', '중1', '중2', '중3', '고1', '고2', '고3', 'N수')),
  constraint students_parent_phone_e164 check (parent_phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint students_withdrawn_after_registered check (withdrawn_on >= registered_on),
  constraint students_high_school_entry_year_range check (high_school_entry_year between 1950 and 2100),
  constraint students_anonymised_empty check (
    anonymised_at is null or (withdrawn_on is not null and school = '' and parent_name = '' and parent_phone is null))
);
comment on table students is '학생: a user who studies here; id is the user id';
comment on column students.id is 'Key, the user''s';
comment on column students.student_number is '학번, 8 digits, printed on OMR sheets';
comment on column students.school is '학교';
comment on column students.grade is '학년';
comment on column students.parent_name is '보호자';
comment on column students.parent_phone is '보호자 휴대폰, E.164';
comment on column students.registered_on is '등록일';
comment on column students.withdrawn_on is '퇴원일';
comment on column students.created_by is 'Who made it; null for what the academy came with';
comment on column students.created_at is 'When it was made';
comment on column students.updated_at is 'When it was changed last';
comment on column students.high_school_entry_year is
  '고등학교 입학 연도: 2025 and later have 5 등급, before 9; follows 학년 unless said; after a load without triggers see high_school_entry_year()';
comment on column students.anonymised_at is '익명 처리한 때: nothing names the student any more, what was earned stays in the statistics';
comment on column students.version is 'Raised at every change, of the name and phone, too; an edit says which one it changes';
create index students_created_by_index on students (created_by);
create index students_parent_phone_index on students (parent_phone);

create table student_imports (
  id uuid primary key default uuid_v7(),
  file_name text not null,
  change_set_id uuid not null references change_sets (id),
  created_count integer not null,
  changed_count integer not null,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint student_imports_change_set_id_key unique (change_set_id),
  constraint student_imports_file_name_length check (length(file_name) between 1 and 200),
  constraint student_imports_counts_positive check (created_count >= 0 and changed_count >= 0 and created_count + changed_count > 0)
);
comment on table student_imports is '엑셀 등록: an import that stands; undoing it takes its row away, too';
comment on column student_imports.id is 'Key';
comment on column student_imports.file_name is '파일 이름';
comment on column student_imports.change_set_id is 'What it changed, in the audit log';
comment on column student_imports.created_count is '새로 등록한 학생 수';
comment on column student_imports.changed_count is '고친 학생 수';
comment on column student_imports.created_by is 'Who imported it';
comment on column student_imports.created_at is 'When it was imported';
comment on column student_imports.updated_at is 'When it was changed last';
create index student_imports_created_by_index on student_imports (created_by);

create table student_exports (
  id uuid primary key default uuid_v7(),
  purpose text not null,
  format text not null,
  columns text[] not null,
  filter text not null,
  student_count integer not null,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint student_exports_purpose_form check (purpose = btrim(purpose) and length(purpose) between 2 and 200),
  constraint student_exports_format_known check (format in ('XLSX', 'CSV')),
  constraint student_exports_filter_length check (length(filter) <= 500),
  constraint student_exports_student_count_positive check (student_count > 0)
);
comment on table student_exports is '내보내기: personal data that left the house as a file; in the audit log as well, from where nothing is deleted';
comment on column student_exports.id is 'Key';
comment on column student_exports.purpose is '목적: why it was needed';
comment on column student_exports.format is 'XLSX or CSV';
comment on column student_exports.columns is 'Which columns were taken';
comment on column student_exports.filter is 'What the list was narrowed to; empty for all students';
comment on column student_exports.student_count is '학생 수';
comment on column student_exports.created_by is 'Who took it';
comment on column student_exports.created_at is 'When it was taken';
comment on column student_exports.updated_at is 'When it was changed last';
create index student_exports_created_by_index on student_exports (created_by);

create function choseong(word text) returns text language sql immutable parallel safe as $$
  -- Decomposed, a syllable begins with its initial consonant; vowels, final consonants and blanks have no counterpart and are dropped.
  select normalize(translate(normalize(lower(word), NFD),
    'ᄀᄁᄂᄃᄄᄅᄆᄇᄈᄉᄊᄋᄌᄍᄎᄏᄐᄑᄒ' || 'ᅡᅢᅣᅤᅥᅦᅧᅨᅩᅪᅫᅬᅭᅮᅯᅰᅱᅲᅳᅴᅵ' || 'ᆨᆩᆪᆫᆬᆭᆮᆯᆰᆱᆲᆳᆴᆵᆶᆷᆸᆹᆺᆻᆼᆽᆾᆿᇀᇁᇂ' || ' ',
    'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'), NFC)
$$;
comment on function choseong(text) is 'Initial consonants of a Korean word: 김민수 → ㄱㅁㅅ; other letters stay. Search boxes match against it.';

-- Names by letters (jamo): a name with an unfinished syllable already has the three letters a trigram search needs; syllables would not.
create function jamo(word text) returns text language sql immutable parallel safe as $$
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
comment on function jamo(text) is 'A Korean word letter by letter, as the keys are pressed: 김관 → ㄱㅣㅁㄱㅗㅏㄴ; other letters stay. Search boxes match against it.';

-- Names and numbers are columns of two tables: a search that may match either would read all students twice. One narrow table has both.
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
-- Every three letters; one index of three columns, since a search looks in one of them.
create index student_search_letters_index on student_search using gin (digits gin_trgm_ops, name_jamo gin_trgm_ops, name_choseong gin_trgm_ops);
-- The orders of the list. Most lists show active students, who are few in an old academy.
create index student_search_student_number_index on student_search (student_number);
create index student_search_active_index on student_search (student_number) where is_active;
create index student_search_name_index on student_search (name, student_number);

-- A shared phone of the parent suggests siblings; staff confirm or refuse them, and that decision outlives a change of the phone.
create table student_siblings (
  id uuid primary key default uuid_v7(),
  one_id uuid not null references students (id) on delete cascade,
  other_id uuid not null references students (id) on delete cascade,
  status text not null,
  decided_by uuid default session_user_id() references users (id),
  decided_at timestamptz not null default now(),
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint student_siblings_pair_key unique (one_id, other_id),
  -- A pair has no order, so it is stored in one order.
  constraint student_siblings_pair_ordered check (one_id < other_id),
  constraint student_siblings_status_known check (status in ('CONFIRMED', 'REFUSED'))
);
comment on table student_siblings is '형제자매: pairs of students of whom staff said whether they are';
comment on column student_siblings.one_id is '학생, the smaller id of the two';
comment on column student_siblings.other_id is '학생, the larger id';
comment on column student_siblings.status is '상태: CONFIRMED 형제자매, REFUSED 아님';
comment on column student_siblings.decided_by is 'Who said so last';
comment on column student_siblings.decided_at is 'When it was said last';
create index student_siblings_other_id_index on student_siblings (other_id);
create index student_siblings_decided_by_index on student_siblings (decided_by);
create index student_siblings_created_by_index on student_siblings (created_by);

create function guard_person() returns trigger language plpgsql as $$
declare kind text;
begin
  select type into kind from users where id = new.id for share;
  if tg_table_name = 'students' and kind <> 'STUDENT' then
    perform refuse('students_user_type');
  end if;
  if tg_table_name = 'tas' and kind <> 'TA' then
    perform refuse('tas_user_type');
  end if;
  return new;
end $$;
comment on function guard_person() is 'A student is a user of the type STUDENT, a TA one of the type TA';

create function high_school_entry_year(grade text, on_date date) returns smallint language sql immutable parallel safe as $$
  select (extract(year from on_date - interval '2 months') + case grade
    when '초4' then 6 when '초5' then 5 when '초6' then 4 when '중1' then 3 when '중2' then 2 when '중3' then 1
    when '고1' then 0 when '고2' then -1 when '고3' then -2 when 'N수' then -3 end)::smallint
$$;
comment on function high_school_entry_year(text, date) is
  'Year a student of this 학년 begins or began high school; a school year runs from March. For N수 the latest possible year';

create function fill_high_school_entry_year() returns trigger language plpgsql as $$
begin
  -- The grade is that of today, or of the day the student left; an explicit year in the same statement overrides it.
  if tg_op = 'INSERT' then
    new.high_school_entry_year := coalesce(new.high_school_entry_year,
      high_school_entry_year(new.grade, coalesce(new.withdrawn_on, (now() at time zone 'Asia/Seoul')::date)));
  elsif new.grade is distinct from old.grade and new.high_school_entry_year is not distinct from old.high_school_entry_year then
    new.high_school_entry_year := high_school_entry_year(new.grade, coalesce(new.withdrawn_on, (now() at time zone 'Asia/Seoul')::date));
  end if;
  return new;
end $$;
create trigger students_entry_year before insert or update of grade on students for each row execute function fill_high_school_entry_year();

create function refuse_anonymised() returns trigger language plpgsql as $$
begin
  if (select anonymised_at from students where id = (to_jsonb(new) ->> coalesce(tg_argv[0], 'student_id'))::uuid for share) is not null then
    perform refuse(tg_table_name || '_student_anonymised');
  end if;
  return new;
end $$;
comment on function refuse_anonymised() is 'Row trigger: nothing more is written about a student who was anonymised; an argument names the column of the student. Violates <table>_student_anonymised';
create trigger users_anonymised before update of login_id, password_hash, name, phone, is_active on users
  for each row execute function refuse_anonymised('id');

create function anonymise_student(wanted_student uuid) returns void language plpgsql as $$
declare
  today constant date := (now() at time zone 'Asia/Seoul')::date;
  student students;
  attempts uuid[];
  talks uuid[];
  personal constant text[] := array['login_id', 'name', 'name_choseong', 'name_jamo', 'phone', 'school', 'parent_name', 'parent_phone', 'student_number', 'read_number', 'body', 'memo'];
begin
  select * into student from students where id = wanted_student for update;
  if student.id is null then
    perform refuse('students_unknown', state => '23503');
  end if;
  if student.anonymised_at is not null then
    return;
  end if;
  select coalesce(array_agg(attempt.id), '{}') into attempts
  from scores join score_attempts as attempt on attempt.score_id = scores.id where scores.student_id = student.id;
  -- Rows deleted earlier, and their files, exist only in the audit log.
  select coalesce(array_agg(talk), '{}') into talks from (
    select id from consults where student_id = student.id
    union
    select row_id::uuid from audit_log where table_name = 'consults' and coalesce(after, before) ->> 'student_id' = student.id::text
  ) as every (talk);
  -- One at a time, since each takes the next free number.
  perform pg_advisory_xact_lock(hashtext('anonymise_student'));
  perform set_config('academy.anonymises', 'on', true);
  delete from enrollments where student_id = student.id and from_date > today;
  update enrollments set to_date = today where student_id = student.id and (to_date is null or to_date > today);
  delete from representative_lectures where student_id = student.id;
  delete from user_tags where user_id = student.id;
  delete from student_memos where student_id = student.id;
  delete from consults where student_id = student.id;
  delete from sms_recipients where student_id = student.id;
  update clinic_participants set status = 'CANCELLED' where student_id = student.id and status in ('WAITING', 'RESERVED') and starts_at > now();
  update clinic_participants set memo = '' where student_id = student.id and memo <> '';
  update participants set memo = '' where student_id = student.id and memo <> '';
  update omr_sheets set read_number = null where student_id = student.id;
  update score_attempts set memo = '' where score_attempts.id = any (attempts) and memo <> '';
  delete from refresh_tokens where user_id = student.id;
  delete from password_resets where user_id = student.id;
  delete from files where profile_user_id = student.id or files.student_id = student.id;
  update users set
    login_id = 'left-' || right(replace(student.id::text, '-', ''), 27), name = '탈퇴한 학생', phone = null,
    password_hash = null, password_expires_at = null, is_active = false, session_epoch = session_epoch + 1
  where users.id = student.id;
  update students set
    -- Numbers that begin with 00 are reserved for anonymised students.
    student_number = (select to_char(coalesce(max(student_number::integer), 0) + 1, 'FM00000000') from students where student_number like '00%'),
    school = '', parent_name = '', parent_phone = null, anonymised_at = now(),
    withdrawn_on = coalesce(withdrawn_on, greatest(today, registered_on))
  where students.id = student.id;
  update audit_log set before = before - personal, after = after - personal
  where table_name in ('users', 'students') and row_id = student.id::text
    or table_name = 'score_attempts' and row_id = any (attempts::text[])
    or table_name = 'files' and (coalesce(after, before) ->> 'owner_id')::uuid = any (student.id || talks)
    or coalesce(after, before) ->> 'student_id' = student.id::text;
  perform set_config('academy.anonymises', 'off', true);
end $$;
comment on function anonymise_student(uuid) is
  'Forgets who a student was: name, numbers, login, school, parent, memos, consults, tags, messages and files about the person go, '
  'from the audit log too; bookings to come are cancelled, enrollments end; '
  'attendance, scores and progress stay. The objects of the files are due for deletion from the store at once';

create trigger students_version before update on students for each row execute function raise_version();

create function follow_person() returns trigger language plpgsql as $$
begin
  update students set version = version + 1 where id = new.id;
  return null;
end $$;
comment on function follow_person() is 'Name and phone stand in users, but whoever edits a student edits them, too';
create trigger users_follow after update of name, phone on users
  for each row when ((new.name, new.phone) is distinct from (old.name, old.phone)) execute function follow_person();

create function search_new_students() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into student_search (student_id, name, phone, is_active, student_number, parent_phone)
  select new_rows.id, name, phone, is_active, student_number, parent_phone from new_rows join users using (id);
  return null;
end $$;
comment on function search_new_students() is 'Makes new students found';
create trigger students_insert_search after insert on students referencing new table as new_rows for each statement execute function search_new_students();

-- Each of the two triggers writes only its own columns: concurrent changes must not restore an old value of the other.
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

create function guard_student_search() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    perform refuse('student_search_follows');
  end if;
  return null;
end $$;
comment on function guard_student_search() is 'Lets the triggers of users and students alone write student_search';
create trigger student_search_guard before insert or update or delete on student_search
  for each statement execute function guard_student_search();
create trigger student_siblings_one_anonymised before insert or update on student_siblings for each row execute function refuse_anonymised('one_id');
create trigger student_siblings_other_anonymised before insert or update on student_siblings for each row execute function refuse_anonymised('other_id');

create function forget_siblings() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from student_siblings where new.id in (one_id, other_id);
  -- Sibling links would identify the student.
  update audit_log set before = before - array['one_id', 'other_id'], after = after - array['one_id', 'other_id']
  where table_name = 'student_siblings'
    and new.id::text in (coalesce(after, before) ->> 'one_id', coalesce(after, before) ->> 'other_id');
  return null;
end $$;
comment on function forget_siblings() is 'Who is forgotten has no brothers and sisters any more, not even in the audit log';
create trigger students_forget_siblings after update of anonymised_at on students
  for each row when (new.anonymised_at is not null and old.anonymised_at is null) execute function forget_siblings();

-- An import checks all its rows at once, not one by one.
create function refuse_anonymised_rows() returns trigger language plpgsql as $$
declare
  has_anonymised boolean;
begin
  execute format(
    'select bool_or(anonymised_at is not null) from (select anonymised_at from students where id in (select %I from new_rows) for share) as held',
    coalesce(tg_argv[0], 'student_id')) into has_anonymised;
  if has_anonymised then
    perform refuse(tg_table_name || '_student_anonymised');
  end if;
  return null;
end $$;
comment on function refuse_anonymised_rows() is 'Statement trigger: like refuse_anonymised() for all rows of one insert; holds their students as it does';

create function guard_new_students() returns trigger language plpgsql as $$
begin
  if (select bool_or(type <> 'STUDENT') from (select type from users where id in (select id from new_rows) for share) as held) then
    perform refuse('students_user_type');
  end if;
  return null;
end $$;
comment on function guard_new_students() is 'Statement trigger: like guard_person() for all students of one insert';

create trigger students_guard before update of id on students for each row execute function guard_person();
create trigger students_insert_guard after insert on students
  referencing new table as new_rows for each statement execute function guard_new_students();

select keep_records('students', 'student_imports', 'student_exports', 'student_siblings');
select keep_bulk_records('students');
select comment_on_records('student_search', 'student_siblings');
