-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Deletes the accesses of more than two years ago, which the role of the api cannot do itself
CREATE OR REPLACE FUNCTION public.forget_old_accesses()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  delete from access_log where at < now() - interval '2 years'
$function$;

CREATE OR REPLACE FUNCTION public.guard_access_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '2 years' then
    return old;
  end if;
  perform refuse('audit_log_append_only');
end $function$;

-- Keeps an access, unless the same person looked at the same within ten minutes
CREATE OR REPLACE FUNCTION public.log_access(entry jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- A colleague's record is none of a student.
  if entry ->> 'kind' = 'RECORD' and not exists (select from students where id = (entry ->> 'student_id')::uuid) then
    return;
  end if;
  if entry ->> 'kind' in ('RECORD', 'LIST', 'FILE') and exists (
    select from access_log
    where actor_id = (entry ->> 'actor_id')::uuid and at > clock_timestamp() - interval '10 minutes' and kind = entry ->> 'kind'
      and student_id is not distinct from (entry ->> 'student_id')::uuid and facts = entry -> 'facts'
      and student_count >= (entry ->> 'student_count')::integer
  ) then
    return;
  end if;
  insert into access_log (kind, actor_id, actor_role, student_id, student_count, facts, request_id, ip, user_agent)
  select kind, actor_id, actor_role, student_id, student_count, facts, request_id, ip, user_agent
  from jsonb_populate_record(null::access_log, entry);
end $function$;

CREATE TRIGGER access_log_append_only BEFORE DELETE OR UPDATE ON access_log FOR EACH ROW EXECUTE FUNCTION guard_access_log();

-- 접속 점검: the access log with what stands out: at night, in bulk, by people who left
CREATE VIEW access_review AS
 SELECT access.id,
    access.at,
    access.kind,
    access.actor_id,
    access.actor_role,
    access.student_id,
    access.student_count,
    access.facts,
    access.request_id,
    access.ip,
    access.user_agent,
    access.records_of_day,
    to_char((access.at AT TIME ZONE 'Asia/Seoul'::text), 'YYYY-MM'::text) AS month,
    EXTRACT(hour FROM (access.at AT TIME ZONE 'Asia/Seoul'::text)) < 6::numeric OR EXTRACT(hour FROM (access.at AT TIME ZONE 'Asia/Seoul'::text)) > 22::numeric AS is_night,
    access.student_count >= 100 OR access.kind = 'EXPORT'::text OR access.records_of_day >= 50 AS is_bulk,
    NOT COALESCE(users.is_active, false) AS is_former
   FROM ( SELECT access_log.id,
            access_log.at,
            access_log.kind,
            access_log.actor_id,
            access_log.actor_role,
            access_log.student_id,
            access_log.student_count,
            access_log.facts,
            access_log.request_id,
            access_log.ip,
            access_log.user_agent,
            count(*) FILTER (WHERE access_log.kind = ANY (ARRAY['RECORD'::text, 'PREVIEW'::text])) OVER (PARTITION BY access_log.actor_id, ((access_log.at AT TIME ZONE 'Asia/Seoul'::text)::date)) AS records_of_day
           FROM access_log) access
     LEFT JOIN users ON users.id = access.actor_id;

-- 학생 이름: for logs
CREATE VIEW student_names AS
 SELECT id,
    name
   FROM users
  WHERE type = 'STUDENT'::text;
