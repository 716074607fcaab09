-- No 등급 before everybody of an exam is scored, nor among fewer than the academy says; whoever writes a value, all of its exam follow.

create table score_settings (
  id integer primary key default 1,
  least_takers integer not null default 5,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint score_settings_one_row check (id = 1),
  constraint score_settings_least_takers_range check (least_takers between 1 and 99)
);
comment on table score_settings is '성적 설정: one row';
comment on column score_settings.least_takers is '등급 최소 응시 인원: an exam that fewer took gives no 등급';
insert into score_settings default values;
select keep_records('score_settings');
select comment_on_records('score_settings');

create function exam_gives_grades(wanted_exam uuid) returns boolean language sql stable as $$
  select not exists (select from scores where exam_id = wanted_exam and status not in ('GRADED', 'ABSENT', 'EXEMPT'))
    and (select count(*) from scores where exam_id = wanted_exam and status = 'GRADED') >= (select least_takers from score_settings)
$$;
comment on function exam_gives_grades(uuid) is
  'Whether an exam has 등급: all of its participants are scored, absent or exempt, and as many are scored as the academy asks for';

create or replace function refresh_grades(wanted_exam uuid) returns integer language sql as $$
  with standing as (
    select attempt.id, case when (select exam_gives_grades(wanted_exam)) then grade_scale_of(student.high_school_entry_year) end as scale,
      rank() over (order by attempt.value desc) - 1 as above, count(*) over (partition by attempt.value) as same, count(*) over () as takers
    from score_attempts as attempt
    join scores as score on score.id = attempt.score_id
    join students as student on student.id = score.student_id
    where attempt.exam_id = wanted_exam and attempt.attempt_type = 'FIRST' and attempt.value is not null
  ), due as (
    select id, school_grade(above, same, takers, scale) as grade, scale from standing
  ), graded as (
    update score_attempts as attempt set grade = due.grade, grade_scale = due.scale
    from due
    where attempt.id = due.id and not attempt.is_grade_by_hand and (attempt.grade, attempt.grade_scale) is distinct from (due.grade, due.scale)
    returning 1)
  select count(*)::integer from graded
$$;

create or replace view score_ranks as
  select attempt.score_id, attempt.id as attempt_id, attempt.exam_id, score.student_id, attempt.value, standing.taken_count,
    standing.above + 1 as rank,
    standing.above + (standing.same + 1) / 2.0 as middle_rank,
    round(exact.rank_percent, 2) as rank_percent,
    round(100 * (standing.taken_count - standing.above - standing.same / 2.0) / standing.taken_count, 2) as percentile,
    grade_scale_of(student.high_school_entry_year) as grade_scale,
    case when exam_gives_grades(attempt.exam_id)
      then school_grade(standing.above, standing.same, standing.taken_count, grade_scale_of(student.high_school_entry_year)) end as grade
  from score_attempts as attempt
  join scores as score on score.id = attempt.score_id
  join students as student on student.id = score.student_id
  cross join lateral (
    select count(*)::integer as taken_count, (count(*) filter (where other.value > attempt.value))::integer as above,
      (count(*) filter (where other.value = attempt.value))::integer as same
    from score_attempts as other
    where other.exam_id = attempt.exam_id and other.attempt_type = 'FIRST' and other.value is not null
  ) as standing
  cross join lateral (select 100 * (standing.above + (standing.same + 1) / 2.0) / standing.taken_count as rank_percent) as exact
  where attempt.attempt_type = 'FIRST' and attempt.value is not null;

create function follow_grades() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  touched uuid[];
begin
  if tg_table_name = 'score_attempts' and tg_op = 'UPDATE' then
    select array_agg(distinct later.exam_id) into touched
    from old_rows as former join new_rows as later using (id)
    where later.attempt_type = 'FIRST' and ((former.value, former.is_grade_by_hand) is distinct from (later.value, later.is_grade_by_hand)
      or (former.grade is not null and later.grade is null));
  elsif tg_table_name = 'score_attempts' and tg_op = 'INSERT' then
    select array_agg(distinct exam_id) into touched from new_rows where attempt_type = 'FIRST' and value is not null;
  elsif tg_table_name = 'score_attempts' then
    select array_agg(distinct exam_id) into touched from old_rows where attempt_type = 'FIRST' and value is not null;
  elsif tg_op = 'UPDATE' then
    select array_agg(distinct later.exam_id) into touched
    from old_rows as former join new_rows as later using (id)
    where (former.status in ('ABSENT', 'EXEMPT')) <> (later.status in ('ABSENT', 'EXEMPT'));
  elsif tg_op = 'INSERT' then
    select array_agg(distinct exam_id) into touched from new_rows;
  else
    select array_agg(distinct exam_id) into touched from old_rows;
  end if;
  if touched is not null then
    -- Writers of one exam wait for each other, and the academy's least number for them.
    perform from score_settings for share;
    perform refresh_grades(id) from (select id from exams where id = any (touched) order by id for no key update) as held;
  end if;
  return null;
end $$;
comment on function follow_grades() is 'Every 등급 of an exam follows in the statement that changed a value, a participant or who is absent';

-- After those that follow a value with the status of its score: triggers fire by name.
create trigger score_attempts_insert_grades after insert on score_attempts
  referencing new table as new_rows for each statement execute function follow_grades();
create trigger score_attempts_update_grades after update on score_attempts
  referencing old table as old_rows new table as new_rows for each statement execute function follow_grades();
create trigger score_attempts_delete_grades after delete on score_attempts
  referencing old table as old_rows for each statement execute function follow_grades();
create trigger scores_insert_grades after insert on scores
  referencing new table as new_rows for each statement execute function follow_grades();
create trigger scores_update_grades after update on scores
  referencing old table as old_rows new table as new_rows for each statement execute function follow_grades();
create trigger scores_delete_grades after delete on scores
  referencing old table as old_rows for each statement execute function follow_grades();

create function follow_least_takers() returns trigger language plpgsql as $$
begin
  perform refresh_grades(id) from (
    select id from exams
    where (select count(*) from scores where exam_id = exams.id and status = 'GRADED')
      between least(old.least_takers, new.least_takers) and greatest(old.least_takers, new.least_takers) - 1
    order by id for no key update
  ) as held;
  return null;
end $$;
comment on function follow_least_takers() is 'The 등급 of every exam between the former and the new least number of takers come, or go';
create trigger score_settings_follow after update on score_settings
  for each row when (new.least_takers <> old.least_takers) execute function follow_least_takers();

-- What was graded by the former rule.
select refresh_grades(id) from exams;
