-- While an exam gives no 등급 and has none, none are worked out: an update of no rows, too, fires all that follows one.

create or replace function refresh_grades(wanted_exam uuid) returns integer language plpgsql as $$
declare
  has_grades constant boolean := exam_gives_grades(wanted_exam);
  changed integer;
begin
  if not has_grades and not exists (select from score_attempts where exam_id = wanted_exam and grade is not null and not is_grade_by_hand) then
    return 0;
  end if;
  with standing as (
    select attempt.id, case when has_grades then grade_scale_of(student.high_school_entry_year) end as scale,
      rank() over (order by attempt.value desc) - 1 as above, count(*) over (partition by attempt.value) as same, count(*) over () as takers
    from score_attempts as attempt
    join scores as score on score.id = attempt.score_id
    join students as student on student.id = score.student_id
    where attempt.exam_id = wanted_exam and attempt.attempt_type = 'FIRST' and attempt.value is not null
  ), due as (
    select id, case when has_grades then school_grade(above, same, takers, scale) end as grade, scale from standing
  )
  update score_attempts as attempt set grade = due.grade, grade_scale = due.scale
  from due
  where attempt.id = due.id and not attempt.is_grade_by_hand and (attempt.grade, attempt.grade_scale) is distinct from (due.grade, due.scale);
  get diagnostics changed = row_count;
  return changed;
end $$;
