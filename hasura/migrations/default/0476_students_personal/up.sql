-- What becomes of a column when its person is anonymised stands in the column's own comment, behind its words:
--   @personal erase            emptied, in the audit log too
--   @personal mask <word>      replaced by the word; without one, by the function that anonymises
--   @personal keep <years>: <law or reason>
--   @personal none             about nobody
-- Whose a row is stands in the table's: @person <student, ta or user> <column>, …; `column > table` is the key of a row that is theirs.
do $$
declare statement text;
begin
  for statement in
    select format('comment on table %I is %L', name, obj_description(name::regclass, 'pg_class') || string_agg(E'\n@person ' || path, '' order by path))
    from (values
      ('absence_notices', 'student student_id'),
      ('actual_exam_scores', 'student student_id'),
      ('board_answers', 'student created_by, post_id > board_posts'),
      ('board_posts', 'student created_by'),
      ('calendar_links', 'student student_id'),
      ('clinic_participants', 'student student_id'),
      ('clinic_todos', 'student student_id'),
      ('consents', 'student student_id'),
      ('consult_tasks', 'student student_id'),
      ('consults', 'student student_id'),
      ('enrollments', 'student student_id'),
      ('error_logs', 'user user_id'),
      ('expense_claims', 'ta ta_id'),
      ('file_views', 'user user_id'),
      ('files', 'student owner_id, owner_id > consults, owner_id > submissions, owner_id > board_posts'),
      ('files', 'user profile_user_id'),
      ('known_devices', 'user user_id'),
      ('notification_events', 'student student_id'),
      ('notification_logs', 'student student_id'),
      ('notification_preferences', 'student student_id'),
      ('notification_settings', 'student student_id'),
      ('notifications', 'student student_id'),
      ('omr_sheets', 'student student_id'),
      ('parent_links', 'student student_id'),
      ('participants', 'student student_id'),
      ('passkeys', 'user user_id'),
      ('password_resets', 'user user_id'),
      ('pay_slips', 'ta ta_id'),
      ('push_subscriptions', 'user user_id'),
      ('recovery_codes', 'user user_id'),
      ('refresh_tokens', 'user user_id'),
      ('report_links', 'student student_id'),
      ('report_remarks', 'student student_id'),
      ('representative_lectures', 'student student_id'),
      ('retention_run_students', 'student student_id'),
      ('score_attempts', 'student score_id > scores'),
      ('scores', 'student student_id'),
      ('second_factors', 'user user_id'),
      ('security_events', 'user user_id'),
      ('sign_in_challenges', 'user user_id'),
      ('sms_recipients', 'student student_id'),
      ('student_memos', 'student student_id'),
      ('student_search', 'student student_id'),
      ('student_siblings', 'student one_id, other_id'),
      ('students', 'student id'),
      ('submission_marks', 'student file_id > files'),
      ('submissions', 'student student_id'),
      ('ta_bank_accounts', 'ta ta_id'),
      ('ta_monthly_custom_wages', 'ta ta_id'),
      ('ta_pay_terms', 'ta ta_id'),
      ('tas', 'ta id'),
      ('user_tags', 'user user_id'),
      ('users', 'user id'),
      ('word_assignment_students', 'student student_id'),
      ('word_reviews', 'student student_id'),
      ('word_test_answers', 'student test_id > word_tests'),
      ('word_tests', 'student student_id'),
      ('work_corrections', 'ta ta_id'),
      ('work_records', 'ta ta_id')
    ) as person (name, path) group by name
    union all
    select format('comment on column %s.%I is %L', relation.oid::regclass, attribute.attname,
      col_description(relation.oid, attnum) || E'\n@personal ' || coalesce((
        select tag from (values
          ('absence_notices', 'erase', '{reason}'::text[]),
          ('board_answers', 'erase', '{body, content}'::text[]),
          ('board_posts', 'erase', '{title, body, content}'::text[]),
          ('clinic_participants', 'erase', '{memo}'::text[]),
          ('clinic_todos', 'erase', '{memo}'::text[]),
          ('consents', 'erase', '{giver_name}'::text[]),
          ('consult_tasks', 'erase', '{reasons}'::text[]),
          ('consults', 'erase', '{body}'::text[]),
          ('files', 'erase', '{memo}'::text[]),
          ('files', 'mask', '{name}'::text[]),
          ('notification_events', 'erase', '{facts}'::text[]),
          ('notification_logs', 'erase', '{detail}'::text[]),
          ('notifications', 'mask 지운 알림', '{body}'::text[]),
          ('omr_sheets', 'erase', '{file_name, read_number, memo}'::text[]),
          ('participants', 'erase', '{memo, lock_reason}'::text[]),
          ('passkeys', 'erase', '{name}'::text[]),
          ('push_subscriptions', 'erase', '{endpoint}'::text[]),
          ('report_remarks', 'erase', '{body}'::text[]),
          ('score_attempts', 'erase', '{memo}'::text[]),
          ('second_factors', 'erase', '{totp_secret}'::text[]),
          ('sms_recipients', 'erase', '{name, phone, body, variables}'::text[]),
          ('student_memos', 'erase', '{body}'::text[]),
          ('students', 'erase', '{school, parent_name, parent_phone, ended}'::text[]),
          ('submission_marks', 'mask', '{layer}'::text[]),
          ('submissions', 'erase', '{comment}'::text[]),
          ('ta_bank_accounts', 'erase', '{bank, account_number, account_name}'::text[]),
          ('users', 'erase', '{password_hash, phone}'::text[]),
          ('access_log', 'keep 2: 개인정보의 안전성 확보조치 기준 제8조', '{ip, user_agent}'::text[]),
          ('audit_log', 'keep 2: 개인정보의 안전성 확보조치 기준 제8조', '{ip}'::text[]),
          ('security_events', 'keep 2: 개인정보의 안전성 확보조치 기준 제8조', '{ip, user_agent}'::text[]),
          ('audit_log', 'keep: without what is erased; as long as the rule of retention says', '{before, after}'::text[]),
          ('clinic_todos', 'mask 할 일', '{title}'::text[]),
          ('error_logs', 'keep: 90 days', '{user_agent}'::text[]),
          ('expense_claims', 'keep 5: 국세기본법 제85조의3', '{description, reject_reason}'::text[]),
          ('inquiries', 'keep: 180 days', '{name, phone, message, outcome}'::text[]),
          ('pay_slips', 'keep 3: 근로기준법 제42조', '{name, lines}'::text[]),
          ('payroll_reopenings', 'keep 3: 근로기준법 제42조', '{slips}'::text[]),
          ('ta_monthly_custom_wages', 'keep 3: 근로기준법 제42조', '{reason}'::text[]),
          ('work_corrections', 'keep 3: 근로기준법 제42조', '{reason, answer}'::text[]),
          ('work_records', 'keep 3: 근로기준법 제42조', '{memo}'::text[]),
          ('sms_messages', 'keep: as written to several people', '{body, title}'::text[]),
          ('student_exports', 'keep: what a list was narrowed to', '{filter}'::text[]),
          ('student_search', 'mask', '{name, phone, student_number, parent_phone, name_jamo, name_choseong, digits}'::text[]),
          ('students', 'mask', '{student_number}'::text[]),
          ('users', 'mask', '{login_id, name}'::text[]),
          ('word_test_answers', 'keep: as the marks of a test, without a name', '{answer}'::text[])
        ) as tagged (name, tag, columns) where tagged.name = relname and attname = any (columns)), 'none'))
    from pg_class as relation join pg_attribute as attribute on attribute.attrelid = relation.oid and attnum > 0 and not attisdropped
    where relation.relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and format_type(atttypid, null) in ('text', 'text[]', 'json', 'jsonb', 'bytea', 'inet')
  loop
    execute statement;
  end loop;
end $$;

create function personal_paths(kind text) returns table (relation regclass, held text, parent regclass)
language sql stable set search_path = public, pg_temp as $$
  select class.oid::regclass, trim(split_part(path, '>', 1)), nullif(trim(split_part(path, '>', 2)), '')::regclass
  from pg_class as class, regexp_matches(obj_description(class.oid, 'pg_class'), '^@person ' || kind || ' (.*)$', 'gn') as found,
    string_to_table(found[1], ',') as path
  where class.relnamespace = 'public'::regnamespace
$$;
comment on function personal_paths(text) is 'The tables that hold rows of a student, ta or user, with the column that says whose; of a row of another table, which';

create function personal_columns(wanted regclass) returns table (held text, emptied text)
language sql stable set search_path = public, pg_temp as $$
  select attname, case
    when attgenerated <> '' or tag = 'mask' then null
    when tag like 'mask %' then quote_literal(substr(tag, 6))
    when not attnotnull then 'null'
    when atttypid = 'jsonb'::regtype then format($sql$case jsonb_typeof(%I) when 'array' then '[]' else '{}' end::jsonb$sql$, attname)
    when format_type(atttypid, null) like '%[]' then quote_literal('{}')
    else quote_literal('') end
  from pg_attribute, substring(col_description(attrelid, attnum) from '\n@personal (.*)$') as tag
  where attrelid = wanted and attnum > 0 and (tag = 'erase' or tag ~ '^mask( |$)')
$$;
comment on function personal_columns(regclass) is 'The columns of a table that are emptied with their person, and what they become; null where the function that anonymises says it';

create function personal_rows(person uuid, kind text, wanted regclass) returns uuid[]
language plpgsql stable set search_path = public, pg_temp as $$
declare
  path record;
  ids uuid[];
  found_rows uuid[];
  every uuid[] := '{}';
begin
  for path in select * from personal_paths(kind) as paths where paths.relation = wanted loop
    ids := case when path.parent is null then array[person] else personal_rows(person, kind, path.parent) end;
    execute format('select array_agg(id) from %s where %I = any ($1)', wanted, path.held) into found_rows using ids;
    -- Rows deleted earlier exist only in the audit log.
    every := every || found_rows
      || array(select row_id::uuid from audit_log where table_name = wanted::text and coalesce(after, before) ->> path.held = any (ids::text[]));
  end loop;
  return array(select distinct unnest(every));
end $$;
comment on function personal_rows(uuid, text, regclass) is 'The keys of a person''s rows of a table, of deleted ones too';

create function erase_person(person uuid, kinds text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  path record;
  ids uuid[];
  keys text[];
  emptied text;
  is_full text;
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
    update audit_log set before = before - keys, after = after - keys
    where table_name = path.relation::text and coalesce(after, before) ->> path.held = any (ids::text[]) and (before ?| keys or after ?| keys);
  end loop;
  perform set_config('academy.anonymises', 'off', true);
end $$;
comment on function erase_person(uuid, text[]) is 'Empties what the tags of the columns say is erased with a person, in the audit log too';
revoke execute on function erase_person(uuid, text[]) from public;

create or replace function anonymise_student(wanted_student uuid)
 returns void
 language plpgsql
 security definer
 set search_path = public, pg_temp
as $$
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
end $$;

create or replace function anonymise_ta(wanted_ta uuid)
 returns void
 language plpgsql
 security definer
 set search_path = public, pg_temp
as $$
declare
  ta tas;
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
  perform erase_person(ta.id, '{ta, user}');
end $$;
