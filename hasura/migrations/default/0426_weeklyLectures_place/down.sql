comment on column weekly_lectures.meeting is '주 안의 순서: its place among the lessons of its week, from 1';
create or replace function place_in_week(week weekly_lectures) returns text language sql stable as $$
  select count(*) filter (where meeting <= week.meeting) || '/' || count(*) from weekly_lectures
  where lecture_id = week.lecture_id and week_number = week.week_number having count(*) > 1
$$;
comment on function place_in_week(weekly_lectures) is '1/2 of the first of two lessons of a week; null of the only one, and of a week with a name';
