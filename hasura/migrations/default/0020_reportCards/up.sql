-- Report cards: remarks, links for parents, and trends.

create table report_remarks (
  id uuid primary key default uuid_v7(),
  score_id uuid not null references scores (id) on delete cascade,
  student_id uuid not null references students (id),
  body text not null,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint report_remarks_score_key unique (score_id),
  constraint report_remarks_body_form check (body is nfc normalized and length(body) <= 500)
);
comment on table report_remarks is '선생님의 말: what stands below one student''s report card of one exam';
comment on column report_remarks.score_id is '성적 it is about';
comment on column report_remarks.student_id is '학생; a trigger fills it';
comment on column report_remarks.body is '본문; empty when it was taken back';
comment on column report_remarks.version is 'Raised at every change; an edit says which one it changes';
create index report_remarks_student_id_index on report_remarks (student_id);
create index report_remarks_created_by_index on report_remarks (created_by);

create table report_links (
  id uuid primary key default uuid_v7(),
  score_id uuid not null references scores (id) on delete cascade,
  student_id uuid not null references students (id),
  token_hash text not null,
  shows_rank boolean not null default false,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_count integer not null default 0,
  first_opened_at timestamptz,
  last_opened_at timestamptz,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint report_links_token_hash_key unique (token_hash),
  constraint report_links_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint report_links_expires_later check (expires_at > created_at),
  constraint report_links_opened_stamped check (
    (opened_count = 0) = (first_opened_at is null) and (first_opened_at is null) = (last_opened_at is null) and last_opened_at >= first_opened_at)
);
comment on table report_links is '성적표 링크: opens one report card without signing in, until it expires or is revoked';
comment on column report_links.score_id is '성적 whose card it opens';
comment on column report_links.student_id is '학생; a trigger fills it';
comment on column report_links.token_hash is 'SHA-256 of what stands in the address; the address itself is kept nowhere but in the text that carries it';
comment on column report_links.shows_rank is '석차와 백분위 are on the card';
comment on column report_links.expires_at is '만료';
comment on column report_links.revoked_at is '해지; null while it opens';
comment on column report_links.opened_count is '열람 횟수, by others than staff';
comment on column report_links.first_opened_at is '처음 연 때';
comment on column report_links.last_opened_at is '마지막으로 연 때';
create index report_links_score_id_index on report_links (score_id);
create index report_links_student_id_index on report_links (student_id);
create index report_links_created_by_index on report_links (created_by);

create function fill_student_of_score() returns trigger language plpgsql as $$
begin
  new.student_id := (select student_id from scores where id = new.score_id);
  return new;
end $$;
comment on function fill_student_of_score() is 'Row trigger: what is about a score is about its student';
create trigger report_remarks_about before insert on report_remarks for each row execute function fill_student_of_score();
create trigger report_remarks_anonymised before insert or update on report_remarks for each row execute function refuse_anonymised();
create trigger report_remarks_version before update on report_remarks for each row execute function raise_version();
create trigger report_links_about before insert on report_links for each row execute function fill_student_of_score();
create trigger report_links_anonymised before insert on report_links for each row execute function refuse_anonymised();

create function guard_report_link() returns trigger language plpgsql as $$
begin
  if (new.score_id, new.student_id, new.token_hash) is distinct from (old.score_id, old.student_id, old.token_hash) then
    perform refuse('report_links_fixed');
  end if;
  if old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at then
    perform refuse('report_links_revoked');
  end if;
  return new;
end $$;
comment on function guard_report_link() is 'A link opens one card for ever, and once revoked none';
create trigger report_links_guard before update on report_links for each row execute function guard_report_link();

create function forget_report_cards() returns trigger language plpgsql as $$
begin
  delete from report_remarks where student_id = new.id;
  update report_links set revoked_at = now() where student_id = new.id and revoked_at is null;
  return null;
end $$;
comment on function forget_report_cards() is 'Of somebody who is forgotten no words are kept and no link opens; anonymise_student then cleans the audit log';
create trigger students_forget_report_cards after update of anonymised_at on students
  for each row when (new.anonymised_at is not null and old.anonymised_at is null) execute function forget_report_cards();

create view score_trends as
  select score.id as score_id, past.exam_id, past.name, past.held_on, past.sequence,
    round(100 * past.value / past.total_points, 1) as percent,
    case when everyone.taken_count >= 5 then round(100 * everyone.mean / past.total_points, 1) end as mean_percent
  from scores as score
  join exams as exam on exam.id = score.exam_id
  join weekly_lectures as week on week.id = exam.weekly_lecture_id
  cross join lateral (
    select other.id as exam_id, other.name, other_week.held_on, other.sequence, other.total_points, attempt.value
    from scores as own
    join exams as other on other.id = own.exam_id and other.lecture_id = exam.lecture_id
    join weekly_lectures as other_week on other_week.id = other.weekly_lecture_id
    left join score_attempts as attempt on attempt.score_id = own.id and attempt.attempt_type = 'FIRST'
    where own.student_id = score.student_id and (other.is_shown or other.id = exam.id)
      and (other_week.held_on, other.sequence) <= (week.held_on, exam.sequence)
      and (attempt.value is not null or own.status = 'ABSENT')
    order by other_week.held_on desc, other.sequence desc, other.id
    limit 8
  ) as past
  cross join lateral (
    select count(*) as taken_count, avg(value) as mean from score_attempts
    where exam_id = past.exam_id and attempt_type = 'FIRST' and value is not null
  ) as everyone;
comment on view score_trends is '성적 추이: of each score the last eight exams of its lecture that are shown, itself the last; staff only';
comment on column score_trends.score_id is '성적 the line ends with';
comment on column score_trends.exam_id is '시험 of one point of it';
comment on column score_trends.name is '시험 이름';
comment on column score_trends.held_on is '수업일';
comment on column score_trends.sequence is 'Order of the exams of a week';
comment on column score_trends.percent is '점수, percent of the points; null for 결시';
comment on column score_trends.mean_percent is '반 평균, percent of the points; null when fewer than five sat it, since it would tell single values';

select keep_records('report_remarks', 'report_links');
select comment_on_records('report_remarks', 'report_links');
