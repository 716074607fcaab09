create or replace view access_review as
select access.*, to_char(access.at at time zone 'Asia/Seoul', 'YYYY-MM') as month,
  extract(hour from access.at at time zone 'Asia/Seoul') not between 6 and 22 as is_night,
  access.student_count >= 100 or access.kind = 'EXPORT' or access.records_of_day >= 50 as is_bulk,
  not coalesce(users.is_active, false) as is_former
from (
  select access_log.*, count(*) filter (where kind = 'RECORD')
    over (partition by actor_id, (at at time zone 'Asia/Seoul')::date) as records_of_day
  from access_log
) as access left join users on users.id = access.actor_id;
comment on column access_review.records_of_day is 'How many students'' pages this person opened on that day';

alter table access_log disable trigger access_log_append_only;
delete from access_log where kind = 'PREVIEW';
alter table access_log enable trigger access_log_append_only;
alter table access_log drop constraint access_log_kind_known, drop constraint access_log_one_student;
alter table access_log
  add constraint access_log_kind_known check (kind in ('RECORD', 'LIST', 'EXPORT', 'FILE', 'REPORT_CARD', 'PHONE')),
  add constraint access_log_one_student check (kind not in ('RECORD', 'FILE', 'PHONE') or student_id is not null);
comment on column access_log.kind is
  'RECORD a student''s page, LIST a long list, EXPORT a file of students, FILE a file about a student, REPORT_CARD, PHONE a masked number';
