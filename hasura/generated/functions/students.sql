-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Forgets who a student was: name, numbers, login, school, parent, memos, consults, tags, messages and files about the person go, from the audit log too; bookings to come are cancelled, enrollments end; attendance, scores and progress stay. The objects of the files are due for deletion from the store at once
CREATE OR REPLACE FUNCTION public.anonymise_student(wanted_student uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  today constant date := (now() at time zone 'Asia/Seoul')::date;
  student students;
  alone uuid[];
begin
  select * into student from students where id = wanted_student for update;
  if student.id is null then
    perform refuse('students_unknown', state => '23503');
  end if;
  if student.anonymised_at is not null then
    return;
  end if;
  -- One at a time, since each takes the next free number.
  perform pg_advisory_xact_lock(hashtext('anonymise_student'));
  perform set_config('academy.anonymises', 'on', true);
  delete from enrollments where student_id = student.id and from_date > today;
  update enrollments set to_date = today where student_id = student.id and (to_date is null or to_date > today);
  delete from representative_lectures where student_id = student.id;
  delete from user_tags where user_id = student.id;
  delete from student_memos where student_id = student.id;
  delete from consults where student_id = student.id;
  -- A text that went to nobody else may name them.
  select array_agg(id) into alone from sms_messages as message
  where exists (select from sms_recipients where message_id = message.id and student_id = student.id)
    and not exists (select from sms_recipients where message_id = message.id and student_id is distinct from student.id);
  delete from sms_recipients where student_id = student.id;
  delete from sms_messages where id = any (alone);
  delete from files where board_post_id in (select id from board_posts where created_by = student.id);
  delete from board_posts where created_by = student.id;
  update clinic_participants set status = 'CANCELLED' where student_id = student.id and status in ('WAITING', 'RESERVED') and starts_at > now();
  delete from refresh_tokens where user_id = student.id;
  delete from password_resets where user_id = student.id;
  delete from push_subscriptions where user_id = student.id;
  delete from second_factors where user_id = student.id;
  delete from passkeys where user_id = student.id;
  delete from absence_notices where student_id = student.id;
  delete from consult_tasks where student_id = student.id;
  delete from consents where student_id = student.id;
  delete from files where profile_user_id = student.id or files.student_id = student.id;
  update users set
    login_id = 'left-' || right(replace(student.id::text, '-', ''), 27), name = '탈퇴한 학생', phone = null,
    password_hash = null, password_expires_at = null, is_active = false, session_epoch = session_epoch + 1
  where users.id = student.id;
  update students set
    -- Numbers that begin with 00 are reserved for anonymised students.
    student_number = (select to_char(coalesce(max(student_number::integer), 0) + 1, 'FM00000000') from students where student_number like '00%'),
    school = '', parent_name = '', parent_phone = null, withdrawn_on = coalesce(withdrawn_on, greatest(today, registered_on))
  where students.id = student.id;
  -- Rows that triggers delete leave nothing in the audit log, being empty by then.
  perform erase_person(student.id, '{student, user}');
  perform set_config('academy.anonymises', 'on', true);
  update students set anonymised_at = now() where students.id = student.id;
  perform set_config('academy.anonymises', 'off', true);
end $function$;

-- Initial consonants of a Korean word: 김민수 → ㄱㅁㅅ; other letters stay. Search boxes match against it.
CREATE OR REPLACE FUNCTION public.choseong(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  -- Decomposed, a syllable begins with its initial consonant; vowels, final consonants and blanks have no counterpart and are dropped.
  select normalize(translate(normalize(lower(word), NFD),
    'ᄀᄁᄂᄃᄄᄅᄆᄇᄈᄉᄊᄋᄌᄍᄎᄏᄐᄑᄒ' || 'ᅡᅢᅣᅤᅥᅦᅧᅨᅩᅪᅫᅬᅭᅮᅯᅰᅱᅲᅳᅴᅵ' || 'ᆨᆩᆪᆫᆬᆭᆮᆯᆰᆱᆲᆳᆴᆵᆶᆷᆸᆹᆺᆻᆼᆽᆾᆿᇀᇁᇂ' || ' ',
    'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'), NFC)
$function$;

-- Row trigger: whoever left is not to be called any more
CREATE OR REPLACE FUNCTION public.close_consult_tasks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not is_active_student(new.id) then
    update consult_tasks set closed_at = now() where student_id = new.id and closed_at is null;
  end if;
  return null;
end $function$;

-- Empties what the tags of the columns say is erased with a person, in the audit log too
CREATE OR REPLACE FUNCTION public.erase_person(person uuid, kinds text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  path record;
  ids uuid[];
  keys text[];
  emptied text;
  is_full text;
  logged text[];
begin
  perform set_config('academy.anonymises', 'on', true);
  for path in select kind, paths.* from unnest(kinds) as kind, personal_paths(kind) as paths loop
    select array_agg(own.held), string_agg(format('%I = %s', own.held, own.emptied), ', ') filter (where own.emptied is not null),
      string_agg(format('%I is distinct from %s', own.held, own.emptied), ' or ') filter (where own.emptied is not null)
    into keys, emptied, is_full from personal_columns(path.relation) as own;
    continue when keys is null;
    ids := case when path.parent is null then array[person] else personal_rows(person, path.kind, path.parent) end;
    if emptied is not null then
      execute format('update %s set %s where %I = any ($1) and (%s)', path.relation, emptied, path.held, is_full) using ids;
    end if;
    logged := logged_rows(path.relation, path.held, ids);
    update audit_log set before = before - keys, after = after - keys
    where table_name = path.relation::text and row_id = any (logged) and coalesce(after, before) ->> path.held = any (ids::text[]) and (before ?| keys or after ?| keys);
  end loop;
  perform set_config('academy.anonymises', 'off', true);
end $function$;

CREATE OR REPLACE FUNCTION public.fill_high_school_entry_year()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- The grade is that of today, or of the day the student left; an explicit year in the same statement overrides it.
  if tg_op = 'INSERT' then
    new.high_school_entry_year := coalesce(new.high_school_entry_year,
      high_school_entry_year(new.grade, coalesce(new.withdrawn_on, (now() at time zone 'Asia/Seoul')::date)));
  elsif new.grade is distinct from old.grade and new.high_school_entry_year is not distinct from old.high_school_entry_year then
    new.high_school_entry_year := high_school_entry_year(new.grade, coalesce(new.withdrawn_on, (now() at time zone 'Asia/Seoul')::date));
  end if;
  return new;
end $function$;

-- Name and phone stand in users, but whoever edits a student edits them, too
CREATE OR REPLACE FUNCTION public.follow_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update students set version = version + 1 where id = new.id;
  return null;
end $function$;

-- Row trigger: who leaves is let go at once, who returns has back what ended and did not leave
CREATE OR REPLACE FUNCTION public.follow_standing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (to_jsonb(new) ->> 'is_active')::boolean then
    update students set withdrawn_on = null where id = new.id and withdrawn_on is not null;
  end if;
  if is_active_student(new.id) or (tg_table_name = 'students' and to_jsonb(old) ->> 'anonymises_at' is not null and to_jsonb(new) ->> 'anonymises_at' is null) then
    perform take_back(new.id);
  else
    perform let_go(new.id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_schedule()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.anonymises_at := null;
  new.was_active := null;
  new.ended := null;
  return new;
end $function$;

-- Who is forgotten has no brothers and sisters any more, not even in the audit log
CREATE OR REPLACE FUNCTION public.forget_siblings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from student_siblings where new.id in (one_id, other_id);
  -- Sibling links would identify the student.
  update audit_log set before = before - array['one_id', 'other_id'], after = after - array['one_id', 'other_id']
  where table_name = 'student_siblings'
    and new.id::text in (coalesce(after, before) ->> 'one_id', coalesce(after, before) ->> 'other_id');
  return null;
end $function$;

-- Statement trigger: like guard_person() for all students of one insert
CREATE OR REPLACE FUNCTION public.guard_new_students()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select bool_or(type <> 'STUDENT') from (select type from users where id in (select id from new_rows) for share) as held) then
    perform refuse('students_user_type');
  end if;
  return null;
end $function$;

-- A student is a user of the type STUDENT, a TA one of the type TA
CREATE OR REPLACE FUNCTION public.guard_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.guard_powers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if coalesce(session_variable('x-hasura-role'), 'manager') <> 'manager' then
    perform refuse('power_needed', json_build_object('power', 'powers'));
  end if;
  return coalesce(new, old);
end $function$;

CREATE OR REPLACE FUNCTION public.guard_return()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from students where id = new.id and anonymises_at is not null) then
    perform refuse('students_deletion_asked');
  end if;
  return new;
end $function$;

-- Lets the triggers of users and students alone write student_search
CREATE OR REPLACE FUNCTION public.guard_student_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if pg_trigger_depth() < 2 then
    perform refuse('student_search_follows');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_temporary_password()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform require_power('ISSUE_PASSWORDS');
  return new;
end $function$;

-- Whether whoever asks may do what only managers may, and TAs to whom it was given (ta_powers.power)
CREATE OR REPLACE FUNCTION public.has_power(power text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  -- The system itself has no role.
  select coalesce(session_variable('x-hasura-role'), 'manager') = 'manager' or exists (
    select from ta_powers where ta_id = session_user_id() and ta_powers.power = has_power.power)
$function$;

-- Year a student of this 학년 begins or began high school; a school year runs from March. For N수 the latest possible year
CREATE OR REPLACE FUNCTION public.high_school_entry_year(grade text, on_date date)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (extract(year from on_date - interval '2 months') + case grade
    when '초4' then 6 when '초5' then 5 when '초6' then 4 when '중1' then 3 when '중2' then 2 when '중3' then 1
    when '고1' then 0 when '고2' then -1 when '고3' then -2 when 'N수' then -3 end)::smallint
$function$;

-- Whether a student takes part: active, not to be forgotten and, at this time, not withdrawn
CREATE OR REPLACE FUNCTION public.is_active_student(student uuid, at timestamp with time zone DEFAULT now())
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from students join users on users.id = students.id
    where students.id = student and users.is_active and students.anonymises_at is null and students.anonymised_at is null
      and (students.withdrawn_on is null or students.withdrawn_on > (at at time zone 'Asia/Seoul')::date))
$function$;

-- A Korean word letter by letter, as the keys are pressed: 김관 → ㄱㅣㅁㄱㅗㅏㄴ; other letters stay. Search boxes match against it.
CREATE OR REPLACE FUNCTION public.jamo(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select normalize(
    replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      translate(normalize(lower(word), NFD),
        'ᄀᄁᄂᄃᄄᄅᄆᄇᄈᄉᄊᄋᄌᄍᄎᄏᄐᄑᄒ' || 'ᅡᅢᅣᅤᅥᅦᅧᅨᅩᅭᅮᅲᅳᅵ' || 'ᆨᆩᆫᆮᆯᆷᆸᆺᆻᆼᆽᆾᆿᇀᇁᇂ' || ' ',
        'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ' || 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ' || 'ㄱㄲㄴㄷㄹㅁㅂㅅㅆㅇㅈㅊㅋㅌㅍㅎ'),
      'ᅪ', 'ㅗㅏ'), 'ᅫ', 'ㅗㅐ'), 'ᅬ', 'ㅗㅣ'), 'ᅯ', 'ㅜㅓ'), 'ᅰ', 'ㅜㅔ'), 'ᅱ', 'ㅜㅣ'), 'ᅴ', 'ㅡㅣ'),
      'ᆪ', 'ㄱㅅ'), 'ᆬ', 'ㄴㅈ'), 'ᆭ', 'ㄴㅎ'), 'ᆰ', 'ㄹㄱ'), 'ᆱ', 'ㄹㅁ'), 'ᆲ', 'ㄹㅂ'), 'ᆳ', 'ㄹㅅ'), 'ᆴ', 'ㄹㅌ'), 'ᆵ', 'ㄹㅍ'),
      'ᆶ', 'ㄹㅎ'), 'ᆹ', 'ㅂㅅ'), NFC)
$function$;

-- Takes back that a student was to be forgotten
CREATE OR REPLACE FUNCTION public.keep_student(wanted_student uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare kept students;
begin
  perform require_power('ANONYMISE');
  select * into kept from students where id = wanted_student and anonymises_at is not null for update;
  if kept.id is null then
    perform refuse('students_deletion_not_asked');
  end if;
  update students set anonymises_at = null, was_active = null where id = wanted_student;
  update users set is_active = true where id = wanted_student and kept.was_active and not is_active;
end $function$;

-- Row trigger: what follows by itself is left out for a student who does not take part
CREATE OR REPLACE FUNCTION public.leave_out_inactive_student()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  return case when is_active_student(new.student_id) then new end;
end $function$;

-- Cancels the coming bookings, waits and planned texts of a student who left, ends the enrollments of one who is to be forgotten, and notes what ended
CREATE OR REPLACE FUNCTION public.let_go(wanted_student uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  today constant date := (now() at time zone 'Asia/Seoul')::date;
  bookings jsonb;
  texts jsonb;
  former jsonb := '{}';
begin
  perform hold_clinic_slots(variadic array(
    select slot_id from clinic_participants where student_id = wanted_student and status in ('WAITING', 'RESERVED') and starts_at > now()));
  select coalesce(jsonb_object_agg(id, status), '{}') into bookings from clinic_participants
  where student_id = wanted_student and status in ('WAITING', 'RESERVED') and starts_at > now();
  update clinic_participants set status = 'CANCELLED' where student_id = wanted_student and bookings ? id::text;
  with cancelled as (
    update sms_recipients as text set status = 'FAILED', failure_code = 'CANCELLED', failed_at = now(), lease = null, lease_until = null
    where student_id = wanted_student and status = 'QUEUED' and handed_at is null
      -- It stands for a brother or sister, too.
      and not exists (
        select from students as other join users on users.id = other.id
        where other.id <> wanted_student and text.phone in (users.phone, other.parent_phone)
          and users.name = any (string_to_array(text.name, ', ')) and is_active_student(other.id))
    returning id)
  select coalesce(jsonb_object_agg(id, true), '{}') into texts from cancelled;
  if exists (select from students where id = wanted_student and anonymises_at is not null) then
    select coalesce(jsonb_object_agg(id, to_jsonb(standing)), '{}') into former from enrollments as standing
    where student_id = wanted_student and (to_date is null or to_date > today);
    delete from enrollments where former ? id::text and from_date > today;
    update enrollments set to_date = today where former ? id::text;
  end if;
  if bookings || texts || former <> '{}' then
    update students set ended = jsonb_build_object(
      'bookings', coalesce(ended -> 'bookings', '{}') || bookings,
      'texts', coalesce(ended -> 'texts', '{}') || texts,
      'enrollments', coalesce(ended -> 'enrollments', '{}') || former)
    where id = wanted_student;
  end if;
end $function$;

-- A Korean name of up to four letters as it is stored and compared: 김 민 수 is 김민수
CREATE OR REPLACE FUNCTION public.person_name(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case when name ~ '^[가-힣]( ?[가-힣]){1,3}$' and name !~ ' (학생|조교|선생|원생)$' then replace(name, ' ', '') else name end
$function$;

-- The columns of a table that are emptied with their person, and what they become; null where the function that anonymises says it
CREATE OR REPLACE FUNCTION public.personal_columns(wanted regclass)
 RETURNS TABLE(held text, emptied text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select attname, case
    when attgenerated <> '' or tag = 'mask' then null
    when tag like 'mask %' then quote_literal(substr(tag, 6))
    when not attnotnull then 'null'
    when atttypid = 'jsonb'::regtype then format($sql$case jsonb_typeof(%I) when 'array' then '[]' else '{}' end::jsonb$sql$, attname)
    when format_type(atttypid, null) like '%[]' then quote_literal('{}')
    else quote_literal('') end
  from pg_attribute, substring(col_description(attrelid, attnum) from '\n@personal (.*)$') as tag
  where attrelid = wanted and attnum > 0 and (tag = 'erase' or tag ~ '^mask( |$)')
$function$;

-- The tables that hold rows of a student, ta or user, with the column that says whose; of a row of another table, which
CREATE OR REPLACE FUNCTION public.personal_paths(kind text)
 RETURNS TABLE(relation regclass, held text, parent regclass)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select class.oid::regclass, trim(split_part(path, '>', 1)), nullif(trim(split_part(path, '>', 2)), '')::regclass
  from pg_class as class, regexp_matches(obj_description(class.oid, 'pg_class'), '^@person ' || kind || ' (.*)$', 'gn') as found,
    string_to_table(found[1], ',') as path
  where class.relnamespace = 'public'::regnamespace
$function$;

-- The keys of a person's rows of a table, of deleted ones too
CREATE OR REPLACE FUNCTION public.personal_rows(person uuid, kind text, wanted regclass)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  path record;
  ids uuid[];
  every uuid[] := '{}';
begin
  for path in select * from personal_paths(kind) as paths where paths.relation = wanted loop
    ids := case when path.parent is null then array[person] else personal_rows(person, kind, path.parent) end;
    every := every || logged_rows(wanted, path.held, ids)::uuid[];
  end loop;
  return array(select distinct unnest(every));
end $function$;

-- Which of these rows other rows reference, and where from: each table is asked once about all of them
CREATE OR REPLACE FUNCTION public.references_to(relations regclass[], ids uuid[])
 RETURNS TABLE(referencing text, id uuid)
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  key record;
  is_near boolean;
  sorted constant uuid[] := array(select unnest(ids) order by 1);
begin
  -- student_search follows its student and says nothing of its own; a student is a part of its user.
  for key in
    select conrelid::regclass as relation, attname
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = any (relations) and conrelid not in ('students'::regclass, 'student_search'::regclass)
    order by 1, 2
  loop
    -- Ids that were made at once lie together: one look into an index, not planned for every id, is the end of most tables.
    execute format('select exists (select from %s where %I between $1 and $2)', key.relation, key.attname)
      into is_near using sorted[1], sorted[cardinality(sorted)];
    continue when not is_near;
    return query execute format(
      'select distinct %L, %2$I from %1$s where %2$I = any ($1) limit 100', key.relation, key.attname) using sorted;
  end loop;
end $function$;

-- Row trigger: nothing more is written about a student who was anonymised; an argument names the column of the student. Violates <table>_student_anonymised
CREATE OR REPLACE FUNCTION public.refuse_anonymised()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select anonymised_at from students where id = (to_jsonb(new) ->> coalesce(tg_argv[0], 'student_id'))::uuid for share) is not null then
    perform refuse(tg_table_name || '_student_anonymised');
  end if;
  return new;
end $function$;

-- Statement trigger: like refuse_anonymised() for all rows of one insert; holds their students as it does
CREATE OR REPLACE FUNCTION public.refuse_anonymised_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- Removes students whom nothing references, in the audit log, too; else removes nobody and says what references whom. Foreign keys are asked once for all
CREATE OR REPLACE FUNCTION public.remove_unreferenced_students(ids uuid[])
 RETURNS TABLE(referencing text, id uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  actor_id constant uuid := session_user_id();
  actor_role constant text := session_variable('x-hasura-role');
  request_id constant text := session_variable('x-hasura-request-id');
  ip constant text := session_variable('x-hasura-client-ip');
  change_set_id constant uuid := nullif(current_setting('academy.change_set', true), '')::uuid;
begin
  perform refuse_old_snapshots();
  -- Whoever writes a reference locks the row it points to: those who began are waited for, those who come later find no student.
  perform from users where users.id = any (ids) order by users.id for update;
  perform from students where students.id = any (ids) order by students.id for update;
  return query select * from references_to('{users,students}', ids);
  if found then
    return;
  end if;
  -- Nothing is left to check by row. Where the owner may not, or another trigger came to these tables, each row is checked all the same.
  if not exists (
    select from pg_trigger
    where tgrelid in ('users'::regclass, 'students'::regclass) and not tgisinternal and tgtype & 8 > 0 and tgfoid <> 'audit_statement'::regproc)
  then
    begin
      perform set_config('session_replication_role', 'replica', true);
    exception when insufficient_privilege then
      null;
    end;
  end if;
  if current_setting('session_replication_role') <> 'replica' then
    delete from students where students.id = any (ids);
    delete from users where users.id = any (ids);
    return;
  end if;
  -- What audit_statement() and the cascade would do.
  delete from student_search where student_id = any (ids);
  with removed_students as (delete from students where students.id = any (ids) returning to_jsonb(students) as entry),
    removed_users as (delete from users where users.id = any (ids) returning to_jsonb(users) as entry)
  insert into audit_log (actor_id, actor_role, request_id, ip, change_set_id, action, table_name, row_id, before)
  select actor_id, actor_role, request_id, ip, change_set_id, 'DELETE', removed.relation, audit_key(entry), without_secrets(entry)
  from (
    select 'students' as relation, entry from removed_students
    union all select 'users', entry from removed_users) as removed;
  perform set_config('session_replication_role', 'origin', true);
end $function$;

-- Row trigger: only who takes part is joined to something; an argument names the column of the student. Violates students_inactive
CREATE OR REPLACE FUNCTION public.require_active_student()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  student constant uuid := (to_jsonb(new) ->> coalesce(tg_argv[0], 'student_id'))::uuid;
begin
  -- One after the other: who leaves and is booked at once is booked first, and then let go.
  perform from users where id = student for share;
  -- What ended with a student comes back with them, though it may be before they are active.
  if not is_active_student(student) and not (is_undoing() and pg_trigger_depth() > 1) then
    perform refuse('students_inactive', json_build_object('name', name)) from users where id = student;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.require_power(power text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if not has_power(power) then
    perform refuse('power_needed', json_build_object('power', power));
  end if;
end $function$;

-- Row trigger: nothing new is told of a student who is to be forgotten. Violates students_deletion_asked
CREATE OR REPLACE FUNCTION public.require_remembered_student()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from students where id = new.student_id for share;
  if exists (select from students where id = new.student_id and anonymises_at is not null) then
    perform refuse('students_deletion_asked');
  end if;
  return new;
end $function$;

-- Asks for a student to be forgotten; the student can sign in no more, and it can be taken back until the time that it answers
CREATE OR REPLACE FUNCTION public.schedule_anonymisation(wanted_student uuid, asked_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
AS $function$
declare
  due constant timestamptz := asked_at + (select anonymise_after_days from security_settings) * interval '1 day';
begin
  perform require_power('ANONYMISE');
  if exists (select from students where id = wanted_student and anonymises_at is not null for update) then
    perform refuse('students_deletion_asked');
  end if;
  update students set anonymises_at = due, was_active = users.is_active
  from users where students.id = wanted_student and users.id = students.id;
  update users set is_active = false where id = wanted_student and is_active;
  return due;
end $function$;

-- Keeps student numbers and the phones of parents in student_search
CREATE OR REPLACE FUNCTION public.search_changed_students()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update student_search set student_number = new_rows.student_number, parent_phone = new_rows.parent_phone, updated_at = now()
  from new_rows
  where student_id = new_rows.id
    and (student_search.student_number, student_search.parent_phone) is distinct from (new_rows.student_number, new_rows.parent_phone);
  return null;
end $function$;

-- Keeps names, phones and who is active in student_search
CREATE OR REPLACE FUNCTION public.search_changed_users()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update student_search set name = new_rows.name, phone = new_rows.phone, is_active = new_rows.is_active, updated_at = now()
  from new_rows
  where student_id = new_rows.id
    and (student_search.name, student_search.phone, student_search.is_active) is distinct from (new_rows.name, new_rows.phone, new_rows.is_active);
  return null;
end $function$;

-- Makes new students found
CREATE OR REPLACE FUNCTION public.search_new_students()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into student_search (student_id, name, phone, is_active, student_number, parent_phone)
  select new_rows.id, name, phone, is_active, student_number, parent_phone from new_rows join users using (id);
  return null;
end $function$;

-- Brings back what ended when a student left, where it still fits, and the weeks that were made since
CREATE OR REPLACE FUNCTION public.take_back(wanted_student uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  today constant date := (now() at time zone 'Asia/Seoul')::date;
  kept constant jsonb := (select ended from students where id = wanted_student and anonymises_at is null for update);
  was_undoing constant text := coalesce(current_setting('academy.undoing', true), '');
  ended_row record;
begin
  perform set_config('academy.undoing', 'on', true);
  for ended_row in select value from jsonb_each(kept -> 'enrollments') loop
    begin
      insert into enrollments select * from jsonb_populate_record(null::enrollments, ended_row.value)
      on conflict (id) do update set to_date = excluded.to_date;
    exception when check_violation or exclusion_violation then
      null; -- Somebody else has the place.
    end;
  end loop;
  if is_active_student(wanted_student) then
    for ended_row in
      select booking.id, slot_id, kept -> 'bookings' ->> booking.id::text as former from clinic_participants as booking
      where student_id = wanted_student and kept -> 'bookings' ? booking.id::text and booking.status = 'CANCELLED' and starts_at > now()
      order by slot_id
    loop
      begin
        update clinic_participants set status = ended_row.former, cancelled_at = null where id = ended_row.id;
        perform promote_waiting(ended_row.slot_id);
      exception when check_violation or exclusion_violation or unique_violation then
        null; -- Somebody else has the seat.
      end;
    end loop;
    update sms_recipients as text set status = 'QUEUED', failure_code = null, failed_at = null
    from sms_messages as message
    where message.id = text.message_id and student_id = wanted_student and kept -> 'texts' ? text.id::text and status = 'FAILED' and sms_expiry(message) > now();
    insert into participants (weekly_lecture_id, student_id)
    select week.id, wanted_student from enrollments join weekly_lectures as week using (lecture_id)
    where student_id = wanted_student and daterange(from_date, to_date, '[]') @> week.held_on and week.held_on >= today
    on conflict do nothing;
    update students set ended = null where id = wanted_student and ended is not null;
  elsif kept ? 'enrollments' then
    update students set ended = ended - 'enrollments' where id = wanted_student;
  end if;
  perform set_config('academy.undoing', was_undoing, true);
end $function$;

-- Stores a name without the spaces inside it
CREATE OR REPLACE FUNCTION public.users_store_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.name := person_name(new.name);
  return new;
end $function$;

CREATE TRIGGER absence_notices_student_active BEFORE INSERT ON absence_notices FOR EACH ROW EXECUTE FUNCTION require_active_student();

CREATE TRIGGER calendar_links_student_active BEFORE INSERT ON calendar_links FOR EACH ROW EXECUTE FUNCTION require_active_student();

CREATE TRIGGER clinic_participants_student_active BEFORE INSERT ON clinic_participants FOR EACH ROW WHEN (new.status = ANY (ARRAY['WAITING'::text, 'RESERVED'::text])) EXECUTE FUNCTION require_active_student();

CREATE TRIGGER clinic_participants_student_stays_active BEFORE UPDATE OF slot_id, status ON clinic_participants FOR EACH ROW WHEN ((new.status = ANY (ARRAY['WAITING'::text, 'RESERVED'::text])) AND (new.slot_id IS DISTINCT FROM old.slot_id OR new.status IS DISTINCT FROM old.status)) EXECUTE FUNCTION require_active_student();

CREATE TRIGGER clinic_todos_student_active BEFORE INSERT ON clinic_todos FOR EACH ROW WHEN (new.follows_id IS NULL) EXECUTE FUNCTION require_active_student();

CREATE TRIGGER consult_tasks_student_active BEFORE INSERT ON consult_tasks FOR EACH ROW EXECUTE FUNCTION leave_out_inactive_student();

CREATE TRIGGER parent_links_student_active BEFORE INSERT ON parent_links FOR EACH ROW EXECUTE FUNCTION require_active_student();

CREATE TRIGGER report_links_student_remembered BEFORE INSERT ON report_links FOR EACH ROW EXECUTE FUNCTION require_remembered_student();

CREATE TRIGGER sms_recipients_begin BEFORE INSERT ON sms_recipients FOR EACH ROW EXECUTE FUNCTION guard_move('status', '> QUEUED');

CREATE TRIGGER student_exports_audit AFTER INSERT OR DELETE OR UPDATE ON student_exports FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER student_exports_touch BEFORE UPDATE ON student_exports FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER student_imports_audit AFTER INSERT OR DELETE OR UPDATE ON student_imports FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER student_imports_touch BEFORE UPDATE ON student_imports FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER student_search_guard BEFORE INSERT OR DELETE OR UPDATE ON student_search FOR EACH STATEMENT EXECUTE FUNCTION guard_student_search();

CREATE TRIGGER student_siblings_audit AFTER INSERT OR DELETE OR UPDATE ON student_siblings FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER student_siblings_one_anonymised BEFORE INSERT OR UPDATE ON student_siblings FOR EACH ROW EXECUTE FUNCTION refuse_anonymised('one_id');

CREATE TRIGGER student_siblings_other_anonymised BEFORE INSERT OR UPDATE ON student_siblings FOR EACH ROW EXECUTE FUNCTION refuse_anonymised('other_id');

CREATE TRIGGER student_siblings_touch BEFORE UPDATE ON student_siblings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER students_close_consult_tasks AFTER UPDATE OF anonymises_at, withdrawn_on ON students FOR EACH ROW WHEN (old.anonymises_at IS DISTINCT FROM new.anonymises_at OR old.withdrawn_on IS DISTINCT FROM new.withdrawn_on) EXECUTE FUNCTION close_consult_tasks();

CREATE TRIGGER students_delete_audit AFTER DELETE ON students REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER students_entry_year BEFORE INSERT OR UPDATE OF grade ON students FOR EACH ROW EXECUTE FUNCTION fill_high_school_entry_year();

CREATE TRIGGER students_forget_schedule BEFORE UPDATE OF anonymised_at ON students FOR EACH ROW WHEN (new.anonymised_at IS NOT NULL) EXECUTE FUNCTION forget_schedule();

CREATE TRIGGER students_forget_siblings AFTER UPDATE OF anonymised_at ON students FOR EACH ROW WHEN (new.anonymised_at IS NOT NULL AND old.anonymised_at IS NULL) EXECUTE FUNCTION forget_siblings();

CREATE TRIGGER students_guard BEFORE UPDATE OF id ON students FOR EACH ROW EXECUTE FUNCTION guard_person();

CREATE TRIGGER students_insert_audit AFTER INSERT ON students REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER students_insert_guard AFTER INSERT ON students REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION guard_new_students();

CREATE TRIGGER students_insert_search AFTER INSERT ON students REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_new_students();

CREATE TRIGGER students_standing AFTER UPDATE OF anonymises_at, withdrawn_on ON students FOR EACH ROW WHEN (new.anonymised_at IS NULL AND (new.anonymises_at IS DISTINCT FROM old.anonymises_at OR new.withdrawn_on IS DISTINCT FROM old.withdrawn_on)) EXECUTE FUNCTION follow_standing();

CREATE TRIGGER students_touch BEFORE UPDATE ON students FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER students_update_audit AFTER UPDATE ON students REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_statement();

CREATE TRIGGER students_update_search AFTER UPDATE ON students REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_changed_students();

CREATE TRIGGER students_version BEFORE UPDATE ON students FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER tas_powers AFTER UPDATE OF may_anonymise, may_issue_passwords ON tas FOR EACH ROW WHEN (new.may_anonymise IS DISTINCT FROM old.may_anonymise OR new.may_issue_passwords IS DISTINCT FROM old.may_issue_passwords) EXECUTE FUNCTION powers_of_columns();

CREATE TRIGGER users_anonymised BEFORE UPDATE OF login_id, password_hash, name, phone, is_active ON users FOR EACH ROW EXECUTE FUNCTION refuse_anonymised('id');

CREATE TRIGGER users_close_consult_tasks AFTER UPDATE OF is_active ON users FOR EACH ROW WHEN (new.type = 'STUDENT'::text AND new.is_active <> old.is_active) EXECUTE FUNCTION close_consult_tasks();

CREATE TRIGGER users_follow AFTER UPDATE OF name, phone ON users FOR EACH ROW WHEN (new.name IS DISTINCT FROM old.name OR new.phone IS DISTINCT FROM old.phone) EXECUTE FUNCTION follow_person();

CREATE TRIGGER users_return BEFORE UPDATE OF is_active ON users FOR EACH ROW WHEN (new.is_active AND NOT old.is_active) EXECUTE FUNCTION guard_return();

CREATE TRIGGER users_standing AFTER UPDATE OF is_active ON users FOR EACH ROW WHEN (new.type = 'STUDENT'::text AND new.is_active <> old.is_active) EXECUTE FUNCTION follow_standing();

CREATE TRIGGER users_store_name BEFORE INSERT OR UPDATE OF name ON users FOR EACH ROW EXECUTE FUNCTION users_store_name();

CREATE TRIGGER users_temporary_password BEFORE UPDATE OF password_hash, must_change_password ON users FOR EACH ROW WHEN (new.type = 'STUDENT'::text AND new.must_change_password AND new.password_hash IS DISTINCT FROM old.password_hash) EXECUTE FUNCTION guard_temporary_password();

CREATE TRIGGER users_update_search AFTER UPDATE ON users REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_changed_users();

CREATE TRIGGER word_assignment_students_student_active BEFORE INSERT ON word_assignment_students FOR EACH ROW EXECUTE FUNCTION require_active_student();

CREATE TRIGGER word_test_takers_student_active BEFORE INSERT ON word_test_takers FOR EACH ROW EXECUTE FUNCTION require_active_student();
