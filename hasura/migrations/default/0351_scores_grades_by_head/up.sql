-- 등급 as schools give it: by head counts, not by the percent of each rank, which gave the best of few takers no 1등급.

create function school_grade(above bigint, same bigint, takers bigint, scale integer) returns smallint language sql immutable parallel safe as $$
  with bounds as (
    select grade, round(takers * up_to / 100.0) as heads
    from unnest(case scale when 5 then array[10, 34, 66, 90, 100] when 9 then array[4, 11, 23, 40, 60, 77, 89, 96, 100] end)
      with ordinality as bounds (up_to, grade)
  ), ends as (
    select min(grade) filter (where above + 1 <= heads) as best, min(grade) filter (where above + same <= heads) as worst from bounds
  )
  select case when best = worst then best::smallint else grade_of(100 * (above + (same + 1) / 2.0) / takers, scale) end from ends
$$;
comment on function school_grade(bigint, bigint, bigint, integer) is
  '등급 of those with one value, on a scale of 5 or 9: the heads up to a grade are takers × its cumulative percent, rounded half up; a tie over a border is graded whole by its middle rank';

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

-- What was graded by the former rule.
select refresh_grades(id) from exams;
