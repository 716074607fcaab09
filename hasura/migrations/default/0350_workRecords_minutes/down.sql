create or replace view work_parts as
select id || ':1' as id, id as record_id, ta_id, wage_type_id, work_date, work_month as month, holiday_month(work_date) as holiday_month,
  started_at, least(ended_at, midnight_after(work_date)) as ended_at,
  clock_minutes(started_at, least(ended_at, midnight_after(work_date))) as minutes
from work_records where status = 'CLOSED'
union all
select id || ':2', id, ta_id, wage_type_id, work_date + 1, first_of_month(work_date + 1), holiday_month(work_date + 1),
  midnight_after(work_date), ended_at, clock_minutes(midnight_after(work_date), ended_at)
from work_records where status = 'CLOSED' and ended_at > midnight_after(work_date);
comment on column work_parts.minutes is '근무 시간, minutes of the clock';

alter table work_records drop column next_day_minutes;
drop function minutes_between(timestamptz, timestamptz);
