-- Scores: attempts, grades and statistics of exams.

create table scores (
  id uuid primary key default uuid_v7(),
  exam_id uuid not null,
  weekly_lecture_id uuid not null,
  student_id uuid not null references students (id),
  status text not null default 'NONE',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint scores_student_key unique (exam_id, student_id),
  constraint scores_exam_key unique (id, exam_id),
  constraint scores_exam_fkey foreign key (exam_id, weekly_lecture_id) references exams (id, weekly_lecture_id),
  constraint scores_participant_fkey foreign key (weekly_lecture_id, student_id)
    references participants (weekly_lecture_id, student_id),
  constraint scores_status_known check (status in ('NONE', 'TAKEN', 'GRADED', 'ABSENT', 'EXEMPT'))
);
comment on table scores is '성적: one student''s result in one exam; made by itself for every participant of the exam''s week';
comment on column scores.id is '고유 번호, UUID v7: sorts by time';
comment on column scores.exam_id is '시험';
comment on column scores.weekly_lecture_id is '주차 of the exam, where the student takes part';
comment on column scores.student_id is '학생';
comment on column scores.status is 'NONE 미응시, TAKEN 응시, GRADED 채점 (the first attempt has a value), ABSENT 결시, EXEMPT 면제';
comment on column scores.version is 'Raised at every change of status; a write says which one it changes';
comment on column scores.created_at is '만든 때';
comment on column scores.updated_at is '마지막으로 바뀐 때';
create index scores_exam_index on scores (exam_id, weekly_lecture_id);
create index scores_participant_index on scores (weekly_lecture_id, student_id);
create index scores_student_id_index on scores (student_id, created_at);

create table score_attempts (
  id uuid primary key default uuid_v7(),
  score_id uuid not null,
  exam_id uuid not null,
  attempt_type text not null default 'FIRST',
  retake_number smallint not null default 0,
  retake_exam_id uuid,
  value numeric(6,2),
  delivery_type text not null default 'ONSITE',
  clinic_status text not null default 'NONE',
  memo text not null default '',
  answers smallint[],
  grade smallint,
  grade_scale smallint,
  is_grade_by_hand boolean not null default false,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint score_attempts_score_fkey foreign key (score_id, exam_id) references scores (id, exam_id),
  constraint score_attempts_retake_exam_fkey foreign key (retake_exam_id, exam_id) references retake_exams (id, exam_id),
  constraint score_attempts_number_key unique (score_id, retake_number),
  constraint score_attempts_type_known check (attempt_type in ('FIRST', 'RETAKE')),
  constraint score_attempts_number_of_type check (case attempt_type when 'FIRST' then retake_number = 0 else retake_number between 1 and 99 end),
  constraint score_attempts_paper_of_retake check (attempt_type = 'RETAKE' or retake_exam_id is null),
  constraint score_attempts_value_range check (value >= 0),
  constraint score_attempts_delivery_type_known check (delivery_type in ('ONSITE', 'ONLINE', 'HOME')),
  constraint score_attempts_clinic_status_known check (clinic_status in ('NONE', 'REQUIRED', 'RESERVED', 'DONE', 'EXEMPT')),
  constraint score_attempts_memo_length check (length(memo) <= 500),
  constraint score_attempts_answers_form check (cardinality(answers) <= 100 and -1 <= all (answers) and array_position(answers, null) is null),
  constraint score_attempts_grade_scale_known check (grade_scale in (5, 9)),
  constraint score_attempts_grade_range check (grade between 1 and grade_scale and num_nonnulls(grade, grade_scale) <> 1),
  constraint score_attempts_grade_of_value check (grade is null or value is not null)
);
comment on table score_attempts is '응시: the first attempt or a retake of one score';
comment on column score_attempts.id is '고유 번호, UUID v7: sorts by time';
comment on column score_attempts.score_id is '성적';
comment on column score_attempts.exam_id is '시험: the score''s, kept here so that statistics of one exam read one index';
comment on column score_attempts.attempt_type is '응시 구분: FIRST, RETAKE';
comment on column score_attempts.retake_number is '재시험 차수: 0 for FIRST, then 1, 2 …';
comment on column score_attempts.retake_exam_id is '재시험지; null when the retake has no paper of its own';
comment on column score_attempts.value is '점수, points up to the paper''s total; null until graded';
comment on column score_attempts.delivery_type is '응시 방식: ONSITE 현장, ONLINE 온라인, HOME 자택';
comment on column score_attempts.clinic_status is
  '클리닉: NONE → REQUIRED (value below cutline, by itself) → RESERVED → DONE; EXEMPT by hand; after a load without triggers see settle_clinic()';
comment on column score_attempts.memo is '메모: staff only';
comment on column score_attempts.answers is
  '답: at the place of each question''s number what was answered, written like exam_questions.answer; -1 for none; null when unknown';
comment on column score_attempts.grade is '등급, 1 the best; set by refresh_grades() on grading, or by hand';
comment on column score_attempts.grade_scale is '등급제: 5 or 9, as it was when the grade was set';
comment on column score_attempts.is_grade_by_hand is '등급을 손으로 넣음: refresh_grades() leaves it';
comment on column score_attempts.version is 'Raised at every change but that of the grade; a write says which one it changes';
comment on column score_attempts.created_by is '만든 사람';
comment on column score_attempts.created_at is '만든 때';
comment on column score_attempts.updated_at is '마지막으로 바뀐 때';
-- Statistics, rank and percentile of an exam come from this index alone.
create index score_attempts_values_index on score_attempts (exam_id, value) where attempt_type = 'FIRST' and value is not null;
create index score_attempts_exam_id_index on score_attempts (exam_id, retake_number);
create index score_attempts_score_index on score_attempts (score_id, exam_id);
create index score_attempts_retake_exam_index on score_attempts (retake_exam_id, exam_id);
create index score_attempts_clinic_index on score_attempts (clinic_status, updated_at) where clinic_status in ('REQUIRED', 'RESERVED');
create index score_attempts_created_by_index on score_attempts (created_by);

create table score_cell_locks (
  score_id uuid not null references scores (id) on delete cascade,
  retake_number smallint not null default 0,
  holder_id uuid not null references users (id) on delete cascade,
  renewed_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 seconds',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (score_id, retake_number),
  constraint score_cell_locks_retake_number_range check (retake_number between 0 and 99),
  constraint score_cell_locks_thirty_seconds check (expires_at > renewed_at and expires_at <= renewed_at + interval '30 seconds')
);
comment on table score_cell_locks is '칸 잠금: who is editing a cell of the gradebook; a courtesy, the version decides. Taken by take_cell_lock()';
comment on column score_cell_locks.score_id is '성적';
comment on column score_cell_locks.retake_number is '재시험 차수 of the cell; 0 for FIRST';
comment on column score_cell_locks.holder_id is '편집 중인 직원';
comment on column score_cell_locks.renewed_at is 'When it was taken or renewed last';
comment on column score_cell_locks.expires_at is 'Free from then on; at most 30 seconds after it was renewed';
comment on column score_cell_locks.created_at is '만든 때';
comment on column score_cell_locks.updated_at is '마지막으로 바뀐 때';
create index score_cell_locks_holder_id_index on score_cell_locks (holder_id);

create function fill_exam() returns trigger language plpgsql as $$
begin
  insert into scores (exam_id, weekly_lecture_id, student_id)
  select new.id, new.weekly_lecture_id, student_id from participants where weekly_lecture_id = new.weekly_lecture_id
  on conflict do nothing;
  return null;
end $$;
comment on function fill_exam() is 'A new exam has a score for every participant of its week';
create trigger exams_fill after insert on exams for each row execute function fill_exam();

create function fill_participants() returns trigger language plpgsql as $$
begin
  insert into scores (exam_id, weekly_lecture_id, student_id)
  select exams.id, added.weekly_lecture_id, added.student_id from added join exams on exams.weekly_lecture_id = added.weekly_lecture_id
  on conflict do nothing;
  return null;
end $$;
comment on function fill_participants() is 'A new participant has a score in every exam of the week';
create trigger participants_fill after insert on participants referencing new table as added for each statement execute function fill_participants();

create function clear_scores() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'exams' then
    delete from scores as score where exam_id = old.id and is_untouched(score);
    if exists (select from scores where exam_id = old.id) then
      perform refuse('exams_in_use');
    end if;
  else
    delete from scores as score where weekly_lecture_id = old.weekly_lecture_id and student_id = old.student_id and is_untouched(score);
    if exists (select from scores where weekly_lecture_id = old.weekly_lecture_id and student_id = old.student_id) then
      perform refuse('participants_scored');
    end if;
  end if;
  return old;
end $$;
comment on function clear_scores() is 'Untouched scores go with their exam or participant; others keep them';
create trigger exams_clear before delete on exams for each row execute function clear_scores();
create trigger participants_clear before delete on participants for each row execute function clear_scores();

create function guard_score() returns trigger language plpgsql as $$
declare has_value boolean;
begin
  if tg_op = 'INSERT' then
    new.weekly_lecture_id := coalesce(new.weekly_lecture_id, (select weekly_lecture_id from exams where id = new.exam_id));
    return new;
  end if;
  if (new.exam_id, new.student_id) is distinct from (old.exam_id, old.student_id) then
    perform refuse('scores_stay');
  end if;
  if new.status = old.status then
    return new;
  end if;
  has_value := exists (select from score_attempts where score_id = new.id and attempt_type = 'FIRST' and value is not null);
  if new.status = 'GRADED' and not has_value then
    perform refuse('scores_graded_has_value');
  end if;
  if new.status in ('NONE', 'TAKEN') and has_value then
    perform refuse('scores_value_is_graded');
  end if;
  if new.status in ('NONE', 'ABSENT', 'EXEMPT') and exists (select from score_attempts where score_id = new.id and attempt_type = 'RETAKE') then
    perform refuse('scores_retaken');
  end if;
  return new;
end $$;
comment on function guard_score() is 'GRADED means that the first attempt has a value; a score with retakes is that of an exam given';
create trigger scores_guard before insert or update on scores for each row execute function guard_score();
create trigger scores_move before insert or update of status on scores for each row execute function guard_move('status',
  '> NONE TAKEN ABSENT EXEMPT', 'NONE > TAKEN GRADED ABSENT EXEMPT', 'TAKEN > NONE GRADED ABSENT EXEMPT',
  'GRADED > NONE TAKEN ABSENT EXEMPT', 'ABSENT > NONE EXEMPT', 'EXEMPT > NONE ABSENT');
create trigger scores_version before update on scores for each row execute function raise_version();

create function follow_score() returns trigger language plpgsql as $$
begin
  update score_attempts set value = null where score_id = new.id and attempt_type = 'FIRST' and value is not null;
  return null;
end $$;
comment on function follow_score() is 'ABSENT and EXEMPT clear the value';
create trigger scores_follow after update on scores for each row
  when (new.status in ('ABSENT', 'EXEMPT') and new.status <> old.status) execute function follow_score();

create function cutline_of(attempt score_attempts) returns numeric language sql stable as $$
  select case when attempt.retake_exam_id is null then (select cutline from exams where id = attempt.exam_id)
    else (select cutline from retake_exams where id = attempt.retake_exam_id) end
$$;
comment on function cutline_of(score_attempts) is 'Cutline an attempt is measured by: that of its paper; null for none';

create function is_below_cutline(attempt score_attempts) returns boolean language sql stable as $$
  select coalesce(attempt.value < cutline_of(attempt), false) and not exists (
    select from score_attempts as later
    where later.score_id = attempt.score_id and later.retake_number > attempt.retake_number and later.value >= coalesce(cutline_of(later), 0))
$$;
comment on function is_below_cutline(score_attempts) is 'Whether an attempt''s value asks for the clinic: below its cutline, and no later attempt passed';

create function settle_clinic(wanted_exam uuid, wanted_score uuid default null) returns integer language sql as $$
  with settled as (
    update score_attempts as attempt set clinic_status = case when is_below_cutline(attempt) then 'REQUIRED' else 'NONE' end
    where exam_id = wanted_exam and (wanted_score is null or score_id = wanted_score) and value is not null
      and clinic_status <> 'DONE' and (clinic_status = 'NONE') = is_below_cutline(attempt)
    returning 1)
  select count(*)::integer from settled
$$;
comment on function settle_clinic(uuid, uuid) is
  'Sets the clinic status that follows from values and cutlines, of a whole exam or of one score; answers how many it changed';

create function guard_attempt() returns trigger language plpgsql as $$
declare
  score scores;
  total numeric;
  is_below boolean;
begin
  if tg_op = 'UPDATE' and (new.score_id, new.attempt_type, new.retake_number) is distinct from (old.score_id, old.attempt_type, old.retake_number) then
    perform refuse('score_attempts_stay');
  end if;
  -- The lock serialises changes of the attempts and the status of one score.
  select * into score from scores where id = new.score_id for update;
  new.exam_id := coalesce(new.exam_id, score.exam_id);
  if tg_op = 'INSERT' and new.attempt_type = 'RETAKE' then
    if score.status not in ('TAKEN', 'GRADED') then
      perform refuse('score_attempts_retake_of_given');
    end if;
    if new.retake_number = 0 then
      new.retake_number := (select coalesce(max(retake_number), 0) + 1 from score_attempts where score_id = new.score_id);
    end if;
  end if;
  if new.value is null then
    new.grade := null;
    new.grade_scale := null;
    new.is_grade_by_hand := false;
  elsif score.status in ('ABSENT', 'EXEMPT') then
    perform refuse('score_attempts_value_of_absent');
  end if;
  -- A shared lock, so that the total cannot shrink below a concurrent value.
  if new.retake_exam_id is null then
    select total_points into total from exams where id = new.exam_id for share;
  else
    select total_points into total from retake_exams where id = new.retake_exam_id for share;
  end if;
  if new.value > total then
    perform refuse('score_attempts_value_within_total', json_build_object('total', trim_scale(total)));
  end if;
  is_below := is_below_cutline(new);
  if tg_op = 'INSERT' or (new.value, new.retake_exam_id) is distinct from (old.value, old.retake_exam_id) then
    if new.clinic_status = 'NONE' and is_below then
      new.clinic_status := 'REQUIRED';
    elsif new.clinic_status <> 'DONE' and new.value is not null and not is_below then
      new.clinic_status := 'NONE';
    elsif new.clinic_status in ('REQUIRED', 'RESERVED') and new.value is null and tg_op = 'UPDATE' then
      new.clinic_status := 'NONE';
    end if;
  elsif new.clinic_status = 'NONE' and is_below then
    perform refuse('score_attempts_clinic_below_cutline');
  elsif new.clinic_status in ('REQUIRED', 'RESERVED') and new.value is not null and not is_below then
    perform refuse('score_attempts_clinic_above_cutline');
  end if;
  return new;
end $$;
comment on function guard_attempt() is 'A value within the paper''s points, of an exam that was given; the clinic status follows the value';
create trigger score_attempts_guard before insert or update of score_id, exam_id, attempt_type, retake_number, retake_exam_id, value, clinic_status
  on score_attempts for each row execute function guard_attempt();
create trigger score_attempts_version before update on score_attempts for each row
  when ((old.value, old.delivery_type, old.clinic_status, old.memo, old.answers, old.retake_exam_id)
    is distinct from (new.value, new.delivery_type, new.clinic_status, new.memo, new.answers, new.retake_exam_id)) execute function raise_version();

create function follow_attempt() returns trigger language plpgsql as $$
declare
  attempt score_attempts := case tg_op when 'DELETE' then old else new end;
  state text := 'NONE';
begin
  if attempt.attempt_type = 'RETAKE' then
    perform settle_clinic(attempt.exam_id, attempt.score_id);
    return null;
  end if;
  if tg_op <> 'DELETE' and attempt.value is not null then
    state := 'GRADED';
  elsif (tg_op <> 'DELETE' and attempt.answers is not null) or exists (
    select from scores join submissions using (exam_id, student_id) where scores.id = attempt.score_id and submissions.status = 'DONE') then
    state := 'TAKEN';
  elsif tg_op = 'INSERT' then
    return null;
  end if;
  update scores set status = state where id = attempt.score_id and status not in ('ABSENT', 'EXEMPT', state);
  return null;
end $$;
comment on function follow_attempt() is 'A value makes a score GRADED, answers alone TAKEN; a retake settles the clinic status of the attempts before it';
create trigger score_attempts_follow after insert or delete on score_attempts for each row execute function follow_attempt();
create trigger score_attempts_follow_change after update on score_attempts for each row
  when ((old.value, old.answers, old.retake_exam_id) is distinct from (new.value, new.answers, new.retake_exam_id)) execute function follow_attempt();

create function follow_cutline() returns trigger language plpgsql as $$
begin
  perform settle_clinic(case tg_table_name when 'exams' then new.id else (to_jsonb(new) ->> 'exam_id')::uuid end);
  return null;
end $$;
create trigger exams_follow_cutline after update on exams for each row when (old.cutline is distinct from new.cutline) execute function follow_cutline();
create trigger retake_exams_follow_cutline after update on retake_exams for each row
  when (old.cutline is distinct from new.cutline) execute function follow_cutline();

create function announce_scores() returns trigger language plpgsql as $$
begin
  perform announce('scores', 'scoreAttempts', 'scoreRanks', 'scoreAnswers', 'examStatistics', 'examQuestionStatistics');
  return null;
end $$;
create trigger scores_announce after insert or update or delete on scores for each row execute function announce_scores();
create trigger score_attempts_announce after insert or update or delete on score_attempts for each row execute function announce_scores();

create function guard_cell_lock() returns trigger language plpgsql as $$
begin
  if new.holder_id <> old.holder_id and old.expires_at > clock_timestamp() then
    perform refuse('score_cell_locks_held');
  end if;
  return new;
end $$;
create trigger score_cell_locks_guard before update on score_cell_locks for each row execute function guard_cell_lock();
create trigger score_cell_locks_touch before update on score_cell_locks for each row execute function touch_updated_at();

create function take_cell_lock(wanted_score uuid, wanted_retake integer, taker uuid) returns setof score_cell_locks language sql as $$
  insert into score_cell_locks as held (score_id, retake_number, holder_id) values (wanted_score, wanted_retake, taker)
  on conflict (score_id, retake_number) do update
    set holder_id = excluded.holder_id, renewed_at = excluded.renewed_at, expires_at = excluded.expires_at
    where held.holder_id = excluded.holder_id or held.expires_at <= now()
  returning held.*
$$;
comment on function take_cell_lock(uuid, integer, uuid) is 'Takes or renews the lock of a cell for 30 seconds; no row when another holds it';

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

-- One pass over an exam's values, since every write of a value refreshes its grades.
create function refresh_grades(wanted_exam uuid) returns integer language sql as $$
  with standing as (
    select attempt.id, grade_scale_of(student.high_school_entry_year) as scale,
      -- The middle rank of score_ranks: those above, plus half of those with the same value.
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
comment on function refresh_grades(uuid) is 'Stores the 등급 and scale of every first attempt of an exam as they are now, but those set by hand; answers how many changed';

create function grade_exam(wanted_exam uuid) returns integer language plpgsql as $$
declare
  graded integer;
  unknown json;
begin
  select json_agg(distinct number order by number) into unknown from score_answers
  where exam_id = wanted_exam and answer is null and grading_rule = 'NORMAL';
  if unknown is not null then
    perform refuse('exams_answers_known', json_build_object('questions', unknown));
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

-- Checked at the commit, since an untouched score is deleted before its participant or exam.
create function guard_score_goes() returns trigger language plpgsql as $$
begin
  if exists (
    select from participants join exams using (weekly_lecture_id)
    where exams.id = old.exam_id and participants.student_id = old.student_id) then
    perform refuse('scores_of_participants');
  end if;
  return null;
end $$;
comment on function guard_score_goes() is 'Every participant has a score in every exam of the week';
create constraint trigger scores_stay_with_participants after delete on scores deferrable initially deferred
  for each row execute function guard_score_goes();
create trigger score_attempts_move before insert or update on score_attempts for each row
  when (not is_undoing()) execute function guard_move('clinic_status',
  '> NONE REQUIRED EXEMPT', 'NONE > REQUIRED EXEMPT', 'REQUIRED > NONE RESERVED EXEMPT',
  'RESERVED > NONE REQUIRED DONE EXEMPT', 'DONE >', 'EXEMPT > NONE REQUIRED');

-- Each view reads one exam's attempts by index, for any filter.
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

select keep_records('scores', 'score_attempts');
