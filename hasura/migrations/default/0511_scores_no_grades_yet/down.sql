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
