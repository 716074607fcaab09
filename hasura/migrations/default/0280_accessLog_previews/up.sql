-- Staff may look at the portal as a student sees it; who looked at whom is kept in the access log.

alter table access_log drop constraint access_log_kind_known, drop constraint access_log_one_student;
alter table access_log
  add constraint access_log_kind_known
    check (kind in ('RECORD', 'LIST', 'EXPORT', 'FILE', 'REPORT_CARD', 'PHONE', 'PREVIEW')),
  add constraint access_log_one_student
    check (kind not in ('RECORD', 'FILE', 'PHONE', 'PREVIEW') or student_id is not null);
comment on column access_log.kind is
  'RECORD a student''s page, LIST a long list, EXPORT a file of students, FILE a file about a student, REPORT_CARD, PHONE a masked number, PREVIEW the portal as the student sees it';

-- A preview shows as much of a student as the student's page.
create or replace view access_review as
select access.*, to_char(access.at at time zone 'Asia/Seoul', 'YYYY-MM') as month,
  extract(hour from access.at at time zone 'Asia/Seoul') not between 6 and 22 as is_night,
  access.student_count >= 100 or access.kind = 'EXPORT' or access.records_of_day >= 50 as is_bulk,
  not coalesce(users.is_active, false) as is_former
from (
  select access_log.*, count(*) filter (where kind in ('RECORD', 'PREVIEW'))
    over (partition by actor_id, (at at time zone 'Asia/Seoul')::date) as records_of_day
  from access_log
) as access left join users on users.id = access.actor_id;
comment on column access_review.records_of_day is 'How many students'' pages and portals this person opened on that day';
