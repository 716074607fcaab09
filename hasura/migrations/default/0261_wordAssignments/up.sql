-- Word assignments: a deck or a run of its words, for a lecture, a week or single students, until a day.

create table word_assignments (
  id uuid primary key default uuid_v7(),
  deck_id uuid not null references word_decks (id) on delete cascade,
  lecture_id uuid references lectures (id) on delete cascade,
  weekly_lecture_id uuid references weekly_lectures (id) on delete cascade,
  first_place integer not null default 1,
  last_place integer,
  due_on date not null,
  target integer,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint word_assignments_one_group check (num_nonnulls(lecture_id, weekly_lecture_id) <= 1),
  constraint word_assignments_places_order check (first_place >= 1 and last_place >= first_place),
  constraint word_assignments_due_ahead check (due_on >= (created_at at time zone 'Asia/Seoul')::date),
  constraint word_assignments_target_range check (target between 1 and 2000)
);
comment on table word_assignments is '단어 과제: words of a deck to know until a day';
comment on column word_assignments.deck_id is '단어장';
comment on column word_assignments.lecture_id is '강의; null for a week or single students';
comment on column word_assignments.weekly_lecture_id is '주차; null for a lecture or single students';
comment on column word_assignments.first_place is '몇 번째 낱말부터';
comment on column word_assignments.last_place is '몇 번째 낱말까지; null for the end of the deck';
comment on column word_assignments.due_on is '마감일';
comment on column word_assignments.target is '목표: how many of the words must be known; null for all';
comment on column word_assignments.version is 'Grows with each change';
create index word_assignments_deck_id_index on word_assignments (deck_id, due_on);
create index word_assignments_lecture_id_index on word_assignments (lecture_id);
create index word_assignments_weekly_lecture_id_index on word_assignments (weekly_lecture_id);
create index word_assignments_created_by_index on word_assignments (created_by);

create table word_assignment_students (
  id uuid primary key default uuid_v7(),
  assignment_id uuid not null references word_assignments (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint word_assignment_students_key unique (assignment_id, student_id)
);
comment on table word_assignment_students is '단어 과제를 받은 학생: of an assignment to single students';
comment on column word_assignment_students.assignment_id is '단어 과제';
comment on column word_assignment_students.student_id is '학생';
create index word_assignment_students_student_id_index on word_assignment_students (student_id);

create function guard_word_assignment() returns trigger language plpgsql as $$
declare
  there integer;
begin
  there := (select count(*) from words where deck_id = new.deck_id and sequence between new.first_place and coalesce(new.last_place, 2147483647));
  if there < new.target then
    perform refuse('word_assignments_target_reachable', json_build_object('words', there));
  end if;
  return new;
end $$;
comment on function guard_word_assignment() is 'No more words are asked for than there are';
create trigger word_assignments_guard before insert or update of deck_id, first_place, last_place, target on word_assignments
  for each row execute function guard_word_assignment();

create function guard_word_assignment_student() returns trigger language plpgsql as $$
begin
  if exists (select from word_assignments where id = new.assignment_id and num_nonnulls(lecture_id, weekly_lecture_id) > 0) then
    perform refuse('word_assignment_students_single');
  end if;
  return new;
end $$;
comment on function guard_word_assignment_student() is 'Students are named only where no lecture or week is';
create trigger word_assignment_students_guard before insert or update on word_assignment_students
  for each row execute function guard_word_assignment_student();
create trigger word_assignment_students_anonymised before insert on word_assignment_students for each row execute function refuse_anonymised();
create trigger word_assignments_version before update on word_assignments for each row execute function raise_version();

create view word_assignment_readers as
select assignment.id as assignment_id, assignment.deck_id as deck_id, enrollments.student_id as student_id
from word_assignments as assignment join enrollments on enrollments.lecture_id = assignment.lecture_id
where (enrollments.to_date is null or assignment.created_at < (enrollments.to_date + 1)::timestamp at time zone 'Asia/Seoul')
  -- Who came back has several: the last one counts.
  and not exists (
    select from enrollments as later
    where later.lecture_id = enrollments.lecture_id and later.student_id = enrollments.student_id and later.from_date > enrollments.from_date
  )
union all
select assignment.id as assignment_id, assignment.deck_id as deck_id, participants.student_id as student_id
from word_assignments as assignment join participants on participants.weekly_lecture_id = assignment.weekly_lecture_id
union all
select assignment.id as assignment_id, assignment.deck_id as deck_id, single.student_id as student_id
from word_assignments as assignment join word_assignment_students as single on single.assignment_id = assignment.id;
comment on view word_assignment_readers is 'The students of a word assignment: those of its lecture who attended when it was made, of its week, or the ones it names';
comment on column word_assignment_readers.assignment_id is '단어 과제';
comment on column word_assignment_readers.deck_id is '단어장';
comment on column word_assignment_readers.student_id is '학생';

create or replace view deck_readers as
select deck.id as deck_id, enrollments.student_id
from word_decks as deck join enrollments using (lecture_id)
where deck.is_published and (enrollments.to_date is null or deck.published_at < (enrollments.to_date + 1)::timestamp at time zone 'Asia/Seoul')
union all
select deck.id as deck_id, reader.student_id
from word_decks as deck join word_assignment_readers as reader on reader.deck_id = deck.id
where deck.is_published;
comment on view deck_readers is 'The students who may read a deck of a lecture: those who attended when it was published, and whom it is assigned to';

create view word_assignment_progress as
select assignment.id || ':' || reader.student_id as id, assignment.id as assignment_id, assignment.deck_id as deck_id, reader.student_id as student_id,
  assignment.first_place as first_place, assignment.last_place as last_place, assignment.due_on as due_on, least(coalesce(assignment.target, known.words), known.words) as target, known.words as words, known.studied as studied, known.known as known, known.due as due
from word_assignments as assignment join word_assignment_readers as reader on reader.assignment_id = assignment.id
cross join lateral (
  select count(*)::integer as words,
    (count(*) filter (where review.reps > 0))::integer as studied,
    (count(*) filter (where review.state = 'REVIEW'))::integer as known,
    (count(*) filter (where review.reps > 0 and review.due_at <= now()))::integer as due
  from words left join word_reviews as review on review.word_id = words.id and review.student_id = reader.student_id
  where words.deck_id = assignment.deck_id and words.sequence between assignment.first_place and coalesce(assignment.last_place, 2147483647)
) as known;
comment on view word_assignment_progress is '단어 과제 진도: an assignment and each of its students';
comment on column word_assignment_progress.id is 'Assignment and student';
comment on column word_assignment_progress.assignment_id is '단어 과제';
comment on column word_assignment_progress.deck_id is '단어장';
comment on column word_assignment_progress.student_id is '학생';
comment on column word_assignment_progress.first_place is '몇 번째 낱말부터';
comment on column word_assignment_progress.last_place is '몇 번째 낱말까지; null for the end of the deck';
comment on column word_assignment_progress.due_on is '마감일';
comment on column word_assignment_progress.target is '목표; never more than there are words';
comment on column word_assignment_progress.words is '낱말 수';
comment on column word_assignment_progress.studied is '본 낱말';
comment on column word_assignment_progress.known is '아는 낱말: learnt, and not forgotten since';
comment on column word_assignment_progress.due is '지금 복습할 낱말';

create trigger word_assignments_announce after insert or update or delete on word_assignments
  for each statement execute function announce_roots('wordAssignments', 'wordAssignmentProgress', 'wordDecks');
create trigger word_assignment_students_announce after insert or update or delete on word_assignment_students
  for each statement execute function announce_roots('wordAssignmentProgress', 'wordDecks');
create trigger words_announce_assignments after insert or update or delete on words
  for each statement execute function announce_roots('wordAssignmentProgress');
create trigger word_reviews_announce_assignments after insert or update or delete on word_reviews
  for each statement execute function announce_roots('wordAssignmentProgress');

create function forget_word_assignments() returns trigger language plpgsql as $$
begin
  delete from word_assignment_students where student_id = new.id;
  return null;
end $$;
comment on function forget_word_assignments() is 'Whoever is anonymised is named by no assignment';
create trigger students_forget_word_assignments after update of anonymised_at on students
  for each row when (new.anonymised_at is not null and old.anonymised_at is null) execute function forget_word_assignments();

select keep_records('word_assignments', 'word_assignment_students');
select comment_on_records('word_assignments', 'word_assignment_students');
