create or replace function refresh_grades(wanted_exam uuid) returns integer language sql as $$
  with graded as (
    update score_attempts as attempt set grade = standing.grade, grade_scale = case when standing.grade is not null then standing.grade_scale end
    from score_ranks as standing
    where standing.exam_id = wanted_exam and attempt.id = standing.attempt_id and not attempt.is_grade_by_hand
      and (attempt.grade, attempt.grade_scale) is distinct from (standing.grade, standing.grade_scale)
    returning 1)
  select count(*)::integer from graded
$$;
