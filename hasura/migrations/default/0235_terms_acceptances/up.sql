-- Changed terms: a student agrees to each new version once, at the first visit after its day.

create table term_acceptances (
  id uuid primary key default uuid_v7(),
  student_id uuid not null references students (id) on delete cascade,
  version_id uuid not null references term_versions (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint term_acceptances_version_key unique (student_id, version_id)
);
comment on table term_acceptances is '약관 동의: which student agreed to which changed version, and when';
comment on column term_acceptances.student_id is '학생';
comment on column term_acceptances.version_id is '약관 본문';
create index term_acceptances_version_id_index on term_acceptances (version_id);

create function guard_term_acceptance() returns trigger language plpgsql as $$
begin
  if not exists (select from published_term_versions where id = new.version_id) then
    perform refuse('term_acceptances_published');
  end if;
  return new;
end $$;
comment on function guard_term_acceptance() is 'Nobody agrees to what is not published yet';
create trigger term_acceptances_guard before insert on term_acceptances for each row execute function guard_term_acceptance();
select keep_records('term_acceptances');
select comment_on_records('term_acceptances');

create view pending_terms as
  select student.id as student_id, version.id as version_id, term.id as term_id, term.title, version.published_from
  from students as student
  cross join terms as term
  cross join lateral (
    select id, published_from from term_versions
    where term_id = term.id and id in (select id from published_term_versions)
    order by published_from desc limit 1
  ) as version
  -- The version of the first day is agreed to with the registration, as is the one in force on that day.
  where version.published_from > student.registered_on
    and exists (select from term_versions as earlier where earlier.term_id = term.id and earlier.published_from < version.published_from)
    and not exists (select from term_acceptances where student_id = student.id and version_id = version.id);
comment on view pending_terms is '확인할 약관: changed terms in force that a student has not agreed to';
comment on column pending_terms.student_id is '학생';
comment on column pending_terms.version_id is '약관 본문';
comment on column pending_terms.term_id is '약관';
comment on column pending_terms.title is '제목';
comment on column pending_terms.published_from is '시행일';
