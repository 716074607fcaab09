-- Who may anonymise a student or issue temporary passwords, and the days in which an anonymisation can be taken back.

alter table tas
  add column may_anonymise boolean not null default false,
  add column may_issue_passwords boolean not null default false;
comment on column tas.may_anonymise is '학생 지우기를 맡김; managers always may';
comment on column tas.may_issue_passwords is '임시 비밀번호 발급을 맡김; managers always may';

alter table security_settings
  add column anonymise_after_days integer not null default 7,
  add constraint security_settings_anonymise_after_days_range check (anonymise_after_days between 1 and 30);
comment on column security_settings.anonymise_after_days is '학생을 지운 뒤 되돌릴 수 있는 날';

alter table students
  add column anonymises_at timestamptz,
  add column was_active boolean,
  add constraint students_anonymises_once check (anonymises_at is null or anonymised_at is null);
comment on column students.anonymises_at is '익명 처리할 때: the deletion can be taken back until then; null where none was asked';
comment on column students.was_active is 'Whether the student was active when the deletion was asked, for taking it back';
create index students_anonymises_at_index on students (anonymises_at) where anonymises_at is not null;

create function has_power(power text) returns boolean language sql stable as $$
  -- The system itself has no role.
  select coalesce(session_variable('x-hasura-role'), 'manager') = 'manager' or exists (
    select from tas where id = session_user_id()
      and case power when 'anonymise' then may_anonymise when 'issue-passwords' then may_issue_passwords end)
$$;
comment on function has_power(text) is 'Whether whoever asks may do what only managers may, and TAs to whom it was given: anonymise, issue-passwords';

create function require_power(power text) returns void language plpgsql as $$
begin
  if not has_power(power) then
    perform refuse('power_needed', json_build_object('power', power));
  end if;
end $$;

create function guard_temporary_password() returns trigger language plpgsql as $$
begin
  perform require_power('issue-passwords');
  return new;
end $$;
create trigger users_temporary_password before update of password_hash, must_change_password on users
  for each row when (new.type = 'STUDENT' and new.must_change_password and new.password_hash is distinct from old.password_hash)
  execute function guard_temporary_password();

create function schedule_anonymisation(wanted_student uuid, asked_at timestamptz) returns timestamptz language plpgsql as $$
declare
  due constant timestamptz := asked_at + (select anonymise_after_days from security_settings) * interval '1 day';
begin
  perform require_power('anonymise');
  if exists (select from students where id = wanted_student and anonymises_at is not null for update) then
    perform refuse('students_deletion_asked');
  end if;
  update students set anonymises_at = due, was_active = users.is_active
  from users where students.id = wanted_student and users.id = students.id;
  update users set is_active = false where id = wanted_student and is_active;
  return due;
end $$;
comment on function schedule_anonymisation(uuid, timestamptz) is 'Asks for a student to be forgotten; the student can sign in no more, and it can be taken back until the time that it answers';

create function keep_student(wanted_student uuid) returns void language plpgsql as $$
declare kept students;
begin
  perform require_power('anonymise');
  select * into kept from students where id = wanted_student and anonymises_at is not null for update;
  if kept.id is null then
    perform refuse('students_deletion_not_asked');
  end if;
  update students set anonymises_at = null, was_active = null where id = wanted_student;
  update users set is_active = true where id = wanted_student and kept.was_active and not is_active;
end $$;
comment on function keep_student(uuid) is 'Takes back that a student was to be forgotten';

create function forget_schedule() returns trigger language plpgsql as $$
begin
  new.anonymises_at := null;
  new.was_active := null;
  return new;
end $$;
create trigger students_forget_schedule before update of anonymised_at on students
  for each row when (new.anonymised_at is not null) execute function forget_schedule();

create function guard_powers() returns trigger language plpgsql as $$
begin
  if coalesce(session_variable('x-hasura-role'), 'manager') <> 'manager' then
    perform refuse('power_needed', json_build_object('power', 'powers'));
  end if;
  return new;
end $$;
create trigger tas_powers before update of may_anonymise, may_issue_passwords on tas
  for each row when ((new.may_anonymise, new.may_issue_passwords) is distinct from (old.may_anonymise, old.may_issue_passwords))
  execute function guard_powers();

create function guard_return() returns trigger language plpgsql as $$
begin
  if exists (select from students where id = new.id and anonymises_at is not null) then
    perform refuse('students_deletion_asked');
  end if;
  return new;
end $$;
create trigger users_return before update of is_active on users
  for each row when (new.is_active and not old.is_active) execute function guard_return();
