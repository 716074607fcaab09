drop trigger scores_delete_grades on scores;
drop trigger scores_update_grades on scores;
drop trigger scores_insert_grades on scores;
drop trigger score_attempts_delete_grades on score_attempts;
drop trigger score_attempts_update_grades on score_attempts;
drop trigger score_attempts_insert_grades on score_attempts;

create or replace function refresh_grades(wanted_exam uuid) returns integer language sql as $$
  with standing as (
    select attempt.id, grade_scale_of(student.high_school_entry_year) as scale, rank() over (order by attempt.value desc) - 1 as above,
      count(*) over (partition by attempt.value) as same, count(*) over () as takers
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
    school_grade(standing.above, standing.same, standing.taken_count, grade_scale_of(student.high_school_entry_year)) as grade
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

drop function follow_grades(), exam_gives_grades(uuid);
drop table score_settings;
drop function follow_least_takers();
select refresh_grades(id) from exams;
