-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- What waits to be sent to somebody who allows it no more is not sent
CREATE OR REPLACE FUNCTION public.follow_withdrawal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update sms_recipients as recipient set status = 'FAILED', failure_code = 'NO_CONSENT'
  from sms_messages as message
  where message.id = recipient.message_id and message.is_advertisement and recipient.status = 'QUEUED'
    and recipient.student_id = new.student_id
    and not has_consent(new.student_id, 'MARKETING', case recipient.addressee when 'PARENT' then 'GUARDIAN' else 'STUDENT' end);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_birthday()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.birth_on := null;
  return new;
end $function$;

-- Consents and the birthday go with the student, from the audit log too
CREATE OR REPLACE FUNCTION public.forget_consents()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform set_config('academy.anonymises', 'on', true);
  delete from consents where student_id = new.id;
  update audit_log set before = before - array['giver_name'], after = after - array['giver_name']
    where table_name = 'consents' and coalesce(after, before) ->> 'student_id' = new.id::text;
  update audit_log set before = before - 'birth_on', after = after - 'birth_on'
    where table_name = 'students' and row_id = new.id::text;
  perform set_config('academy.anonymises', 'off', true);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_advertisement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select is_advertisement from sms_messages where id = new.message_id)
    and (new.addressee = 'OTHER' or new.student_id is null
      or not has_consent(new.student_id, 'MARKETING', case new.addressee when 'PARENT' then 'GUARDIAN' else 'STUDENT' end)) then
    perform refuse('sms_recipients_no_consent');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  student students;
begin
  if tg_op = 'UPDATE' then
    if old.withdrawn_at is not null then
      perform refuse('consents_withdrawn');
    end if;
    if old.giver = 'GUARDIAN' and session_variable('x-hasura-role') = 'student' then
      perform refuse('consents_of_guardian');
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
end $function$;

-- Whether somebody allows something now; of students under 14 the guardian does
CREATE OR REPLACE FUNCTION public.has_consent(wanted_student uuid, wanted_kind text, wanted_giver text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from consents
    where student_id = wanted_student and kind = wanted_kind and withdrawn_at is null
      and (giver = wanted_giver or giver = 'GUARDIAN' and needs_guardian((select student from students as student where id = wanted_student))))
$function$;

-- 만 14세 미만: whether the guardian consents in the student's place
CREATE OR REPLACE FUNCTION public.needs_guardian(student students)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when student.birth_on is not null then student.birth_on > ((now() at time zone 'Asia/Seoul')::date - interval '14 years')
    -- Without a birthday by the school year: who is in 중1 turns 13.
    else coalesce(student.grade in ('초4', '초5', '초6', '중1'), false) end
$function$;

CREATE TRIGGER consents_anonymised BEFORE INSERT OR UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_anonymised();

CREATE TRIGGER consents_audit AFTER INSERT OR DELETE OR UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER consents_follow_withdrawal AFTER UPDATE OF withdrawn_at ON consents FOR EACH ROW WHEN (new.kind = 'MARKETING'::text AND new.withdrawn_at IS NOT NULL) EXECUTE FUNCTION follow_withdrawal();

CREATE TRIGGER consents_guard BEFORE INSERT OR UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION guard_consent();

CREATE TRIGGER consents_touch BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER sms_recipients_consent BEFORE INSERT ON sms_recipients FOR EACH ROW EXECUTE FUNCTION guard_advertisement();

CREATE TRIGGER students_forget_birthday BEFORE UPDATE OF anonymised_at ON students FOR EACH ROW WHEN (new.anonymised_at IS NOT NULL AND old.anonymised_at IS NULL) EXECUTE FUNCTION forget_birthday();

CREATE CONSTRAINT TRIGGER students_forget_consents AFTER UPDATE OF anonymised_at ON students DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.anonymised_at IS NOT NULL AND old.anonymised_at IS NULL) EXECUTE FUNCTION forget_consents();

-- 동의하는 사람: who consents for a student today
CREATE VIEW consent_states AS
 SELECT id AS student_id,
    needs_guardian(student.*) AS needs_guardian
   FROM students student;
