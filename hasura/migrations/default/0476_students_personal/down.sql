create or replace function anonymise_student(wanted_student uuid)
 returns void
 language plpgsql
 security definer
 set search_path = public, pg_temp
as $$
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

create or replace function anonymise_ta(wanted_ta uuid)
 returns void
 language plpgsql
 security definer
 set search_path = public, pg_temp
as $$
declare
  ta tas;
  account constant text[] := array['bank', 'account_number', 'account_name'];
  personal constant text[] := array['login_id', 'name', 'phone'];
begin
  select * into ta from tas where id = wanted_ta for update;
  if ta.id is null then
    perform refuse('tas_unknown', state => '23503');
  end if;
  if ta.anonymised_at is not null then
    perform refuse('tas_anonymised');
  end if;
  if decides_for_oneself(ta.id) then
    perform refuse('users_own_account');
  end if;
  if exists (select from open_pay(ta.id)) then
    perform refuse('tas_pay_open', json_build_object('open', (select json_agg(open order by open.kind, open.month) from open_pay(ta.id) as open)));
  end if;
  perform set_config('academy.anonymises', 'on', true);
  -- A booking takes the TA of its slot.
  update clinic_slots set ta_id = null where ta_id = ta.id and starts_at > now();
  update clinic_participants set ta_id = null where ta_id = ta.id and status in ('WAITING', 'RESERVED') and starts_at > now();
  delete from ta_wage_types where ta_id = ta.id;
  delete from saved_views where created_by = ta.id;
  delete from files where profile_user_id = ta.id;
  delete from ta_bank_accounts where ta_id = ta.id;
  delete from push_subscriptions where user_id = ta.id;
  delete from refresh_tokens where user_id = ta.id;
  delete from password_resets where user_id = ta.id;
  delete from second_factors where user_id = ta.id;
  delete from passkeys where user_id = ta.id;
  delete from recovery_codes where user_id = ta.id;
  delete from sign_in_challenges where user_id = ta.id;
  delete from known_devices where user_id = ta.id;
  -- Before the level: whoever is not active is no manager to count.
  update users set is_active = false where id = ta.id and is_active;
  update users set
    login_id = 'left-' || right(replace(ta.id::text, '-', ''), 27), name = '나간 조교', phone = null,
    password_hash = null, password_expires_at = null, must_change_password = false, session_epoch = session_epoch + 1
  where id = ta.id;
  update tas set is_admin_level = false, may_anonymise = false, may_issue_passwords = false, anonymised_at = now() where id = ta.id;
  update audit_log set before = before - personal, after = after - personal where table_name = 'users' and row_id = ta.id::text;
  update audit_log set before = before - account, after = after - account where table_name = 'ta_bank_accounts' and coalesce(after, before) ->> 'ta_id' = ta.id::text;
  perform set_config('academy.anonymises', 'off', true);
end $$;

drop function erase_person(uuid, text[]);
drop function personal_rows(uuid, text, regclass);
drop function personal_paths(text);
drop function personal_columns(regclass);

do $$
declare statement text;
begin
  for statement in
    select format(case description.objsubid when 0 then 'comment on table %1$s is %3$L' else 'comment on column %1$s.%2$I is %3$L' end,
      relation.oid::regclass, attribute.attname, regexp_replace(description.description, '\n@person(al)? [^\n]*', '', 'g'))
    from pg_description as description
    join pg_class as relation on description.classoid = 'pg_class'::regclass and relation.oid = description.objoid
    left join pg_attribute as attribute on attribute.attrelid = relation.oid and attribute.attnum = description.objsubid and description.objsubid > 0
    where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p') and description.description ~ '\n@person'
  loop
    execute statement;
  end loop;
end $$;
