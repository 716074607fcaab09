-- Access log: who saw or took the personal data of students; append only, kept for two years.

create table access_log (
  id uuid primary key default uuid_v7(),
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  actor_id uuid not null,
  actor_role text not null,
  student_id uuid,
  student_count integer not null default 1,
  facts jsonb not null default '{}',
  request_id text,
  ip text,
  user_agent text,
  constraint access_log_kind_known check (kind in ('RECORD', 'LIST', 'EXPORT', 'FILE', 'REPORT_CARD')),
  constraint access_log_student_count_positive check (student_count > 0),
  constraint access_log_one_student check (kind not in ('RECORD', 'FILE') or student_id is not null)
);
comment on table access_log is '접속 기록: who saw or took which student''s personal data; append only, kept for two years';
comment on column access_log.id is 'Key';
comment on column access_log.at is 'When';
comment on column access_log.kind is 'RECORD a student''s page, LIST a long list, EXPORT a file of students, FILE a file about a student, REPORT_CARD';
comment on column access_log.actor_id is 'Who; no foreign key, so that it outlives them';
comment on column access_log.actor_role is 'The role they had';
comment on column access_log.student_id is 'Whose data; null for many';
comment on column access_log.student_count is 'Of how many students';
comment on column access_log.facts is 'Details without personal data: the purpose of an export, the name of the question';
comment on column access_log.request_id is 'The request, as in the log of the server';
comment on column access_log.ip is 'The sender''s address';
comment on column access_log.user_agent is 'The sender''s browser, cut at 300 characters';
create index access_log_actor_index on access_log (actor_id, at);
create index access_log_student_index on access_log (student_id, at);
create index access_log_at_index on access_log (at);

create function guard_access_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '2 years' then
    return old;
  end if;
  perform refuse('audit_log_append_only');
end $$;
create trigger access_log_append_only before update or delete on access_log for each row execute function guard_access_log();

create function forget_old_accesses() returns void language sql security definer set search_path = public, pg_temp as $$
  delete from access_log where at < now() - interval '2 years'
$$;
comment on function forget_old_accesses() is 'Deletes the accesses of more than two years ago, which the role of the api cannot do itself';

-- Opening a page again, or reading it anew after a change, is one look.
create function log_access(entry jsonb) returns void language plpgsql as $$
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
end $$;
comment on function log_access(jsonb) is 'Keeps an access, unless the same person looked at the same within ten minutes';

-- Each access with what stands out of it in a review.
create view access_review as
select access.*, to_char(access.at at time zone 'Asia/Seoul', 'YYYY-MM') as month,
  extract(hour from access.at at time zone 'Asia/Seoul') not between 6 and 22 as is_night,
  access.student_count >= 100 or access.kind = 'EXPORT' or access.records_of_day >= 50 as is_bulk,
  not coalesce(users.is_active, false) as is_former
from (
  select access_log.*, count(*) filter (where kind = 'RECORD')
    over (partition by actor_id, (at at time zone 'Asia/Seoul')::date) as records_of_day
  from access_log
) as access left join users on users.id = access.actor_id;
comment on view access_review is '접속 점검: the access log with what stands out: at night, in bulk, by people who left';
comment on column access_review.id is 'Key';
comment on column access_review.at is 'When';
comment on column access_review.kind is 'As in access_log';
comment on column access_review.actor_id is 'Who';
comment on column access_review.actor_role is 'The role they had';
comment on column access_review.student_id is 'Whose data; null for many';
comment on column access_review.student_count is 'Of how many students';
comment on column access_review.facts is 'Details without personal data';
comment on column access_review.request_id is 'The request';
comment on column access_review.ip is 'The sender''s address';
comment on column access_review.user_agent is 'The sender''s browser';
comment on column access_review.records_of_day is 'How many students'' pages this person opened on that day';
comment on column access_review.month is 'Its month in Seoul, such as 2026-03';
comment on column access_review.is_night is '밤: between 23:00 and 06:00 in Seoul';
comment on column access_review.is_bulk is '한꺼번에: 100 students or more, an export, or 50 pages in a day';
comment on column access_review.is_former is '나간 직원: the person is not active any more';

-- Only what the log shows of a student, so that its questions reach no further.
create view student_names as select users.id, users.name from users where type = 'STUDENT';
comment on view student_names is '학생 이름: for logs';
comment on column student_names.id is 'Key, the student''s';
comment on column student_names.name is '이름';

do $$
begin
  if exists (select from pg_roles where rolname = 'academy_api') then
    revoke update, delete on access_log from academy_api;
  end if;
end $$;
