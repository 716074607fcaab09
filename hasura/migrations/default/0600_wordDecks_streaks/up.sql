-- How many days in a row a student has studied words, counted where the days are known.

create view word_streaks as
select student.id as student_id, clock.today as today, streak.days as days, 5 as week_goal
from students as student
cross join (select (now() at time zone 'Asia/Seoul')::date as today) as clock
cross join lateral (
  -- Back from today, which may still come, as far as there is an answer a day.
  with recursive back (day, is_studied) as (
    select clock.today, exists (
      select from word_review_log as log where log.student_id = student.id and not log.is_undone
        and log.reviewed_at >= clock.today::timestamp at time zone 'Asia/Seoul')
    union all
    select back.day - 1, exists (
      select from word_review_log as log where log.student_id = student.id and not log.is_undone
        and log.reviewed_at >= (back.day - 1)::timestamp at time zone 'Asia/Seoul'
        and log.reviewed_at < back.day::timestamp at time zone 'Asia/Seoul')
    from back where back.is_studied or back.day = clock.today
  )
  select count(*) filter (where is_studied)::integer as days from back
) as streak;
comment on view word_streaks is '이어서 공부한 날: a student''s days in a row with an answer to a word';
comment on column word_streaks.student_id is '학생';
comment on column word_streaks.today is '오늘, Seoul';
comment on column word_streaks.days is '이어서 공부한 날, as long as today is not over without those before it';
comment on column word_streaks.week_goal is '한 주에 공부할 날';

create or replace trigger word_reviews_announce_days after insert or update or delete on word_reviews
  for each statement execute function announce_roots('wordDueDays', 'wordStudyDays', 'wordStreaks');
