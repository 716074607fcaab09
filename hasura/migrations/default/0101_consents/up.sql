-- Consents of students and guardians, and what follows from a withdrawn one.

alter table students
  add column birth_on date,
  add constraint students_birth_on_range check (birth_on between '1950-01-01' and registered_on),
  add constraint students_birth_on_anonymised check (anonymised_at is null or birth_on is null);
comment on column students.birth_on is '생년월일, where it is known; says until when the guardian consents';

create function needs_guardian(student students) returns boolean language sql stable as $$
  select case
    when student.birth_on is not null then student.birth_on > ((now() at time zone 'Asia/Seoul')::date - interval '14 years')
    -- Without a birthday by the school year: who is in 중1 turns 13.
    else coalesce(student.grade in ('초4', '초5', '초6', '중1'), false) end
$$;
comment on function needs_guardian(students) is '만 14세 미만: whether the guardian consents in the student''s place';

create table consents (
  id uuid primary key default uuid_v7(),
  student_id uuid not null references students (id) on delete cascade,
  kind text not null,
  giver text not null,
  giver_name text not null default '',
  method text not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  withdrawn_by uuid references users (id),
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint consents_kind_known check (kind in ('REQUIRED', 'MARKETING', 'PHOTO')),
  constraint consents_giver_known check (giver in ('STUDENT', 'GUARDIAN')),
  constraint consents_giver_name_form check (giver_name = btrim(giver_name) and length(giver_name) <= 50),
  constraint consents_guardian_named check (giver = 'STUDENT' or giver_name <> ''),
  constraint consents_method_known check (method in ('PAPER', 'IN_PERSON', 'LINK', 'FIRST_LOGIN', 'PORTAL')),
  constraint consents_withdrawn_after_given check (withdrawn_at >= given_at)
);
comment on table consents is '동의: who allowed what, when and how; what is withdrawn stays as history';
comment on column consents.student_id is '학생';
comment on column consents.kind is 'REQUIRED 개인정보 수집·이용, MARKETING 광고성 문자, PHOTO 사진·영상 활용';
comment on column consents.giver is 'STUDENT 학생 본인, GUARDIAN 보호자';
comment on column consents.giver_name is '보호자 이름';
comment on column consents.method is 'PAPER 종이, IN_PERSON 방문 서명, LINK 링크, FIRST_LOGIN 첫 로그인, PORTAL 학생 화면';
comment on column consents.given_at is '동의한 때';
comment on column consents.withdrawn_at is '철회한 때';
comment on column consents.withdrawn_by is 'Who wrote the withdrawal down';
create unique index consents_standing_key on consents (student_id, kind, giver) where withdrawn_at is null;
create index consents_student_id_index on consents (student_id, given_at);
create index consents_withdrawn_by_index on consents (withdrawn_by);
create index consents_created_by_index on consents (created_by);

create function guard_consent() returns trigger language plpgsql as $$
declare
  student students;
begin
  if tg_op = 'UPDATE' then
    if old.withdrawn_at is not null then
      perform refuse('consents_withdrawn');
    end if;
    if (new.student_id, new.kind, new.giver, new.giver_name, new.method, new.given_at)
      is distinct from (old.student_id, old.kind, old.giver, old.giver_name, old.method, old.given_at) then
      perform refuse('consents_fixed');
    end if;
    return new;
  end if;
  select * into student from students where id = new.student_id for share;
  if new.giver = 'STUDENT' and needs_guardian(student) then
    perform refuse('consents_guardian_needed');
  end if;
  if new.given_at > now() + interval '1 minute' then
    perform refuse('consents_given_in_future');
  end if;
  return new;
end $$;
create trigger consents_guard before insert or update on consents for each row execute function guard_consent();
create trigger consents_anonymised before insert or update on consents for each row execute function refuse_anonymised();

create function has_consent(wanted_student uuid, wanted_kind text, wanted_giver text) returns boolean language sql stable as $$
  select exists (
    select from consents
    where student_id = wanted_student and kind = wanted_kind and withdrawn_at is null
      and (giver = wanted_giver or giver = 'GUARDIAN' and needs_guardian((select student from students as student where id = wanted_student))))
$$;
comment on function has_consent(uuid, text, text) is 'Whether somebody allows something now; of students under 14 the guardian does';

alter table sms_messages
  add column is_advertisement boolean not null default false,
  add constraint sms_messages_advertisement_marked check (not is_advertisement or body like '(광고)%'),
  add constraint sms_messages_advertisement_by_day check (not is_advertisement or not public.is_quiet_hour(scheduled_at));
comment on column sms_messages.is_advertisement is '광고성 문자: goes only to those who allow it, by day, and begins with (광고)';

create function guard_advertisement() returns trigger language plpgsql as $$
begin
  if (select is_advertisement from sms_messages where id = new.message_id)
    and (new.addressee = 'OTHER' or new.student_id is null
      or not has_consent(new.student_id, 'MARKETING', case new.addressee when 'PARENT' then 'GUARDIAN' else 'STUDENT' end)) then
    perform refuse('sms_recipients_no_consent');
  end if;
  return new;
end $$;
create trigger sms_recipients_consent before insert on sms_recipients for each row execute function guard_advertisement();

create function follow_withdrawal() returns trigger language plpgsql as $$
begin
  update sms_recipients as recipient set status = 'FAILED', failure_code = 'NO_CONSENT'
  from sms_messages as message
  where message.id = recipient.message_id and message.is_advertisement and recipient.status = 'QUEUED'
    and recipient.student_id = new.student_id
    and not has_consent(new.student_id, 'MARKETING', case recipient.addressee when 'PARENT' then 'GUARDIAN' else 'STUDENT' end);
  return null;
end $$;
comment on function follow_withdrawal() is 'What waits to be sent to somebody who allows it no more is not sent';
create trigger consents_follow_withdrawal after update of withdrawn_at on consents
  for each row when (new.kind = 'MARKETING' and new.withdrawn_at is not null) execute function follow_withdrawal();

create function forget_birthday() returns trigger language plpgsql as $$
begin
  new.birth_on := null;
  return new;
end $$;
create trigger students_forget_birthday before update of anonymised_at on students
  for each row when (new.anonymised_at is not null and old.anonymised_at is null) execute function forget_birthday();

create function forget_consents() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('academy.anonymises', 'on', true);
  delete from consents where student_id = new.id;
  update audit_log set before = before - array['giver_name'], after = after - array['giver_name']
    where table_name = 'consents' and coalesce(after, before) ->> 'student_id' = new.id::text;
  update audit_log set before = before - 'birth_on', after = after - 'birth_on'
    where table_name = 'students' and row_id = new.id::text;
  perform set_config('academy.anonymises', 'off', true);
  return null;
end $$;
comment on function forget_consents() is 'Consents and the birthday go with the student, from the audit log too';
-- At the end of the transaction, when the audit log has the change itself, too.
create constraint trigger students_forget_consents after update of anonymised_at on students deferrable initially deferred
  for each row when (new.anonymised_at is not null and old.anonymised_at is null) execute function forget_consents();

create view consent_states as
select id as student_id, needs_guardian(student) as needs_guardian from students as student;
comment on view consent_states is '동의하는 사람: who consents for a student today';
comment on column consent_states.student_id is '학생';
comment on column consent_states.needs_guardian is '만 14세 미만';

select keep_records('consents');
select comment_on_records('consents');
