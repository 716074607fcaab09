-- Exams: the exams of a week and their questions.

create table exams (
  id uuid primary key default uuid_v7(),
  lecture_id uuid not null,
  weekly_lecture_id uuid not null,
  template_id uuid,
  name text not null,
  cutline numeric(6,2),
  total_points numeric(6,2) not null default 100,
  sequence integer not null,
  is_shown boolean not null default false,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint exams_week_fkey foreign key (weekly_lecture_id, lecture_id) references weekly_lectures (id, lecture_id),
  constraint exams_template_fkey foreign key (template_id, lecture_id) references exam_templates (id, lecture_id),
  constraint exams_week_key unique (id, weekly_lecture_id),
  constraint exams_sequence_key unique (weekly_lecture_id, sequence) deferrable initially immediate,
  constraint exams_name_form check (name = btrim(name) and length(name) between 1 and 60 and name is nfc normalized),
  constraint exams_total_points_range check (total_points > 0 and total_points <= 1000),
  constraint exams_cutline_range check (cutline >= 0),
  constraint exams_sequence_range check (sequence between 1 and 1000)
);
comment on table exams is '주차 시험: an exam of one week, linked to a template or on its own';
comment on column exams.id is '고유 번호, UUID v7: sorts by time';
comment on column exams.lecture_id is '강의: the one of the week, and of the template';
comment on column exams.weekly_lecture_id is '주차';
comment on column exams.template_id is '시험 양식: while set, name, cutline, points and questions are the template''s; null when unlinked';
comment on column exams.name is '이름';
comment on column exams.cutline is '커트라인, points below which a student must come to the clinic or sit a retake; null for none';
comment on column exams.total_points is '만점; the sum of its questions, once it has any';
comment on column exams.sequence is '주차 안 순서; the next one unless said';
comment on column exams.is_shown is '학생에게 공개: HIDDEN false ⇄ SHOWN true';
comment on column exams.version is 'Raised at every change, also of its questions; an edit says which one it changes';
comment on column exams.created_by is '만든 사람';
comment on column exams.created_at is '만든 때';
comment on column exams.updated_at is '마지막으로 바뀐 때';
create index exams_week_index on exams (weekly_lecture_id, lecture_id);
create index exams_lecture_id_index on exams (lecture_id, created_at);
create index exams_template_index on exams (template_id, lecture_id);
create index exams_created_by_index on exams (created_by);

create function are_answers(kind text, answers smallint[]) returns boolean language sql immutable parallel safe as $$
  select coalesce(bool_and(coalesce(case kind when 'CHOICE' then answer > 0 and answer::text ~ '^1?2?3?4?5?$' else answer between 0 and 9999 end, false)), true)
  from unnest(answers) as answer
$$;
comment on function are_answers(text, smallint[]) is
  'Whether numbers can answer a question of this kind: CHOICE the marked choices as ascending digits (24 is ② and ④), SHORT the number itself';

create table exam_questions (
  id uuid primary key default uuid_v7(),
  template_id uuid references exam_templates (id) on delete cascade,
  exam_id uuid references exams (id) on delete cascade,
  retake_exam_id uuid,
  number smallint not null,
  kind text not null default 'CHOICE',
  answer smallint,
  also_accepts smallint[] not null default '{}',
  points numeric(6,2) not null,
  unit text not null default '',
  grading_rule text not null default 'NORMAL',
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint exam_questions_one_owner check (num_nonnulls(template_id, exam_id, retake_exam_id) = 1),
  constraint exam_questions_template_number_key unique (template_id, number),
  constraint exam_questions_exam_number_key unique (exam_id, number),
  constraint exam_questions_retake_number_key unique (retake_exam_id, number),
  constraint exam_questions_retake_key unique (id, retake_exam_id),
  constraint exam_questions_number_range check (number between 1 and 100),
  constraint exam_questions_kind_known check (kind in ('CHOICE', 'SHORT')),
  constraint exam_questions_answer_form check (are_answers(kind, array[answer]) or answer is null),
  constraint exam_questions_also_accepts_form check (are_answers(kind, also_accepts)),
  constraint exam_questions_points_range check (points > 0),
  constraint exam_questions_unit_length check (length(unit) <= 50),
  constraint exam_questions_grading_rule_known check (grading_rule in ('NORMAL', 'ALL_CORRECT', 'VOID'))
);
comment on table exam_questions is '문항과 정답: of a template, of an unlinked exam, or of a retake paper; staff only';
comment on column exam_questions.id is '고유 번호, UUID v7: sorts by time';
comment on column exam_questions.template_id is '시험 양식; null when another owns it';
comment on column exam_questions.exam_id is '시험; null when another owns it';
comment on column exam_questions.retake_exam_id is '재시험지; null when another owns it';
comment on column exam_questions.number is '번호: place in score_attempts.answers';
comment on column exam_questions.kind is 'CHOICE 객관식 1–5, SHORT 단답형 0–9999';
comment on column exam_questions.answer is '정답: CHOICE the right choices as ascending digits, all to be marked (24 is ② and ④); SHORT the number; null until known';
comment on column exam_questions.also_accepts is '복수 정답: further answers that count as right, each written like answer';
comment on column exam_questions.points is '배점';
comment on column exam_questions.unit is '단원';
comment on column exam_questions.grading_rule is 'NORMAL, ALL_CORRECT 전원 정답, VOID 무효: counts for nobody and not in the total';
comment on column exam_questions.created_by is '만든 사람';
comment on column exam_questions.created_at is '만든 때';
comment on column exam_questions.updated_at is '마지막으로 바뀐 때';
create index exam_questions_created_by_index on exam_questions (created_by);

create function guard_exam() returns trigger language plpgsql as $$
declare template exam_templates;
begin
  if tg_op = 'INSERT' then
    -- The lock makes concurrent inserts of participants wait, so that none is left without a score.
    select coalesce(new.lecture_id, lecture_id) into new.lecture_id from weekly_lectures where id = new.weekly_lecture_id for update;
    new.sequence := coalesce(new.sequence, (select coalesce(max(sequence), 0) + 1 from exams where weekly_lecture_id = new.weekly_lecture_id));
  end if;
  if new.template_id is null then
    return new;
  end if;
  if tg_op = 'INSERT' or new.template_id is distinct from old.template_id then
    select * into template from exam_templates where id = new.template_id for share;
    new.name := coalesce(template.name, new.name);
    new.cutline := template.cutline;
    new.total_points := coalesce(template.total_points, new.total_points);
  elsif (new.name, new.cutline, new.total_points) is distinct from (old.name, old.cutline, old.total_points) then
    select * into template from exam_templates where id = new.template_id;
    if (new.name, new.cutline, new.total_points) is distinct from (template.name, template.cutline, template.total_points) then
      perform refuse('exams_linked_core_info');
    end if;
  end if;
  return new;
end $$;
comment on function guard_exam() is 'A linked exam has its template''s name, cutline and points; sequence and lecture are found when not said';
create trigger exams_guard before insert or update on exams for each row execute function guard_exam();

create function guard_question() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.template_id, new.exam_id, new.retake_exam_id) is distinct from (old.template_id, old.exam_id, old.retake_exam_id) then
    perform refuse('exam_questions_stay');
  end if;
  if (select template_id from exams where id = new.exam_id for share) is not null then
    perform refuse('exam_questions_exam_unlinked');
  end if;
  return new;
end $$;
create trigger exam_questions_guard before insert or update on exam_questions for each row execute function guard_question();

create function counted_points(points numeric, grading_rule text) returns numeric language sql immutable parallel safe as $$
  select case grading_rule when 'VOID' then null else points end
$$;
comment on function counted_points(numeric, text) is 'Points a question adds to the total of its paper: none when it is VOID';

create function follow_questions() returns trigger language plpgsql as $$
begin
  update exam_templates as paper set total_points = coalesce(whole.points, paper.total_points), version = paper.version + 1
  from (select owner, (select sum(counted_points(points, grading_rule)) from exam_questions where template_id = owner) as points
    from (select distinct template_id as owner from changed) as owners) as whole
  where paper.id = whole.owner;
  update exams as paper set total_points = coalesce(whole.points, paper.total_points), version = paper.version + 1
  from (select owner, (select sum(counted_points(points, grading_rule)) from exam_questions where exam_id = owner) as points
    from (select distinct exam_id as owner from changed) as owners) as whole
  where paper.id = whole.owner;
  update retake_exams as paper set total_points = coalesce(whole.points, paper.total_points), version = paper.version + 1
  from (select owner, (select sum(counted_points(points, grading_rule)) from exam_questions where retake_exam_id = owner) as points
    from (select distinct retake_exam_id as owner from changed) as owners) as whole
  where paper.id = whole.owner;
  return null;
end $$;
comment on function follow_questions() is 'Keeps a paper''s points the sum of its questions, and raises its version once a statement';
create trigger exam_questions_inserted after insert on exam_questions referencing new table as changed for each statement execute function follow_questions();
create trigger exam_questions_updated after update on exam_questions referencing new table as changed for each statement execute function follow_questions();
create trigger exam_questions_deleted after delete on exam_questions referencing old table as changed for each statement execute function follow_questions();

create function follow_link() returns trigger language plpgsql as $$
begin
  if new.template_id is null then
    insert into exam_questions (exam_id, number, kind, answer, also_accepts, points, unit, grading_rule)
    select new.id, number, kind, answer, also_accepts, points, unit, grading_rule from exam_questions where template_id = old.template_id;
  end if;
  update retake_question_maps as map set original_question_id = question.id
  from retake_exams as paper, exam_questions as former, exam_questions as question
  where paper.exam_id = new.id and map.retake_exam_id = paper.id and former.id = map.original_question_id and question.number = former.number
    and case when new.template_id is null then question.exam_id = new.id else question.template_id = new.template_id end;
  delete from retake_question_maps as map using retake_exams as paper, exam_questions as former
  where paper.exam_id = new.id and map.retake_exam_id = paper.id and former.id = map.original_question_id
    and case when new.template_id is null then former.exam_id is distinct from new.id else former.template_id is distinct from new.template_id end;
  if old.template_id is null then
    delete from exam_questions where exam_id = new.id;
  end if;
  return null;
end $$;
comment on function follow_link() is
  'Linking drops an exam''s own questions for the template''s; unlinking gives it a copy of them; retake questions follow to the same number';
create trigger exams_follow_link after update on exams for each row when (old.template_id is distinct from new.template_id) execute function follow_link();

-- Checked at the commit, since questions may come one by one, and a void question and its re-grade are two statements.
create function check_total() returns trigger language plpgsql as $$
declare
  is_retake constant boolean := tg_table_name = 'retake_exams';
  total numeric;
  line numeric;
  highest numeric;
begin
  execute format('select total_points, cutline from %I where id = $1', tg_table_name) into total, line using new.id;
  if line > total then
    perform refuse(tg_argv[0], json_build_object('cutline', trim_scale(line), 'total', trim_scale(total)));
  end if;
  if tg_table_name <> 'exam_templates' then
    select max(value) into highest from score_attempts
    where case when is_retake then retake_exam_id = new.id else retake_exam_id is null and exam_id = new.id end;
    if highest > total then
      perform refuse(tg_argv[1], json_build_object('highest', trim_scale(highest), 'total', trim_scale(total)));
    end if;
  end if;
  return null;
end $$;
comment on function check_total() is 'No cutline and no value above a paper''s points; its arguments name the two rules';
create constraint trigger exam_templates_check_total after insert or update of cutline, total_points on exam_templates
  deferrable initially deferred for each row execute function check_total('exam_templates_cutline_within_total');
create constraint trigger exams_check_total after insert or update of cutline, total_points, template_id on exams
  deferrable initially deferred for each row execute function check_total('exams_cutline_within_total', 'exams_total_covers_values');
create trigger exams_version before update on exams for each row execute function raise_version();

create function guard_total() returns trigger language plpgsql as $$
declare total numeric;
begin
  select sum(counted_points(points, grading_rule)) into total from exam_questions
  where case tg_table_name when 'exam_templates' then template_id when 'exams' then exam_id else retake_exam_id end = new.id;
  if new.total_points <> total then
    perform refuse('exam_questions_make_total', json_build_object('total', trim_scale(total)));
  end if;
  return new;
end $$;
comment on function guard_total() is 'The points of a paper are the sum of its questions, once it has any';
create trigger exam_templates_total before update of total_points on exam_templates for each row
  when (new.total_points <> old.total_points) execute function guard_total();
create trigger exams_total before update of total_points on exams for each row
  when (new.total_points <> old.total_points) execute function guard_total();

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

select keep_records('exams', 'exam_questions');
