-- Who knows what of a deck, and a student's days of study.

create function word_map(deck uuid, assignment uuid, lecture uuid) returns jsonb language sql stable as $$
with learners as materialized (
  select students.id, users.name, students.student_number, count(*) over ()::integer as total
  from students join users on users.id = students.id
  where students.id in (
    select student_id from word_assignment_readers where assignment_id = assignment
    union all
    select student_id from enrollments
    where lecture_id = lecture and (to_date is null or to_date >= (now() at time zone 'Asia/Seoul')::date)
    union all
    -- Without a group: whom the deck is for, and who has begun it.
    select student_id from deck_readers where num_nonnulls(assignment, lecture) = 0 and deck_id = deck
    union all
    select student_id from word_reviews where num_nonnulls(assignment, lecture) = 0 and reps > 0 and word_id in (select id from words where deck_id = deck)
  )
  order by users.name, students.id limit 200
), listed as materialized (
  select id, term, meaning, row_number() over (order by sequence, id) as place from words where deck_id = deck
), marks as (
  select learners.id, map.marks, map.lapses from learners cross join lateral (
    select
      string_agg(case review.state when 'REVIEW' then 'K' when 'RELEARNING' then 'F' when 'LEARNING' then 'L' else 'N' end, '' order by listed.place) as marks,
      string_agg(least(coalesce(review.lapses, 0), 9)::text, '' order by listed.place) as lapses
    from listed left join (
      -- A run of the student's index, because the ids of a deck's words are near each other: a join would read the reviews of the whole academy.
      select word_id, state, lapses from word_reviews where student_id = learners.id 
        and word_id between (select id from listed order by id limit 1) and (select id from listed order by id desc limit 1)
    ) as review on review.word_id = listed.id
  ) as map
)
select jsonb_build_object(
  'total', coalesce((select max(total) from learners), 0),
  'words', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'term', term, 'meaning', meaning) order by place) from listed), '[]'),
  'students', coalesce((
    select jsonb_agg(jsonb_build_object('id', learners.id, 'name', learners.name, 'studentNumber', learners.student_number,
      'marks', coalesce(marks.marks, ''), 'lapses', coalesce(marks.lapses, '')) order by learners.name, learners.id)
    from learners left join marks on marks.id = learners.id), '[]'))
$$;
comment on function word_map(uuid, uuid, uuid) is 'Who knows which word of a deck: a letter a word for each student of an assignment, of a lecture, or, without one, of everybody it is for or who has begun it; 200 students at most. N new, L learning, K known, F forgotten; lapses is a digit a word, 9 for more';

create view word_study_days as
select log.student_id || ':' || log.day as id, log.student_id as student_id, log.day as day, count(*)::integer as answers
from (
  select student_id, (reviewed_at at time zone 'Asia/Seoul')::date as day from word_review_log
  where not is_undone and reviewed_at > now() - interval '60 days'
) as log
group by log.student_id, log.day;
comment on view word_study_days is '단어 공부한 날 of the last 60 days';
comment on column word_study_days.id is 'Student and day';
comment on column word_study_days.student_id is '학생';
comment on column word_study_days.day is '날, Seoul';
comment on column word_study_days.answers is '답한 횟수';

create view word_due_days as
select coming.student_id || ':' || coming.day as id, coming.student_id as student_id, coming.day as day, count(*)::integer as words
from (
  select student_id, greatest((due_at at time zone 'Asia/Seoul')::date, (now() at time zone 'Asia/Seoul')::date) as day from word_reviews
  where reps > 0 and due_at < now() + interval '8 days'
) as coming
group by coming.student_id, coming.day;
comment on view word_due_days is '복습할 낱말 of the days that come; what is late counts today';
comment on column word_due_days.id is 'Student and day';
comment on column word_due_days.student_id is '학생';
comment on column word_due_days.day is '날, Seoul';
comment on column word_due_days.words is '복습할 낱말';

create trigger word_reviews_announce_days after insert or update or delete on word_reviews
  for each statement execute function announce_roots('wordDueDays', 'wordStudyDays');
