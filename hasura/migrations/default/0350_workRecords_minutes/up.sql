-- The minutes of a shift are counted once, by its record; pay and the lists of a month take their part of them.

create function minutes_between(from_moment timestamptz, to_moment timestamptz) returns integer language sql immutable parallel safe as $$
  select floor(extract(epoch from to_moment - from_moment) / 60)::integer
$$;
comment on function minutes_between(timestamptz, timestamptz) is 'Whole minutes, as work_records.minutes counts a shift';

alter table work_records add column next_day_minutes integer generated always as (
  case when ended_at > midnight_after((started_at at time zone 'Asia/Seoul')::date)
    then minutes_between(started_at, ended_at) - minutes_between(started_at, midnight_after((started_at at time zone 'Asia/Seoul')::date))
    else 0 end) stored;
comment on column work_records.next_day_minutes is '다음 날 근무 시간: those of its minutes that are after midnight in Seoul, 0 while at work';

create or replace view work_parts as
select id || ':1' as id, id as record_id, ta_id, wage_type_id, work_date, work_month as month, holiday_month(work_date) as holiday_month,
  started_at, least(ended_at, midnight_after(work_date)) as ended_at, minutes - next_day_minutes as minutes
from work_records where status = 'CLOSED'
union all
select id || ':2', id, ta_id, wage_type_id, work_date + 1, first_of_month(work_date + 1), holiday_month(work_date + 1),
  midnight_after(work_date), ended_at, next_day_minutes
from work_records where status = 'CLOSED' and ended_at > midnight_after(work_date);
comment on column work_parts.minutes is '근무 시간, minutes of the record that lie in the part';
