-- What follows from scores: statistics, rank, 등급, item analysis. Each view reads one exam's attempts by index, whatever it is filtered by.

create function grade_scale_of(entry_year integer) returns smallint language sql immutable parallel safe as $$
  select case when entry_year >= 2025 then 5 when entry_year < 2025 then 9 end::smallint
$$;
comment on function grade_scale_of(integer) is '등급제 of those who began high school in a year: 5 from 2025 on, before 9; null when unknown';

create function grade_of(rank_percent numeric, scale integer) returns smallint language sql immutable parallel safe as $$
  select min(grade)::smallint
  from unnest(case scale when 5 then array[10, 34, 66, 90, 100] when 9 then array[4, 11, 23, 40, 60, 77, 89, 96, 100] end)
    with ordinality as bounds (up_to, grade)
  where rank_percent <= up_to
$$;
comment on function grade_of(numeric, integer) is '등급 of a rank percent (100 × middle rank / count, so small is good) on a scale of 5 or 9 grades';

create function is_right(given smallint, answer smallint, also_accepts smallint[], grading_rule text) returns boolean
  language sql immutable parallel safe as $$
  select case grading_rule when 'VOID' then false when 'ALL_CORRECT' then true
    else coalesce(given = answer or given = any (also_accepts), false) end
$$;
comment on function is_right(smallint, smallint, smallint[], text) is 'Whether an answer earns a question''s points';

create view exam_items as
  select exams.id as exam_id, question.id as question_id, question.number, question.kind, question.answer, question.also_accepts,
    question.points, question.unit, question.grading_rule
  from exams join exam_questions as question on question.exam_id = exams.id
  union all
  select exams.id, question.id, question.number, question.kind, question.answer, question.also_accepts,
    question.points, question.unit, question.grading_rule
  from exams join exam_questions as question on question.template_id = exams.template_id;
comment on view exam_items is '시험 문항: the questions an exam asks, its own or its template''s; staff only';
comment on column exam_items.exam_id is '시험';
comment on column exam_items.question_id is '문항, exam_questions.id';
comment on column exam_items.number is '번호';
comment on column exam_items.kind is 'CHOICE 객관식, SHORT 단답형';
comment on column exam_items.answer is '정답, see exam_questions.answer';
comment on column exam_items.also_accepts is '복수 정답';
comment on column exam_items.points is '배점';
comment on column exam_items.unit is '단원';
comment on column exam_items.grading_rule is 'NORMAL, ALL_CORRECT 전원 정답, VOID 무효';

create view exam_statistics as
  select exams.id as exam_id, whole.taken_count, people.participant_count, people.absent_count, people.clinic_count,
    whole.mean, whole.highest, whole.lowest, whole.median, whole.deviation, spread.distribution
  from exams
  cross join lateral (
    select count(*)::integer as taken_count, round(avg(value), 2) as mean, max(value) as highest, min(value) as lowest,
      round((percentile_cont(0.5) within group (order by value))::numeric, 2) as median, round(stddev_pop(value), 2) as deviation
    from score_attempts where exam_id = exams.id and attempt_type = 'FIRST' and value is not null
  ) as whole
  cross join lateral (
    select array_agg((
      select count(*) from score_attempts
      where exam_id = exams.id and attempt_type = 'FIRST' and value is not null
        and value >= exams.total_points * bucket / 10 and (value < exams.total_points * (bucket + 1) / 10 or bucket = 9))::integer
      order by bucket) as distribution
    from generate_series(0, 9) as bucket
  ) as spread
  cross join lateral (
    select count(*)::integer as participant_count, (count(*) filter (where status = 'ABSENT'))::integer as absent_count,
      (select count(*) from score_attempts where exam_id = exams.id and retake_number = 0 and clinic_status in ('REQUIRED', 'RESERVED'))::integer
        as clinic_count
    from scores where exam_id = exams.id
  ) as people;
comment on view exam_statistics is '시험 통계: of the first attempts that have a value';
comment on column exam_statistics.exam_id is '시험';
comment on column exam_statistics.taken_count is '응시 인원: first attempts with a value';
comment on column exam_statistics.participant_count is '대상 인원';
comment on column exam_statistics.absent_count is '결시 인원';
comment on column exam_statistics.clinic_count is '클리닉에 와야 하거나 예약한 인원';
comment on column exam_statistics.mean is '평균';
comment on column exam_statistics.highest is '최고점';
comment on column exam_statistics.lowest is '최저점';
comment on column exam_statistics.median is '중앙값';
comment on column exam_statistics.deviation is '표준편차, of the population';
comment on column exam_statistics.distribution is '점수 분포: ten counts, from 0 to 10 percent of the points up to 90 to 100';

create view score_ranks as
  select attempt.score_id, attempt.id as attempt_id, attempt.exam_id, score.student_id, attempt.value, standing.taken_count,
    standing.above + 1 as rank,
    standing.above + (standing.same + 1) / 2.0 as middle_rank,
    round(exact.rank_percent, 2) as rank_percent,
    round(100 * (standing.taken_count - standing.above - standing.same / 2.0) / standing.taken_count, 2) as percentile,
    grade_scale_of(student.high_school_entry_year) as grade_scale,
    grade_of(exact.rank_percent, grade_scale_of(student.high_school_entry_year)) as grade
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
comment on view score_ranks is '석차: of each first attempt that has a value, among those of its exam, as of now; score_attempts.grade keeps the 등급 of the last grading';
comment on column score_ranks.score_id is '성적';
comment on column score_ranks.attempt_id is '응시';
comment on column score_ranks.exam_id is '시험';
comment on column score_ranks.student_id is '학생';
comment on column score_ranks.value is '점수';
comment on column score_ranks.taken_count is '응시 인원';
comment on column score_ranks.rank is '등수: one more than those above';
comment on column score_ranks.middle_rank is '중간석차: ties share the middle of their places';
comment on column score_ranks.rank_percent is '석차백분율: 100 × middle rank / count; 등급 goes by it';
comment on column score_ranks.percentile is '백분위: percent below, ties counted half';
comment on column score_ranks.grade_scale is '등급제 by the year of high-school entry: 5, 9; null when unknown';
comment on column score_ranks.grade is '등급';

create view exam_question_statistics as
  select item.exam_id, item.question_id, item.number, item.kind, item.answer, item.points, item.unit, item.grading_rule,
    analysis.taken_count, analysis.correct_count, analysis.correct_rate, analysis.upper_rate, analysis.lower_rate,
    analysis.upper_rate - analysis.lower_rate as discrimination, analysis.correlation,
    case item.kind when 'CHOICE' then analysis.choice_counts end as choice_counts
  from exam_items as item
  cross join lateral (
    select count(*)::integer as taken_count, (count(*) filter (where is_correct))::integer as correct_count,
      round(100 * avg(is_correct::integer), 1) as correct_rate,
      round(100 * avg(is_correct::integer) filter (where place <= ceil(0.27 * everyone)), 1) as upper_rate,
      round(100 * avg(is_correct::integer) filter (where place > everyone - ceil(0.27 * everyone)), 1) as lower_rate,
      round(corr(is_correct::integer, value - case when is_correct then item.points else 0 end)::numeric, 3) as correlation,
      array[
        count(*) filter (where given < 0), count(*) filter (where given::text like '%1%' and given > 0), count(*) filter (where given::text like '%2%'),
        count(*) filter (where given::text like '%3%'), count(*) filter (where given::text like '%4%'),
        count(*) filter (where given::text like '%5%')]::integer[] as choice_counts
    from (
      select coalesce(answers[item.number], -1) as given, value,
        is_right(answers[item.number], item.answer, item.also_accepts, item.grading_rule) as is_correct,
        row_number() over (order by value desc, id) as place, count(*) over () as everyone
      from score_attempts
      where exam_id = item.exam_id and attempt_type = 'FIRST' and value is not null and answers is not null
    ) as sat
  ) as analysis;
comment on view exam_question_statistics is '문항 분석: of the first attempts whose answers are known';
comment on column exam_question_statistics.exam_id is '시험';
comment on column exam_question_statistics.question_id is '문항';
comment on column exam_question_statistics.number is '번호';
comment on column exam_question_statistics.kind is 'CHOICE 객관식, SHORT 단답형';
comment on column exam_question_statistics.answer is '정답, see exam_questions.answer';
comment on column exam_question_statistics.points is '배점';
comment on column exam_question_statistics.unit is '단원';
comment on column exam_question_statistics.grading_rule is 'NORMAL, ALL_CORRECT 전원 정답, VOID 무효';
comment on column exam_question_statistics.taken_count is '응시 인원 whose answers are known';
comment on column exam_question_statistics.correct_count is '정답 인원';
comment on column exam_question_statistics.correct_rate is '정답률, percent';
comment on column exam_question_statistics.upper_rate is '상위 27 % 정답률, percent';
comment on column exam_question_statistics.lower_rate is '하위 27 % 정답률, percent';
comment on column exam_question_statistics.discrimination is '변별도: 상위 27 % 정답률 − 하위 27 % 정답률, percentage points';
comment on column exam_question_statistics.correlation is '문항-총점 상관: of being right with the points of all other questions, -1–1; null when all or none were right';
comment on column exam_question_statistics.choice_counts is '선택 인원: of no answer, then of choices 1–5; null for 단답형';

create view score_answers as
  select attempt.id as attempt_id, attempt.score_id, attempt.exam_id, score.student_id, attempt.retake_number, question.id as question_id,
    question.number, question.kind, question.unit, question.points, question.answer, question.also_accepts, question.grading_rule,
    coalesce(attempt.answers[question.number], -1::smallint) as given,
    is_right(attempt.answers[question.number], question.answer, question.also_accepts, question.grading_rule) as is_correct
  from score_attempts as attempt
  join scores as score on score.id = attempt.score_id
  -- Lateral, so that the questions of one attempt are looked up and not those of every exam joined.
  cross join lateral (
    select own.* from exam_questions as own where own.exam_id = attempt.exam_id and attempt.retake_exam_id is null
    union all
    select shared.* from exams join exam_questions as shared on shared.template_id = exams.template_id
    where exams.id = attempt.exam_id and attempt.retake_exam_id is null
    union all
    select again.* from exam_questions as again where again.retake_exam_id = attempt.retake_exam_id
  ) as question
  where attempt.answers is not null;
comment on view score_answers is '답안: each question of each attempt whose answers are known, what was answered and what is right';
comment on column score_answers.attempt_id is '응시';
comment on column score_answers.score_id is '성적';
comment on column score_answers.exam_id is '시험';
comment on column score_answers.student_id is '학생';
comment on column score_answers.retake_number is '재시험 차수; 0 for FIRST';
comment on column score_answers.question_id is '문항';
comment on column score_answers.number is '번호';
comment on column score_answers.kind is 'CHOICE 객관식, SHORT 단답형';
comment on column score_answers.unit is '단원';
comment on column score_answers.points is '배점';
comment on column score_answers.answer is '정답, see exam_questions.answer';
comment on column score_answers.also_accepts is '복수 정답';
comment on column score_answers.grading_rule is 'NORMAL, ALL_CORRECT 전원 정답, VOID 무효';
comment on column score_answers.given is '학생의 답, see score_attempts.answers; -1 for none';
comment on column score_answers.is_correct is '맞음';

create function refresh_grades(wanted_exam uuid) returns integer language sql as $$
  with graded as (
    update score_attempts as attempt set grade = standing.grade, grade_scale = case when standing.grade is not null then standing.grade_scale end
    from score_ranks as standing
    where standing.exam_id = wanted_exam and attempt.id = standing.attempt_id and not attempt.is_grade_by_hand
      and (attempt.grade, attempt.grade_scale) is distinct from (standing.grade, standing.grade_scale)
    returning 1)
  select count(*)::integer from graded
$$;
comment on function refresh_grades(uuid) is 'Stores the 등급 and scale of every first attempt of an exam as they are now, but those set by hand; answers how many changed';

create function grade_exam(wanted_exam uuid) returns integer language plpgsql as $$
declare
  graded integer;
  unknown text;
begin
  select string_agg(distinct number::text, ', ') into unknown from score_answers
  where exam_id = wanted_exam and answer is null and grading_rule = 'NORMAL';
  if unknown is not null then
    raise exception '정답이 없는 문항이 있습니다: %번. 정답을 넣고 다시 채점해 주세요.', unknown using errcode = '23514', constraint = 'exams_answers_known';
  end if;
  update score_attempts as attempt set value = marked.points
  from (
    select attempt_id, coalesce(sum(points) filter (where is_correct), 0) as points
    from score_answers join scores on scores.id = score_id
    where score_answers.exam_id = wanted_exam and scores.status not in ('ABSENT', 'EXEMPT') group by attempt_id
  ) as marked
  where attempt.id = marked.attempt_id and attempt.value is distinct from marked.points;
  get diagnostics graded = row_count;
  perform refresh_grades(wanted_exam);
  return graded;
end $$;
comment on function grade_exam(uuid) is
  'Grades every attempt of an exam, retakes too, whose answers are known by the key as it is now, then the 등급; answers how many values changed';

create function follow_shown() returns trigger language plpgsql as $$
begin
  perform refresh_grades(new.id);
  return null;
end $$;
comment on function follow_shown() is 'What students are about to see is up to date';
create trigger exams_follow_shown after update on exams for each row when (new.is_shown and not old.is_shown) execute function follow_shown();
