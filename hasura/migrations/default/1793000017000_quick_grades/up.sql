-- Grades in one pass over an exam's values, since every write of a value refreshes them.

create or replace function refresh_grades(wanted_exam uuid) returns integer language sql as $$
  with standing as (
    select attempt.id, grade_scale_of(student.high_school_entry_year) as scale,
      -- The middle rank of score_ranks: those above, and half of the way through those who are even.
      100 * (rank() over (order by attempt.value desc) - 1 + (count(*) over (partition by attempt.value) + 1) / 2.0) / count(*) over () as rank_percent
    from score_attempts as attempt
    join scores as score on score.id = attempt.score_id
    join students as student on student.id = score.student_id
    where attempt.exam_id = wanted_exam and attempt.attempt_type = 'FIRST' and attempt.value is not null
  ), due as (
    select id, grade_of(rank_percent, scale) as grade, case when grade_of(rank_percent, scale) is not null then scale end as scale from standing
  ), graded as (
    update score_attempts as attempt set grade = due.grade, grade_scale = due.scale
    from due
    where attempt.id = due.id and not attempt.is_grade_by_hand and (attempt.grade, attempt.grade_scale) is distinct from (due.grade, due.scale)
    returning 1)
  select count(*)::integer from graded
$$;
