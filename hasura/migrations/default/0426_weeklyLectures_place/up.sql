-- The place in a week follows the days and hours of its lessons: one that is moved after the other is the second.
create or replace function place_in_week(week weekly_lectures) returns text language sql stable as $$
  select count(*) filter (where (held_on, starts_at, meeting) <= (week.held_on, week.starts_at, week.meeting)) || '/' || count(*) from weekly_lectures
  where lecture_id = week.lecture_id and week_number = week.week_number having count(*) > 1
$$;
comment on function place_in_week(weekly_lectures) is '1/2 of the earlier of two lessons of a week, as they are held; null of the only one, and of a week with a name';
comment on column weekly_lectures.meeting is 'Which of the lessons of its week it was made as, from 1; its place is that of its day and hour (`place_in_week`)';
